import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { PLAYED_ONCE, STYLES } from '../../web/src/core/names.js';
import { FakeCanvas } from './fakes.js';
import { loader, make, page, running, settled, setUp, tearDown } from './player-set-up.js';
import { watchedWorld } from './watched-modules.js';

const REDUCED = '(prefers-reduced-motion: reduce)';

describe('StickmanPlayer', () => {
  beforeEach(setUp);
  after(tearDown);

  it('applies on load what was set before, in the order it was last set', async () => {
    const { player } = make({ action: 'run', facing: -1 });
    player.speed = 50;
    player.action = 'walk';
    player.gait = 0.5;
    player.speed = 60;
    await loader.succeed();
    const calls = loader.module.figures[0].calls.filter((call) => call.startsWith('set'));
    assert.deepEqual(calls, [
      'setFacing(-1)',
      'setAction(Walk)',
      'setGait(0.5)',
      'setSpeed(60)',
      'setView(600)',
      'setGround(300,372)',
    ]);
  });

  it('goes back after a jump, throw or thrust to what it left, whenever that was set', async () => {
    const { player } = make();
    const told = () => loader.module.figures[0].calls.filter((call) => call.startsWith('setA'));
    player.speed = 300;
    player.action = 'thrust';
    assert.equal(player.speed, 300);
    player.action = 'walk';
    player.action = 'throw';
    player.action = 'jump'; // breaks the throw off, not the walk
    assert.equal(player.speed, null);
    await loader.succeed();
    assert.deepEqual(told(), ['setAction(Walk)', 'setAction(Jump)']);
    player.gait = 0.5;
    player.action = 'jump';
    assert.equal(player.gait, 0.5);
  });

  it('after a jump, throw or thrust at 300 u/s he runs on at it, and says so', async () => {
    for (const action of PLAYED_ONCE) {
      const { player } = await running({ speed: 300 });
      const over = new Promise((resolve) => player.addEventListener('actionend', resolve));
      player.action = action;
      page.frames.frames(30);
      assert.equal(player.speed, 300, action);
      page.frames.frames(300);
      await over;
      assert.deepEqual([player.speed, player.gait, player.action], [300, null, 'run'], action);
      assert.ok(Math.abs(player.groundSpeed - 300) < 0.5, `${action}: ${player.groundSpeed}`);
    }
  });

  it('resolves ready, fires it, and draws before the first frame', async () => {
    const { player, canvas, events } = make();
    await loader.succeed();
    assert.equal(await player.ready, player);
    assert.deepEqual(events, ['ready']);
    assert.ok(canvas.context.calls.some(([name]) => name === 'fill'));
    assert.equal(page.frames.waiting.size, 0, 'not on screen yet');
    page.window.intersect(canvas, true);
    assert.equal(page.frames.waiting.size, 1);
  });

  it('runs no frame before the core is there', () => {
    const { canvas } = make();
    page.window.intersect(canvas, true);
    assert.equal(page.frames.waiting.size, 0);
  });

  it('shares one frame loop and one observer of each kind among ten', async () => {
    const made = Array.from({ length: 10 }, () => make());
    await settled();
    for (const { resolve } of loader.asked) resolve(loader.module);
    await settled();
    for (const { canvas } of made) page.window.intersect(canvas, true);
    assert.equal(page.frames.waiting.size, 1);
    assert.equal(page.window.intersectionObservers.length, 1);
    assert.equal(page.window.resizeObservers.length, 1);
    const { listenerCount } = page.window.document;
    make();
    assert.equal(page.window.document.listenerCount, listenerCount);
    page.frames.frames(30);
    assert.equal(page.frames.called, 30);
    made[4].player.destroy(); // the middle one (case 11)
    const before = loader.module.figures.map((figure) => figure.elapsed);
    page.frames.frames(30);
    const moved = loader.module.figures.map((figure, i) => figure.elapsed > before[i]);
    assert.deepEqual(
      moved,
      made.map((_, i) => i !== 4),
    );
  });

  it('fetches the view once, and again only when memory has grown', async () => {
    const { figure, canvas } = await running();
    page.frames.frames(100);
    const fetched = () => figure.calls.filter((/** @type {string} */ call) => call === 'drawList()').length;
    assert.equal(fetched(), 1);
    const view = figure.drawList();
    for (let crowd = 0; view.byteLength > 0; crowd++) {
      assert.ok(crowd < 10_000, 'the memory does not grow');
      new loader.module.Stickman();
    }
    canvas.context.calls.length = 0;
    page.frames.frames(100);
    assert.equal(fetched(), 3);
    assert.ok(canvas.context.calls.some(([name]) => name === 'fill'));
  });

  it('asks for no draw list while somebody else draws him, so that the core makes none', async () => {
    const { player, figure, canvas } = await running({ renderer: () => {} });
    page.frames.frames(10);
    assert.ok(!figure.calls.includes('drawList()'));
    player.renderer = null;
    page.frames.frames(2);
    assert.ok(figure.calls.includes('drawList()'));
    assert.ok(canvas.context.calls.some(([name]) => name === 'fill'));
  });

  describe('pausing', () => {
    it('takes no frame while hidden, off-screen, paused or under reduced motion', async () => {
      const { player, canvas } = await running();
      const { window, frames } = page;
      for (const [stop, go] of [
        [() => window.setHidden(true), () => window.setHidden(false)],
        [() => window.intersect(canvas, false), () => window.intersect(canvas, true)],
        [() => player.pause(), () => player.play()],
        [() => window.setMedia(REDUCED, true), () => window.setMedia(REDUCED, false)],
      ]) {
        stop();
        const { called } = frames;
        frames.frames(60);
        assert.equal(frames.called, called);
        assert.equal(frames.waiting.size, 0);
        go();
        frames.frame();
        assert.equal(frames.called, called + 1);
      }
    });

    it('resumes where it was, without catching up (cases 4 and 7)', async () => {
      const { canvas, figure } = await running({ action: 'walk' });
      page.frames.frames(60);
      const { elapsed } = figure;
      page.window.intersect(canvas, false);
      page.frames.frames(30, 1000);
      assert.equal(figure.elapsed, elapsed);
      page.window.intersect(canvas, true);
      page.frames.frame();
      assert.ok(figure.elapsed - elapsed <= 1 / 30);
    });

    it("lets the user's pause survive hiding and scrolling (case 7)", async () => {
      const { player, canvas, events } = await running();
      player.pause();
      page.window.setHidden(true);
      page.window.intersect(canvas, false);
      page.window.intersect(canvas, true);
      page.window.setHidden(false);
      assert.ok(player.paused);
      assert.equal(page.frames.waiting.size, 0);
      player.play();
      assert.equal(page.frames.waiting.size, 1);
      assert.deepEqual(events.slice(1), ['pause', 'play']);
    });

    it('lets play() lift neither hidden nor off-screen', async () => {
      const { player, canvas } = await running();
      page.window.setHidden(true);
      player.play();
      assert.equal(page.frames.waiting.size, 0);
      page.window.setHidden(false);
      page.window.intersect(canvas, false);
      player.play();
      assert.equal(page.frames.waiting.size, 0);
    });

    it('shows one still frame under reduced motion, follows it live, and plays when asked (case 6)', async () => {
      page.window.matchMedia(REDUCED).matches = true;
      const { player, canvas, events } = await running();
      assert.ok(player.paused);
      assert.ok(canvas.context.calls.some(([name]) => name === 'fill'));
      assert.equal(page.frames.waiting.size, 0);
      page.window.setMedia(REDUCED, false);
      assert.ok(!player.paused);
      assert.equal(page.frames.waiting.size, 1);
      page.window.setMedia(REDUCED, true);
      assert.equal(page.frames.waiting.size, 0);
      player.play();
      assert.equal(page.frames.waiting.size, 1);
      assert.deepEqual(events, ['ready', 'play', 'pause', 'play']);
      page.window.setMedia(REDUCED, false);
      page.window.setMedia(REDUCED, true);
      assert.ok(player.paused, 'a new change of the setting counts again');
    });

    it('fires play and pause only on a change, and not for hiding', async () => {
      const { player, events } = await running();
      player.play();
      player.pause();
      player.pause();
      page.window.setHidden(true);
      player.paused = false;
      player.paused = true;
      assert.deepEqual(events, ['ready', 'pause', 'play', 'pause']);
    });

    it('draws the still anew when told something while paused', async () => {
      const { player, canvas } = await running({ paused: true });
      canvas.context.calls.length = 0;
      player.action = 'run';
      assert.ok(canvas.context.calls.some(([name]) => name === 'fill'));
      player.play();
      canvas.context.calls.length = 0;
      player.action = 'walk';
      assert.deepEqual(canvas.context.calls, [], 'the next frame will do');
    });

    it('can start paused', async () => {
      const { player, canvas } = await running({ paused: true });
      assert.ok(player.paused);
      assert.equal(page.frames.waiting.size, 0);
      assert.ok(canvas.context.calls.some(([name]) => name === 'fill'));
    });
  });

  describe('canvas', () => {
    it('keeps its backing store at the ratio, and is never left blank', async () => {
      const { canvas, player } = await running();
      player.pause();
      for (const ratio of [2, 1.5, 3, 1]) {
        canvas.context.calls.length = 0;
        page.window.setRatio(ratio);
        assert.deepEqual([canvas.width, canvas.height], [600 * ratio, 440 * ratio]);
        assert.ok(canvas.context.calls.some(([name]) => name === 'fill'));
      }
    });

    it('notices a ratio that nobody told of while he moves', async () => {
      const { canvas } = await running();
      page.window.devicePixelRatio = 2;
      page.frames.frame();
      assert.deepEqual([canvas.width, canvas.height], [1200, 880]);
    });

    it('follows its host', async () => {
      const canvas = new FakeCanvas();
      const host = {};
      canvas.parentElement = /** @type {any} */ (host);
      make({}, canvas);
      await loader.succeed();
      canvas.cssWidth = 880;
      page.window.resize(host);
      assert.equal(canvas.width, 880);
      assert.equal(
        loader.module.figures[0].calls.filter((call) => call.startsWith('setView')).at(-1),
        'setView(880)',
      );
    });

    it('works when created inside display:none and shown later (case 3)', async () => {
      const canvas = new FakeCanvas();
      canvas.cssWidth = 0;
      canvas.cssHeight = 0;
      make({}, canvas);
      await loader.succeed();
      page.window.intersect(canvas, false);
      assert.deepEqual(canvas.context.calls, []);
      canvas.cssWidth = 300;
      canvas.cssHeight = 200;
      page.window.resize(canvas);
      page.window.intersect(canvas, true);
      page.frames.frame();
      assert.deepEqual([canvas.width, canvas.height], [300, 200]);
      assert.ok(canvas.context.calls.some(([name]) => name === 'fill'));
    });

    it('goes on when it was measured while hidden, and shown before any observer saw it so', async () => {
      const { canvas, player, figure } = await running();
      const { cssWidth, cssHeight } = canvas;
      Object.assign(canvas, { cssWidth: 0, cssHeight: 0 });
      player.resize();
      page.frames.frames(3);
      const { elapsed } = figure;
      Object.assign(canvas, { cssWidth, cssHeight });
      page.frames.frames(3);
      assert.ok(figure.elapsed > elapsed);
    });

    it('takes new colours where CSS tells of them, and the system’s own where they are forced', async () => {
      const { canvas, player } = await running();
      player.pause();
      for (const change of [
        () => canvas.emit('transitionrun'),
        () => page.window.document.emit('transitionend', { contains: () => true }),
        () => page.window.document.emit('fullscreenchange', canvas),
        () => page.window.setMedia('(forced-colors: active)', true),
      ]) {
        canvas.context.calls.length = 0;
        change();
        assert.ok(
          canvas.context.calls.some(([name]) => name === 'fill'),
          String(change),
        );
      }
      canvas.context.calls.length = 0;
      page.window.document.emit('transitionend', { contains: () => false });
      assert.deepEqual(canvas.context.calls, [], 'elsewhere on the page');
      canvas.emit('transitionrun');
      const painted = canvas.context.calls.filter(([name]) => name === 'fill').map(([, , colour]) => colour);
      assert.ok(
        painted.every((colour) => colour === 'CanvasText'),
        `${painted}`,
      );
      assert.equal(canvas.children, 0, 'the probe is gone');
    });

    it('gets a role and a label unless it has them', () => {
      const plain = make().canvas;
      assert.equal(plain.getAttribute('role'), 'img');
      assert.equal(plain.getAttribute('aria-label'), 'Animated stickman');
      const own = new FakeCanvas();
      own.setAttribute('role', 'presentation');
      own.setAttribute('aria-labelledby', 'title');
      make({}, own);
      assert.deepEqual(
        [...own.attributes],
        [
          ['role', 'presentation'],
          ['aria-labelledby', 'title'],
        ],
      );
      const { canvas, player } = make({ label: 'Our mascot' });
      assert.equal(player.label, 'Our mascot');
      player.label = 'He waves';
      assert.equal(canvas.getAttribute('aria-label'), 'He waves');
    });
  });

  describe('errors', () => {
    it('fire error, reject ready, and load() tries again', async () => {
      const { player, events } = make({ action: 'walk' });
      const first = player.ready;
      const failure = new Error('core.wasm answered 404');
      /** @type {unknown[]} */
      const details = [];
      player.addEventListener('error', (event) => details.push(/** @type {CustomEvent} */ (event).detail));
      await loader.fail(failure);
      await assert.rejects(first, failure);
      assert.deepEqual(details, [failure]);
      assert.equal(page.frames.waiting.size, 0);
      const second = player.load();
      assert.notEqual(second, first);
      assert.equal(player.ready, second);
      assert.equal(player.load(), second);
      await loader.succeed();
      assert.equal(await second, player);
      assert.deepEqual(events, ['error', 'ready']);
      assert.ok(loader.module.figures[0].calls.includes('setAction(Walk)'));
    });

    it('thrown from a frame callback or a listener stop nothing and leak nothing (case 16)', async () => {
      let frames = 0;
      const { player, figure } = await running({
        onFrame: () => {
          if (++frames === 500) throw new Error('thrown by a test from onFrame');
        },
      });
      /** @type {unknown[]} */
      const uncaught = [];
      const catchIt = (/** @type {unknown} */ error) => uncaught.push(error);
      const listeners = process.listeners('uncaughtException');
      process.removeAllListeners('uncaughtException');
      process.on('uncaughtException', catchIt);
      try {
        player.addEventListener('pause', () => {
          throw new Error('thrown by a test from a listener');
        });
        page.frames.frames(700);
        player.pause();
        player.play();
        page.frames.frames(300);
        await settled();
      } finally {
        process.removeListener('uncaughtException', catchIt);
        for (const listener of listeners) process.on('uncaughtException', listener);
      }
      assert.equal(uncaught.length, 2);
      assert.equal(figure.calls.filter((call) => call.startsWith('buildPose')).length >= 1000, true);
      assert.equal(loader.module.liveObjects(), 1);
      player.destroy();
      assert.equal(loader.module.liveObjects(), 0);
    });
  });

  it('says what was asked: of action, gait and speed the last one', async () => {
    const { player } = await running({ speed: 80 });
    assert.deepEqual([player.action, player.speed, player.gait], ['walk', 80, null]);
    player.gait = 0.5;
    assert.deepEqual([player.speed, player.gait], [null, 0.5]);
    player.action = 'run';
    assert.deepEqual([player.action, player.speed, player.gait], ['run', null, null]);
    page.frames.frames(300);
    assert.ok(Math.abs(player.groundSpeed - 382.5) < 1, `${player.groundSpeed} u/s`);
  });

  it('fires actionend with the name of what is over', async () => {
    const world = watchedWorld();
    Object.assign(loader, { module: world });
    const { player, figure } = await running();
    world.keepHistory(figure, 600);
    /** @type {string[]} */
    const ended = [];
    player.addEventListener('actionend', (event) => {
      const { detail } = /** @type {CustomEvent<{ action: string }>} */ (event);
      ended.push(`${detail.action}, now ${player.action}`);
    });
    player.action = 'throw';
    page.frames.frames(5);
    assert.deepEqual(ended, []);
    page.frames.frames(200);
    assert.deepEqual(ended, ['throw, now idle']);
    // A figure taken back to before, shown, and taken forth again has not ended anything.
    player.pause();
    for (const ticksBack of [400, 0]) {
      world.seek(figure, ticksBack);
      player.resize();
    }
    player.play();
    page.frames.frames(5);
    assert.deepEqual(ended, ['throw, now idle']);
  });

  it('hands what is drawn to onFrame, with the scale', async () => {
    /** @type {any[]} */
    const frames = [];
    const { canvas, figure } = await running({
      onFrame: (/** @type {any} */ frame, /** @type {any} */ player) => frames.push([player, frame]),
    });
    page.frames.frames(3);
    const [player, frame] = frames.at(-1);
    assert.equal(player.action, 'idle');
    assert.equal(frame.figure, figure);
    assert.equal(frame.module, loader.module);
    assert.equal(frame.context, canvas.context);
    assert.equal(frame.scale, canvas.height / 440);
    assert.equal(frame.colours.length, STYLES.length);
    assert.equal(frames.at(-2)[1], frame, 'the same object in every frame');
  });

  it('hands wasmUrl to the loader', () => {
    make({ wasmUrl: 'https://example.org/core.wasm' });
    assert.deepEqual(loader.urls, ['https://example.org/core.wasm']);
  });

  describe('destroy()', () => {
    it('gives everything back and may be called twice', async () => {
      const { player, canvas, events } = await running();
      page.frames.frames(10);
      player.destroy();
      player.destroy();
      assert.equal(loader.module.liveObjects(), 0);
      assert.equal(page.window.attached, 0);
      assert.equal(page.frames.waiting.size, 0);
      assert.equal(canvas.attributes.size, 0);
      player.play();
      player.pause();
      player.resize();
      player.action = 'walk';
      assert.deepEqual(events, ['ready']);
      assert.deepEqual([player.groundSpeed, player.distance], [0, 0]);
    });

    it('before the load makes no figure and rejects ready', async () => {
      const { player, events } = make();
      player.destroy();
      await loader.succeed();
      await assert.rejects(player.ready, { name: 'AbortError' });
      await assert.rejects(player.load(), { name: 'AbortError' });
      assert.equal(loader.module.figures.length, 0);
      assert.deepEqual(events, []);
    });

    it('leaves nothing behind after 200 times (case 12)', async () => {
      for (let i = 0; i < 200; i++) {
        const { player } = await running();
        page.frames.frame();
        player.destroy();
      }
      assert.equal(loader.module.liveObjects(), 0);
      assert.equal(page.window.attached, 0);
      assert.equal(page.frames.waiting.size, 0);
    });
  });
});
