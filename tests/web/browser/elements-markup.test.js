// The elements under libraries that hold the markup to be the truth: they take away what is not in it.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findings } from './axe.js';
import { BROWSERS } from './browsers.js';
import { openElements, SCRIPT } from './elements-page.js';
import { until } from './until.js';

const MARKUP =
  '<stick-man action="walk" controls=""></stick-man><spear-run seed="7" controls=""></spear-run>';

/** In the page: morphs what is inside <main> into what the server would send again. @param {string} html */
async function morph(html) {
  const { Idiomorph } = await import(`${origin}/modules/idiomorph/dist/idiomorph.esm.js`);
  const main = /** @type {HTMLElement} */ (document.querySelector('main'));
  Idiomorph.morph(main, html, { morphStyle: 'innerHTML' });
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** In the page. */
function look() {
  const man = /** @type {any} */ (document.querySelector('stick-man'));
  const game = /** @type {any} */ (document.querySelector('spear-run'));
  const area = game.shadowRoot?.querySelector('[part=area]');
  return {
    html: man.outerHTML + game.outerHTML,
    paused: man.paused,
    state: game.state,
    distance: game.distance,
    touch: area && getComputedStyle(area).touchAction,
    focus: document.activeElement?.localName,
  };
}

for (const name of BROWSERS) {
  describe(`the elements and the page's markup in ${name}`, () => {
    const open = openElements(name);
    const now = () => open.tab.evaluate(look);

    it('give themselves no attribute, so that no hydration finds another markup (case 39)', async () => {
      await open.show(`${MARKUP}${SCRIPT}`);
      await until('both are ready', async () => (await now()).state === 'ready');
      assert.equal((await now()).html, MARKUP);
      await open.tab.evaluate(() => {
        for (const element of /** @type {any} */ (document.querySelectorAll('stick-man, spear-run'))) {
          element.pause();
          element.play();
          element.pause();
        }
      });
      assert.equal((await now()).html, MARKUP);
    });

    it('have a role and a name in the accessibility tree, that of the label where there is one', async () => {
      const found = async (/** @type {[string, string, string][]} */ wanted) => {
        for (const [host, role, label] of wanted)
          assert.equal(await open.tab.accessible(host, role, label), 1, `${host}: ${role} "${label}"`);
      };
      await found([
        ['stick-man', 'image', 'Animated stickman'],
        ['stick-man', 'button', 'Play'],
        ['spear-run', 'application', 'Spear Run'],
      ]);
      await open.tab.evaluate(() => {
        for (const element of document.querySelectorAll('stick-man, spear-run'))
          element.setAttribute('label', 'Ours');
      });
      await found([
        ['stick-man', 'image', 'Ours'],
        ['spear-run', 'application', 'Ours'],
      ]);
      await open.tab.evaluate(() => {
        for (const element of /** @type {any} */ (document.querySelectorAll('stick-man, spear-run')))
          element.label = null;
      });
      await found([['spear-run', 'application', 'Spear Run']]);
      assert.deepEqual((await findings(open.tab)).violations, []);
    });

    it('morphed into their own markup they stay as they are: a pause, a run, a name (case 38)', async () => {
      /** Slowly: he has not run into anything when he is looked at. @param {number} pace */
      const setPace = (pace) =>
        open.tab.evaluate((/** @type {number} */ wanted) => {
          /** @type {any} */ (window).__probe.pace = wanted;
        }, pace);
      await setPace(0.1);
      const at = await open.tab.evaluate(() => {
        const area = /** @type {any} */ (document.querySelector('spear-run')).shadowRoot.querySelector(
          '[part=area]',
        );
        const { left, top, width, height } = area.getBoundingClientRect();
        return { x: left + 0.75 * width, y: top + height / 2 };
      });
      await open.tab.drag([at, at]);
      await until('he runs', async () => (await now()).distance > 10);
      await open.tab.evaluate(morph, MARKUP);
      const morphed = await now();
      assert.deepEqual(
        [morphed.html, morphed.paused, morphed.focus, morphed.state, morphed.touch],
        [MARKUP, true, 'spear-run', 'running', 'none'],
      );
      await setPace(1);
      await until('he has run into something', async () => (await now()).state === 'over');
      // It has kept the focus, and can be played again: a fresh press, some time of the game after the crash.
      await until('he runs again', async () => {
        await open.tab.press('Enter');
        return (await now()).state === 'running';
      });
      assert.deepEqual((await open.probe()).errors, []);
    });

    it('what a person chose is no attribute: markup that comes again does not take it away (case 38)', async () => {
      const chosen = await open.tab.evaluate(async () => {
        const main = /** @type {HTMLElement} */ (document.querySelector('main'));
        const { Idiomorph } = await import(`${origin}/modules/idiomorph/dist/idiomorph.esm.js`);
        main.innerHTML = '<stick-man paused></stick-man>';
        const man = /** @type {any} */ (main.firstElementChild);
        const states = /** @type {boolean[]} */ ([]);
        const after = (/** @type {() => void} */ act) => {
          act();
          states.push(man.paused);
        };
        const morph = (/** @type {string} */ html) =>
          Idiomorph.morph(main, html, { morphStyle: 'innerHTML' });
        const morphed = (/** @type {string} */ html) => after(() => morph(html));
        await man.ready;
        after(() => {});
        after(() => man.shadowRoot.querySelector('button').click());
        morphed('<stick-man paused></stick-man>');
        after(() => main.append(man));
        man.remove();
        await Promise.resolve();
        main.append(man);
        await man.ready;
        after(() => {}); // he comes back as he was left
        morphed('<stick-man></stick-man>');
        morphed('<stick-man paused></stick-man>'); // the page's own, newer word
        morphed('<stick-man></stick-man>');
        after(() => man.pause());
        morphed('<stick-man label="Ours"></stick-man>');
        after(() => {
          man.paused = false;
        });
        man.remove();
        await Promise.resolve();
        main.append(man);
        await man.ready;
        after(() => {});
        after(() => man.play());
        after(() => {
          man.paused = true;
        });
        after(() => man.play());
        after(() => {
          man.paused = true;
        });
        return states;
      });
      assert.deepEqual(chosen, [
        ...[true, false, false, false, false, false, true, false],
        ...[true, true, true, true, false, true, false, true],
      ]);
      assert.deepEqual((await open.probe()).errors, []);
    });
  });

  describe(`the elements and the page's markup under reduced motion in ${name}`, () => {
    const open = openElements(name, { reducedMotion: true });

    it('the end of a pause that never was starts nobody; play() does (case 41)', async () => {
      await open.show(`<stick-man action="run"></stick-man><spear-run></spear-run>${SCRIPT}`);
      await until('both are ready', async () => (await now()).state === 'ready');
      const paused = await open.tab.evaluate(() =>
        [...document.querySelectorAll('stick-man, spear-run')].map((each) => {
          const element = /** @type {any} */ (each);
          const states = [element.paused];
          for (const value of [false, 'false', undefined, null, true, false]) {
            element.paused = value;
            states.push(element.paused);
          }
          element.setAttribute('paused', '');
          element.removeAttribute('paused');
          return [...states, element.paused];
        }),
      );
      assert.deepEqual(paused, new Array(2).fill(new Array(8).fill(true)));
      assert.equal(await open.frameless(), 0);
      assert.equal((await open.probe()).frames, 0);
      await open.tab.evaluate(() => /** @type {any} */ (document.querySelector('stick-man')).play());
      await until('he runs', async () => (await open.elements())[0].distance > 20);
      assert.deepEqual((await open.probe()).errors, []);
    });
    const now = () => open.tab.evaluate(look);
  });
}
