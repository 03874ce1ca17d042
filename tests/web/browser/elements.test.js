import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findings } from './axe.js';
import { BROWSERS } from './browsers.js';
import { aWhile, openElements, SCRIPT } from './elements-page.js';
import { until } from './until.js';

for (const name of BROWSERS) {
  describe(`<stick-man> in ${name}`, () => {
    const open = openElements(name);

    it('needs one line of HTML, no inline style or script, no other host (cases 15 and 21)', async () => {
      await open.show(`<stick-man action="walk"></stick-man>${SCRIPT}`);
      const [first] = await open.drawn();
      assert.deepEqual([first.cssWidth, first.cssHeight], [320, 240]);
      await until('he walks', async () => (await open.elements())[0].distance > 50);
      assert.equal((await open.elements())[0].action, 'walk');
      const { errors, foreign } = await open.probe();
      assert.deepEqual({ errors, foreign }, { errors: [], foreign: [] });
    });

    it('honours attributes, and properties set before the script came', async () => {
      await open.show(
        '<stick-man speed="200" paused="false"></stick-man><stick-man label="Ours" paused></stick-man>',
      );
      await open.tab.evaluate(() => {
        const [first, second] = /** @type {any} */ (document.querySelectorAll('stick-man'));
        first.action = 'run';
        second.speed = 80;
        second.controls = true;
        second.renderer = null;
        document.head.append(
          Object.assign(document.createElement('script'), { type: 'module', src: '/lib/elements.js' }),
        );
      });
      const [first, second] = await open.drawn();
      // In markup speed wins over action, whatever their order (case 14: "false" is false).
      assert.deepEqual([first.speed, first.paused, first.button], [200, false, null]);
      assert.deepEqual([second.speed, second.paused, second.button], [80, true, 'play']);
      // Without the attribute the action says how fast; what jumped jumps again when told again.
      const told = await open.tab.evaluate(() => {
        const man = /** @type {any} */ (document.querySelector('stick-man'));
        man.removeAttribute('speed');
        const back = [man.speed, man.action];
        man.action = 'jump';
        man.action = 'jump';
        return { back, now: man.action, written: man.getAttribute('action') };
      });
      assert.deepEqual(told, { back: [null, 'run'], now: 'jump', written: 'jump' });
      const label = () =>
        open.tab.evaluate(() =>
          [...document.querySelectorAll('stick-man')].map((man) =>
            man.shadowRoot?.querySelector('canvas')?.getAttribute('aria-label'),
          ),
        );
      assert.deepEqual(await label(), ['Animated stickman', 'Ours']);
      assert.deepEqual((await open.probe()).errors, []);
    });

    it('keeps its instance when it is moved, begins anew when it comes back later', async () => {
      await open.show(`<stick-man action="run"></stick-man><div id="there"></div>${SCRIPT}`);
      await open.drawn();
      await until('he runs', async () => (await open.elements())[0].distance > 100);
      const moved = await open.tab.evaluate(() => {
        const man = /** @type {any} */ (document.querySelector('stick-man'));
        const before = man.distance;
        document.getElementById('there')?.append(man);
        return { before, after: man.distance };
      });
      assert.ok(moved.after >= moved.before, JSON.stringify(moved));
      await until('he runs on', async () => (await open.elements())[0].distance > moved.before + 50);
      const away = await open.tab.evaluate(async () => {
        const man = /** @type {any} */ (document.querySelector('stick-man'));
        Object.assign(window, { man });
        man.remove();
        await Promise.resolve();
        return man.distance;
      });
      assert.equal(away, 0);
      assert.equal(await open.frameless(), 0);
      await open.tab.evaluate(() => document.body.append(/** @type {any} */ (window).man));
      await until('he runs again', async () => {
        const [man] = await open.elements();
        return man.inked > 0 && man.action === 'run' && man.distance > 20;
      });
      assert.deepEqual((await open.probe()).errors, []);
    });

    it('bears its script twice, and a second copy of it (case 14)', async () => {
      await open.show(
        `<stick-man></stick-man>${SCRIPT}${SCRIPT}<script type="module" src="/lib/elements.js?copy"></script>`,
      );
      await open.drawn();
      const { errors } = await open.probe();
      assert.deepEqual(errors, []);
    });

    it('ten share one frame loop and one observer of each kind; off-screen there is no callback (cases 7 and 11)', async () => {
      await open.show('<div id="room"></div>');
      await open.tab.evaluate(async () => {
        const made = { IntersectionObserver: 0, ResizeObserver: 0 };
        for (const kind of /** @type {const} */ (['IntersectionObserver', 'ResizeObserver'])) {
          const Original = /** @type {any} */ (window[kind]);
          /** @type {any} */ (window)[kind] = class extends Original {
            /** @param {any} callback */
            constructor(callback) {
              super(callback);
              made[kind]++;
            }
          };
        }
        Object.assign(window, { made });
        const { StickManElement } = await import(`${origin}/lib/elements.js`);
        const room = /** @type {HTMLElement} */ (document.getElementById('room'));
        for (let i = 0; i < 10; i++) {
          const man = new StickManElement();
          man.action = 'run';
          man.style.width = '60px';
          room.append(man);
        }
      });
      await open.drawn();
      await until('they run', async () =>
        (await open.elements()).every((/** @type {any} */ { distance }) => distance > 50),
      );
      assert.deepEqual(await open.tab.evaluate(() => /** @type {any} */ (window).made), {
        IntersectionObserver: 1,
        ResizeObserver: 1,
      });
      const most = await open.tab.evaluate(async () => {
        let most = 0;
        for (let i = 0; i < 20; i++) {
          most = Math.max(most, /** @type {any} */ (window).__probe.pending);
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        return most;
      });
      assert.equal(most, 1);
      await open.tab.evaluate(() => document.querySelectorAll('stick-man')[4].remove());
      const before = await open.elements();
      await until('the others go on', async () =>
        (await open.elements()).every(
          (/** @type {any} */ { distance }, /** @type {number} */ i) => distance > before[i].distance,
        ),
      );
      await open.tab.evaluate(() => {
        /** @type {any} */ (document.querySelectorAll('stick-man')[0]).pause();
        /** @type {HTMLElement} */ (document.getElementById('room')).style.marginTop = '5000px';
      });
      assert.equal(await open.frameless(), 0);
      const away = await open.elements();
      await open.tab.evaluate(() => {
        /** @type {HTMLElement} */ (document.getElementById('room')).style.marginTop = '0';
      });
      await until('they go on', async () => {
        const now = await open.elements();
        return now
          .slice(1)
          .every(
            (/** @type {any} */ { distance }, /** @type {number} */ i) => distance > away[i + 1].distance,
          );
      });
      const [paused] = await open.elements();
      assert.deepEqual([paused.paused, paused.hash], [true, away[0].hash], 'a pause survives the trip');
      assert.deepEqual((await open.probe()).errors, []);
    });

    it('200 that come and go leave no frame, no memory and no error (case 12)', async () => {
      await open.show('<p>Empty</p>');
      const cycles = (/** @type {number} */ count) =>
        open.tab.evaluate(async (/** @type {number} */ count) => {
          const { StickManElement } = await import(`${origin}/lib/elements.js`);
          const kept = new StickManElement();
          for (let i = 0; i < count; i++) {
            const man = i % 2 ? kept : new StickManElement();
            man.setAttribute('action', 'run');
            document.body.append(man);
            if (i % 3) await man.ready;
            if (i % 5 === 0) man.destroy();
            man.remove();
            await Promise.resolve();
          }
          const { memories } = /** @type {any} */ (window).__probe;
          return memories.map((/** @type {WebAssembly.Memory} */ memory) => memory.buffer.byteLength);
        }, count);
      const early = await cycles(20);
      assert.equal(early.length, 1, 'one module');
      assert.deepEqual(await cycles(200), early);
      assert.equal(await open.frameless(), 0);
      assert.deepEqual((await open.probe()).errors, []);
    });

    it('has a button that pauses and plays, in words of the page', async () => {
      await open.show(
        `<stick-man action="walk" controls><span slot="pause">Anhalten</span><span slot="play">Weiter</span></stick-man>${SCRIPT}`,
      );
      await open.drawn();
      await open.tab.evaluate(() => {
        const heard = /** @type {string[]} */ ([]);
        Object.assign(window, { heard });
        for (const type of ['play', 'pause'])
          document.querySelector('stick-man')?.addEventListener(type, () => heard.push(type));
      });
      await open.tab.press('Tab');
      assert.equal((await open.elements())[0].button, 'pause');
      await open.tab.press('Space');
      assert.equal(await open.frameless(), 0);
      assert.deepEqual(
        (await open.elements()).map(({ paused, button }) => [paused, button]),
        [[true, 'play']],
      );
      assert.deepEqual((await findings(open.tab)).violations, []);
      await open.tab.press('Enter');
      const { distance } = (await open.elements())[0];
      await until('he goes on', async () => (await open.elements())[0].distance > distance);
      assert.deepEqual(await open.tab.evaluate(() => /** @type {any} */ (window).heard), ['pause', 'play']);
      assert.deepEqual((await open.probe()).errors, []);
    });

    it('works created inside display:none, far down the page, and in a tag of one’s own (cases 3 and 13)', async () => {
      await open.show(
        `<div id="box" hidden><stick-man action="run"></stick-man></div>
         <p tabindex="0" id="focus">Before</p><div id="far"></div>${SCRIPT}`,
      );
      await aWhile();
      assert.equal(await open.frameless(), 0);
      const before = await open.tab.evaluate(async () => {
        const far = /** @type {HTMLElement} */ (document.getElementById('far'));
        far.style.marginTop = '3000px';
        document.getElementById('focus')?.focus();
        const { StickManElement } = await import(`${origin}/lib/element-classes.js`);
        customElements.define('my-mascot', class extends StickManElement {});
        const mascot = /** @type {any} */ (document.createElement('my-mascot'));
        far.append(mascot);
        await mascot.ready;
        return { scrollY, focus: document.activeElement?.id };
      });
      assert.deepEqual(before, { scrollY: 0, focus: 'focus' });
      await open.tab.evaluate(() => document.getElementById('box')?.removeAttribute('hidden'));
      await until('he runs', async () => (await open.elements())[0].distance > 50);
      const [shown] = await open.elements();
      assert.deepEqual([shown.width, shown.height, shown.inked > 0], [320, 240, true]);
      assert.deepEqual((await open.probe()).errors, []);
    });

    it('hands the pose to a renderer of one’s own', async () => {
      await open.show(`<stick-man action="walk"></stick-man>${SCRIPT}`);
      await open.drawn();
      const seen = await open.tab.evaluate(async () => {
        const { JOINTS } = await import(`${origin}/lib/stickman.js`);
        const man = /** @type {any} */ (document.querySelector('stick-man'));
        const heads = /** @type {number[]} */ ([]);
        let failed = 0;
        addEventListener('error', (event) => {
          if (event.message.includes('by a test')) failed++;
        });
        await new Promise((resolve) => {
          man.renderer = (/** @type {any} */ { context, pose, groundY, width }) => {
            const head = JOINTS.indexOf('head');
            context.fillStyle = 'rgb(1, 2, 3)';
            context.fillRect(pose[2 * head] - 10, pose[2 * head + 1] - 10, 20, 20);
            heads.push(groundY - pose[2 * head + 1]);
            if (heads.length === 5) throw new Error('thrown by a test');
            if (heads.length === 20) resolve(width);
          };
        });
        man.pause();
        const canvas = man.shadowRoot.querySelector('canvas');
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        let inked = 0;
        const colours = new Set();
        for (let i = 0; i < data.length; i += 4) {
          if (data[i + 3] < 255) continue;
          inked++;
          colours.add(`${data[i]},${data[i + 1]},${data[i + 2]}`);
        }
        man.renderer = null;
        return { heads, failed, inked, colours: [...colours] };
      });
      assert.ok(
        seen.heads.every((/** @type {number} */ height) => height > 120 && height < 190),
        `${seen.heads}`,
      );
      assert.equal(new Set(seen.heads).size > 5, true, 'they move');
      assert.deepEqual([seen.failed, seen.colours], [1, ['1,2,3']]);
      const [side] = [(20 * 240) / 440];
      assert.ok(Math.abs(seen.inked - side * side) < 4 * side, `${seen.inked} pixels`);
      assert.ok((await open.elements())[0].inked > 1000, 'the built-in look is back');
      const { errors } = await open.probe();
      assert.deepEqual(
        errors.filter((/** @type {string} */ error) => !error.includes('thrown by a test')),
        [],
      );
    });
  });

  describe(`<stick-man> under reduced motion in ${name} (case 6)`, () => {
    const open = openElements(name, { reducedMotion: true, ratio: name === 'firefox' ? 1.5 : 2 });

    it('is one still, sharp frame until Play is pressed; never grows', async () => {
      await open.show(`<stick-man action="run" controls></stick-man>${SCRIPT}`);
      const [still] = await open.drawn();
      const ratio = name === 'firefox' ? 1.5 : 2;
      assert.deepEqual([still.width, still.height], [320 * ratio, 240 * ratio]);
      assert.deepEqual([still.paused, still.button], [true, 'play']);
      assert.equal(await open.frameless(), 0);
      assert.equal((await open.probe()).frames, 0);
      await open.tab.evaluate(() => {
        const man = /** @type {any} */ (document.querySelector('stick-man'));
        for (let i = 0; i < 5; i++) man.resize();
        man.shadowRoot.querySelector('button').click();
      });
      await until('he runs', async () => (await open.elements())[0].distance > 50);
      await open.tab.evaluate(() => {
        /** @type {HTMLElement} */ (document.querySelector('stick-man')).style.width = '100px';
      });
      await until('the new size', async () => {
        const [{ width, height, inked }] = await open.elements();
        return width === 100 * ratio && height === Math.round(75 * ratio) && inked > 0;
      });
      assert.deepEqual((await open.probe()).errors, []);
    });
  });
}
