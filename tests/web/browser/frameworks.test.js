// A page each in React, Preact, Vue and Svelte, in development, where they complain: no console error, no warning.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { BROWSERS, launch } from './browsers.js';
import { page } from './elements-page.js';
import { clientScript, FRAMEWORKS, serverMarkup } from './frameworks/build.js';
import { FIRST } from './frameworks/page.js';
import { probe } from './page-state.js';
import { serveSite } from './site.js';
import { until } from './until.js';

/** Built once, whichever browsers follow. @type {Map<string, Promise<{ script: string, markup: string }>>} */
const built = new Map();

/** @param {import('./frameworks/build.js').Framework} framework */
function build(framework) {
  const made =
    built.get(framework) ??
    Promise.all([clientScript(framework), serverMarkup(framework)]).then(([script, markup]) => ({
      script,
      markup,
    }));
  built.set(framework, made);
  return made;
}

/** In the page: what the elements say, and what their markup says. */
function look() {
  const [man, game] = ['stick-man', 'spear-run'].map(
    (tag) => /** @type {any} */ (document.querySelector(tag)),
  );
  return {
    man: man && {
      action: man.action,
      speed: man.speed,
      paused: man.paused,
      button: man.shadowRoot?.querySelector('button')?.hidden === false,
      name: man.shadowRoot?.querySelector('canvas')?.getAttribute('aria-label'),
      distance: man.distance,
      inked: man.shadowRoot?.querySelector('canvas')?.width > 0,
    },
    game: game && { seed: game.seed, calm: game.calm, state: game.state },
    heard: /** @type {any} */ (window).heard,
  };
}

for (const name of BROWSERS) {
  describe(`frameworks in ${name}`, () => {
    /** @type {import('./site.js').Site} */
    let site;
    /** @type {import('./browsers.js').Browser} */
    let browser;
    /** @type {import('./browsers.js').Tab} */
    let tab;
    let html = '';
    let script = '';
    before(async () => {
      site = await serveSite({
        answer: (path) => {
          if (path === '/__app.html') return { body: html };
          if (path === '/__app.js') return { body: script, headers: { 'Content-Type': 'text/javascript' } };
          return undefined;
        },
      });
      browser = await launch(name);
      tab = await browser.newTab();
    });
    after(async () => {
      await browser?.close();
      await site?.close();
    });

    /**
     * @param {import('./frameworks/build.js').Framework} framework
     * @param {'mount' | 'hydrate'} how
     * @param {'before' | 'after'} upgraded
     */
    async function show(framework, how, upgraded) {
      const made = await build(framework);
      script = made.script;
      html = page(
        `<div id="root">${how === 'hydrate' ? made.markup : ''}</div><script type="module" src="/__app.js"></script>`,
      );
      await tab.goto(`${site.origin}/__app.html`);
      await until('the app', () => tab.evaluate(() => 'app' in window));
      await tab.evaluate(
        async (
          /** @type {any} */ state,
          /** @type {'mount' | 'hydrate'} */ how,
          /** @type {boolean} */ before,
        ) => {
          const upgrade = () => import(`${origin}/lib/elements.js`);
          if (before) await upgrade();
          /** @type {string[]} */
          const heard = [];
          const root = document.getElementById('root');
          const { app } = /** @type {any} */ (window);
          const rendered = document.querySelector('stick-man');
          const shown = await app[how](root, state, (/** @type {string} */ type) => heard.push(type));
          Object.assign(window, { shown, heard });
          if (rendered && rendered !== document.querySelector('stick-man')) throw new Error('rendered anew');
          if (!before) await upgrade();
        },
        FIRST,
        how,
        upgraded === 'before',
      );
    }

    /** @param {object} change JSON has no undefined: what is `undefined` in it is spelt '(undefined)' */
    const update = (change) =>
      tab.evaluate(
        async (/** @type {any} */ first, /** @type {any} */ change) => {
          for (const [name, value] of Object.entries(change))
            if (value === '(undefined)') change[name] = undefined;
          await /** @type {any} */ (window).shown.update({ ...first, ...change });
        },
        FIRST,
        change,
      );

    /** @param {string} what @param {(now: any) => unknown} holds */
    const becomes = (what, holds) =>
      until(what, async () => {
        const now = await tab.evaluate(look);
        return holds(now) && now;
      });

    for (const framework of FRAMEWORKS)
      for (const [how, upgraded] of /** @type {const} */ ([
        ['mount', 'before'],
        ['hydrate', 'before'],
        ['hydrate', 'after'],
      ]))
        it(`${framework}: ${how}s, the elements upgraded ${upgraded}; updates and unmounts`, async () => {
          await show(framework, how, upgraded);
          const { man, game } = await becomes(
            'both are ready',
            ({ man, game }) => man.distance > 5 && game.state === 'ready',
          );
          assert.deepEqual(
            [man.speed, man.paused, man.button, man.name, game.seed, game.calm],
            [120, false, true, 'Walker', 7, true],
          );

          for (const speed of ['(undefined)', null]) {
            await update({ speed });
            await becomes(
              'the action says how fast',
              ({ man }) => man.speed === null && man.action === 'walk',
            );
            await update({ speed: '300' });
            await becomes('he runs', ({ man }) => man.speed === 300);
          }
          await update({ paused: true, action: 'run', label: 'Runner', calm: false, seed: 9 });
          const paused = await becomes('he is paused', ({ man }) => man.paused);
          assert.deepEqual([paused.man.name, paused.game.seed, paused.game.calm], ['Runner', 9, false]);
          await update({ paused: 'false', controls: false });
          await becomes('he moves again, without a button', ({ man }) => !man.paused && !man.button);

          // What a person chose is no prop that the next rendering could take away.
          await tab.evaluate(() => /** @type {any} */ (document.querySelector('stick-man')).pause());
          await update({ label: 'Walker again' });
          const still = await becomes('the new name', ({ man }) => man.name === 'Walker again');
          assert.equal(still.man.paused, true);
          assert.ok(still.heard.includes('pause'), 'its events are heard');
          await tab.evaluate(() => /** @type {any} */ (document.querySelector('stick-man')).play());

          await update({ game: false });
          await becomes('the game is gone', ({ game }) => game === null);
          await update({});
          await becomes('it is back', ({ game }) => game?.state === 'ready');

          await tab.evaluate(() => /** @type {any} */ (window).shown.unmount());
          await becomes('nothing is left', ({ man, game }) => man === null && game === null);
          await until('no frame is pending', async () => (await tab.evaluate(probe)).pending === 0);
          assert.deepEqual((await tab.evaluate(probe)).errors, []);
        });
  });
}
