import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findings } from './axe.js';
import { BROWSERS } from './browsers.js';
import { openElements, SCRIPT } from './elements-page.js';
import { until } from './until.js';

const GAME = '<spear-run seed="7" controls></spear-run>';

/** In the page: what the element shows. */
function look() {
  const game = /** @type {any} */ (document.querySelector('spear-run'));
  const root = /** @type {ShadowRoot | null} */ (game.shadowRoot);
  if (!root) return { state: 'not defined yet' };
  const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector('canvas'));
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const message = /** @type {HTMLElement | null} */ (root.querySelector('[role=status] slot:not([hidden])'));
  return {
    state: game.state,
    distance: game.distance,
    paused: game.paused,
    inked: data.some((value) => value > 0),
    ratio: canvas.width / canvas.height,
    message: message?.textContent ?? '',
    score: root.querySelector('[part=score]')?.textContent ?? '',
    touch: getComputedStyle(root.querySelector('[part=area]') ?? game).touchAction,
    focus: document.activeElement?.localName,
    fallback: /** @type {HTMLElement} */ (root.querySelector('slot:not([name])')).hidden === false,
    scrollY,
  };
}

for (const name of BROWSERS) {
  describe(`<spear-run> in ${name}`, () => {
    const open = openElements(name);
    const game = () => open.tab.evaluate(look);
    const ready = () =>
      until('the game is ready', async () => {
        const now = await game();
        return now.state === 'ready' && now.inked && now;
      });
    const middle = () =>
      open.tab.evaluate(() => {
        const { left, top, width, height } = /** @type {Element} */ (
          document.querySelector('spear-run')
        ).getBoundingClientRect();
        return { x: left + 0.75 * width, y: top + height / 2 };
      });

    it('keeps words, buttons and him apart, in boxes of any size', async () => {
      for (const [width, height] of [
        [328, 185],
        [328, 288],
        [640, 360],
        [1100, 619],
      ]) {
        await open.show(`${GAME}${SCRIPT}`);
        await open.tab.evaluate(
          (/** @type {number} */ w, /** @type {number} */ h) => {
            const { style } = /** @type {HTMLElement} */ (document.querySelector('spear-run'));
            Object.assign(style, { width: `${w}px`, height: `${h}px`, aspectRatio: 'auto' });
          },
          width,
          height,
        );
        await ready();
        const { words, bar, score, spear, head } = await open.tab.evaluate(() => {
          const root = /** @type {any} */ (document.querySelector('spear-run')).shadowRoot;
          const part = (/** @type {string} */ name) =>
            root.querySelector(`[part=${name}]`).getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(root.querySelector('[part=message] slot:not([hidden])'));
          const { left, width } = part('canvas');
          const unit = width / 782;
          return {
            words: range.getBoundingClientRect().toJSON(),
            bar: part('bar').toJSON(),
            score: part('score').toJSON(),
            // He stands at 140 u, the point of his spear 100 u ahead, his head 220 u below the upper edge.
            spear: left + 240 * unit,
            head: part('canvas').top + 205 * unit,
          };
        });
        const size = `${width}×${height}`;
        assert.ok(
          words.height > 10 && words.top >= bar.bottom - 1,
          `${size}: ${JSON.stringify({ words, bar })}`,
        );
        assert.ok(
          words.left >= spear || words.bottom <= head,
          `${size}: ${JSON.stringify({ words, spear, head })}`,
        );
        assert.ok(bar.right < score.left, size);
      }
    });

    it('waits politely: no focus, no key, no touch is taken before it is played (cases 8 and 10)', async () => {
      await open.show(`<label>Name <input id="field"></label>${GAME}<div id="long"></div>${SCRIPT}`);
      const first = await ready();
      assert.ok(Math.abs(first.ratio - 16 / 9) < 0.01, `${first.ratio}`);
      assert.deepEqual([first.touch, first.focus, first.score], ['auto', 'body', '']);
      assert.match(first.message, /Space .*Enter or a tap starts/);
      await open.tab.evaluate(() => {
        /** @type {HTMLElement} */ (document.getElementById('long')).style.height = '3000px';
        document.getElementById('field')?.focus();
      });
      await open.tab.press('f');
      await open.tab.press('Space');
      await open.tab.press('f');
      assert.equal(
        await open.tab.evaluate(
          () => /** @type {HTMLInputElement} */ (document.getElementById('field')).value,
        ),
        'f f',
      );
      assert.equal((await game()).state, 'ready');
      const asked = await open.tab.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name.slice(name.lastIndexOf('/') + 1)),
      );
      assert.ok(asked.includes('world.wasm') && !asked.includes('core.wasm'), `${asked}`);
    });

    it('is played by keys while it has the focus, pauses when it loses it, goes on as it was left', async () => {
      const at = await middle();
      await open.tab.drag([at, at]);
      await until('he runs', async () => (await game()).distance > 30);
      const running = await game();
      assert.deepEqual([running.state, running.touch, running.focus], ['running', 'none', 'spear-run']);
      await open.tab.press('Space'); // scrolls no page
      assert.equal((await game()).scrollY, 0);
      await until('the score', async () => Number((await game()).score) > 0);
      await open.tab.evaluate(() => document.getElementById('field')?.focus());
      const left = await until('it waits', async () => {
        const now = await game();
        return now.state !== 'running' && now;
      });
      // Who was too slow for the first stone has seen the rest already.
      if (left.state === 'paused') {
        assert.equal(left.touch, 'auto');
        assert.equal(await open.frameless(), 0);
        assert.equal((await game()).distance, left.distance);
      }
      assert.match(left.message, /^Paused|starts again/);
      assert.deepEqual((await open.probe()).errors, []);
    });

    it('after a click on its own button, and one more, its keys are the game’s (case 54)', async () => {
      await open.show(`${GAME}${SCRIPT}`);
      await ready();
      const button = await open.tab.evaluate(() => {
        const { left, top, width, height } = /** @type {any} */ (
          document.querySelector('spear-run')
        ).shadowRoot
          .querySelector('button')
          .getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      await open.tab.drag([await middle()]);
      await until('he runs', async () => (await game()).state === 'running');
      await open.tab.drag([button]);
      await until('he waits', async () => (await game()).state === 'paused');
      await open.tab.drag([button]);
      await until('he runs on', async () => (await game()).state === 'running');
      await open.tab.press('Space');
      await until('he jumps', () =>
        open.tab.evaluate(() => /J/.test(/** @type {any} */ (document.querySelector('spear-run')).replay)),
      );
      assert.equal((await game()).state, 'running');
    });

    it('moved in the page in play, it waits or has the keys still (case 54)', async () => {
      await open.show(`<div id="there"></div>${GAME}${SCRIPT}`);
      await ready();
      await open.tab.drag([await middle()]);
      await until('he runs', async () => (await game()).state === 'running');
      await open.tab.evaluate(() => {
        const game = /** @type {Element} */ (document.querySelector('spear-run'));
        document.getElementById('there')?.append(game);
      });
      await until('he waits, or hears', async () => {
        const { state, focus } = await game();
        return state === 'paused' || (state === 'running' && focus === 'spear-run');
      });
      await open.tab.evaluate(() => /** @type {any} */ (document.querySelector('spear-run')).focus());
      await open.tab.press('Space');
      await until('he runs', async () => (await game()).state === 'running');
    });

    it('axe finds nothing in it, ready or over', async () => {
      await open.show(`${GAME}${SCRIPT}`);
      await ready();
      assert.deepEqual((await findings(open.tab)).violations, []);
      const at = await middle();
      await open.tab.drag([at, at]);
      const over = await until('he has run into something', async () => {
        const now = await game();
        return now.state === 'over' && now;
      });
      const [, points] = /([\d,]+) points/.exec(over.message) ?? [];
      assert.equal(over.score, points, 'the score that was reached stays');
      assert.deepEqual((await findings(open.tab)).violations, []);
      assert.deepEqual((await open.probe()).errors, []);
    });

    it('keeps its instance when moved; comes and goes without a trace', async () => {
      await open.show(`${GAME}<div id="there"></div>${SCRIPT}`);
      await ready();
      const left = await open.tab.evaluate(async () => {
        const game = /** @type {any} */ (document.querySelector('spear-run'));
        let readies = 0;
        game.addEventListener('ready', () => readies++);
        document.getElementById('there')?.append(game);
        await new Promise((resolve) => setTimeout(resolve, 100));
        const moved = readies;
        document.body.append(game);
        await new Promise((resolve) => setTimeout(resolve, 100));
        // Every node and attribute there is, in the page and within the element.
        const page = () => document.documentElement.outerHTML;
        const inventory = () => page() + game.shadowRoot.innerHTML;
        const before = inventory();
        game.remove();
        const bare = page();
        document.body.append(game);
        for (let i = 0; i < 20; i++) {
          game.remove();
          if (i % 2) await Promise.resolve();
          if (i % 3) await new Promise((resolve) => setTimeout(resolve, 5));
          document.body.append(game);
          if (i % 4 === 0) await new Promise((resolve) => setTimeout(resolve, 30));
        }
        await new Promise((resolve) => setTimeout(resolve, 200));
        const after = inventory();
        const state = game.state;
        game.destroy();
        game.destroy();
        game.remove();
        const without = page();
        const memories = /** @type {any} */ (window).__probe.memories.length;
        return { moved, before, after, bare, without, state, memories };
      });
      assert.deepEqual([left.moved, left.state, left.memories], [0, 'ready', 1]);
      assert.match(left.before, /part="score"/);
      assert.equal(left.after, left.before);
      // Gone, it has left the page as it was without it: no style, no class, no node of its own.
      assert.doesNotMatch(left.without, /<spear-run/);
      assert.equal(left.without, left.bare);
      assert.equal(await open.frameless(), 0);
      assert.deepEqual((await open.probe()).errors, []);
    });
  });
}
