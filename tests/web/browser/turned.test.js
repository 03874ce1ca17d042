// Pointers on what CSS has turned, mirrored, skewed or scaled, or on what lies in something that is: case 47.
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { BROWSERS } from './browsers.js';
import { panel, sketch } from './cast-state.js';
import { openElements, SCRIPT } from './elements-page.js';
import { until } from './until.js';

/** What is done to the element itself, or to what it lies in. @type {readonly ['own' | 'around', string][]} */
const TURNS = [
  ['own', 'rotate(90deg)'],
  ['around', 'scaleX(-1)'],
  ['around', 'skewX(25deg) rotate(200deg) scale(0.8)'],
  ['own', 'rotateY(180deg)'],
];

/** In the page: turns a picture in its middle, and the other one of the two not at all. */
function turn(/** @type {string} */ selector, /** @type {string} */ which, /** @type {string} */ transform) {
  const own = /** @type {HTMLElement} */ (document.querySelector(selector));
  const around = /** @type {HTMLElement} */ (own.parentElement);
  own.style.transform = which === 'own' ? transform : '';
  around.style.transform = which === 'around' ? transform : '';
}

/** In the page: where in the window a part of a picture is shown, by something that is put there. */
function shownAt(/** @type {string} */ selector, /** @type {number} */ x, /** @type {number} */ y) {
  const own = /** @type {HTMLElement} */ (document.querySelector(selector));
  const around = /** @type {HTMLElement} */ (own.parentElement);
  const mark = document.createElement('i');
  const inside = own.shadowRoot ?? around;
  inside.append(mark);
  const box = own.shadowRoot ? { offsetLeft: 0, offsetTop: 0 } : own;
  mark.style.position = 'absolute';
  mark.style.left = `${box.offsetLeft + x * own.offsetWidth}px`;
  mark.style.top = `${box.offsetTop + y * own.offsetHeight}px`;
  // Not being in the canvas, it is not turned with it.
  if (!own.shadowRoot) {
    mark.style.transform = getComputedStyle(own).transform;
    const middle = {
      x: own.offsetWidth / 2 - x * own.offsetWidth,
      y: own.offsetHeight / 2 - y * own.offsetHeight,
    };
    mark.style.transformOrigin = `${middle.x}px ${middle.y}px`;
  }
  const { left, top } = mark.getBoundingClientRect();
  mark.remove();
  return { x: left, y: top };
}

for (const name of BROWSERS) {
  describe(`Turned pictures in ${name}`, () => {
    const open = openElements(name);
    afterEach(async () => assert.deepEqual((await open.probe()).errors, []));

    const game = () =>
      open.tab.evaluate(() => {
        const { state, replay } = /** @type {any} */ (document.querySelector('spear-run'));
        return { state, pressed: replay?.replace(/[^JT]/g, '') };
      });

    for (const [which, transform] of TURNS) {
      it(`the game's left half is its own left half: ${which} ${transform}`, async () => {
        await open.show(`<div id="around"><spear-run seed="7"></spear-run></div>${SCRIPT}`);
        await open.tab.evaluate(() => {
          const around = /** @type {HTMLElement} */ (document.getElementById('around'));
          Object.assign(around.style, { position: 'relative', width: '420px', margin: '60px' });
        });
        await open.tab.evaluate(turn, 'spear-run', which, transform);
        await until('it is ready', async () => (await game()).state === 'ready');
        const left = await open.tab.evaluate(shownAt, 'spear-run', 0.4, 0.6);
        const right = await open.tab.evaluate(shownAt, 'spear-run', 0.6, 0.6);
        await open.tab.drag([left]);
        await until('he runs', async () => (await game()).state === 'running');
        await open.tab.drag([left]);
        await until('a jump', async () => (await game()).pressed === 'J');
        await open.tab.drag([right]);
        await until('a thrust', async () => (await game()).pressed === 'JT');
      });
    }

    /** @param {string} scene @param {readonly ['own' | 'around', string]} how */
    async function show(scene, how) {
      await open.tab.goto('about:blank'); // another fragment alone is no other page
      await open.tab.goto(`${open.site.origin}/cast.html#${scene}`);
      await until('something is drawn', async () => (await open.tab.evaluate(sketch, scene)).inked > 0);
      await open.tab.evaluate(turn, `#${scene}-canvas`, ...how);
    }
    /** A place on a scene's picture. @param {string} scene @param {number} x 0..1 @param {number} y 0..1 */
    const at = (scene, x, y) => open.tab.evaluate(shownAt, `#${scene}-canvas`, x, y);
    /** @param {string} scene */
    const values = async (scene) => (await open.tab.evaluate(panel, scene)).values;

    for (const [scene, how] of /** @type {const} */ ([
      ['rope', TURNS[0]],
      ['flag', TURNS[2]],
    ])) {
      it(`the anchor of the ${scene} goes with the pointer: ${how.join(' ')}`, async () => {
        await show(scene, how);
        const before = await open.tab.evaluate(sketch, scene);
        const share = 60 / before.width;
        await open.tab.drag([await at(scene, 0.5, 0.3), await at(scene, 0.5 + share, 0.3 + 80 / 440)]);
        await until('the top 80 u lower, and that of the rope 60 u to its right', async () => {
          const { top, topX } = await open.tab.evaluate(sketch, scene);
          const aside = topX - before.topX - 60;
          return Math.abs(top - before.top - 80) < 6 && (scene === 'flag' || Math.abs(aside) < 6);
        });
      });
    }

    for (const how of [TURNS[1], TURNS[2]]) {
      it(`the walker is where the pointer is: ${how.join(' ')}`, async () => {
        await show('walker', how);
        await open.tab.hover(await at('walker', 0.3, 0.9));
        await until('hips at 30 %, 8 degrees', async () => {
          const { hip, turn } = await values('walker');
          return Math.abs(hip - 30) < 3 && Math.abs(turn - 8) < 0.4;
        });
      });
    }

    it(`the hound runs as fast as the pointer is far: ${TURNS[3].join(' ')}`, async () => {
      await show('hound', TURNS[3]);
      await open.tab.drag([await at('hound', 0.5, 0.5), await at('hound', 0.8, 0.7)]);
      await until('560 u/s', async () => Math.abs((await values('hound')).speed - 560) < 25);
    });
  });
}
