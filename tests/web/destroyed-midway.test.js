import assert from 'node:assert/strict';
import { after, afterEach, beforeEach, describe, it } from 'node:test';
import { FakeCanvas } from './fakes.js';
import { loader, make, page, running, settled, setUp, tearDown } from './player-set-up.js';

const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * What a page may call destroy() from, and what makes that happen.
 * @type {Record<string, { options?: (end: () => void) => any, event?: string, happen: (player: any, canvas: FakeCanvas) => void }>}
 */
const WAYS = {
  'onFrame in a frame': { options: (end) => ({ onFrame: end }), happen: () => page.frames.frame() },
  'onFrame when the ratio has changed without a word': {
    options: (end) => ({ onFrame: end }),
    happen: () => {
      page.window.devicePixelRatio = 2;
      page.frames.frame();
    },
  },
  'onFrame when the ratio changes': {
    options: (end) => ({ onFrame: end }),
    happen: () => page.window.setRatio(2),
  },
  'onFrame in resize()': { options: (end) => ({ onFrame: end }), happen: (player) => player.resize() },
  'onFrame when the host has another size': {
    options: (end) => ({ onFrame: end }),
    happen: (_, canvas) => page.window.resize(canvas),
  },
  'onFrame when a colour changes': {
    options: (end) => ({ onFrame: end }),
    happen: (_, canvas) => canvas.emit('transitionrun'),
  },
  'the renderer in a frame': { options: (end) => ({ renderer: end }), happen: () => page.frames.frame() },
  'the renderer in a long frame': {
    options: (end) => ({ renderer: end }),
    happen: () => page.frames.frame(200),
  },
  'the renderer as it is set while paused': {
    happen: (player) => {
      player.pause();
      player.renderer = () => player.destroy();
    },
  },
  'onFrame when told something while paused': {
    options: (end) => ({ onFrame: end, paused: true }),
    happen: (player) => {
      player.action = 'run';
    },
  },
  pause: { event: 'pause', happen: (player) => player.pause() },
  'pause by reduced motion': { event: 'pause', happen: () => page.window.setMedia(REDUCED, true) },
  play: {
    options: () => ({ paused: true }),
    event: 'play',
    happen: (player) => player.play(),
  },
  actionend: {
    options: () => ({ action: 'thrust' }),
    event: 'actionend',
    happen: () => {
      page.frames.frames(200);
    },
  },
};

describe('destroyed midway', () => {
  /** @type {unknown[]} */
  let uncaught;
  const catchIt = (/** @type {unknown} */ error) => uncaught.push(error);
  /** @type {Function[]} */
  let listeners;

  beforeEach(() => {
    setUp();
    uncaught = [];
    listeners = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException');
    process.on('uncaughtException', catchIt);
  });
  afterEach(() => {
    process.removeListener('uncaughtException', catchIt);
    for (const listener of listeners) process.on('uncaughtException', /** @type {any} */ (listener));
  });
  after(tearDown);

  for (const [way, { options, event, happen }] of Object.entries(WAYS))
    it(`by ${way}: nothing of it is touched again, nothing is left`, async () => {
      /** @type {any} */
      let player;
      let armed = false;
      let after = 0;
      const late = () => {
        if (player?.figureGone) after++;
      };
      const end = () => {
        late();
        if (!armed) return;
        player.destroy();
        player.figureGone = true;
      };
      const { onFrame = late, ...others } = options?.(end) ?? {};
      const made = await running({ ...others, onFrame });
      player = made.player;
      page.frames.frame();
      if (event) player.addEventListener(event, end);
      armed = true;
      happen(player, made.canvas);
      page.frames.frames(3);
      await settled();
      assert.deepEqual([...page.reported, ...uncaught], []);
      assert.equal(loader.module.liveObjects(), 0);
      assert.equal(page.window.attached, 0);
      assert.equal(page.frames.waiting.size, 0);
      assert.equal(made.canvas.listenerCount, 0);
      assert.equal(made.canvas.attributes.size, 0);
      assert.equal(after, 0, 'calls after the end');
    });

  it('by onFrame with the very first frame: rejects ready, and tells of nothing any more', async () => {
    /** @type {any} */
    let player;
    const made = make({ onFrame: () => player.destroy() });
    player = made.player;
    const { ready } = player;
    await loader.succeed();
    await assert.rejects(ready, { name: 'AbortError' });
    assert.deepEqual(made.events, []);
    assert.deepEqual([...page.reported, ...uncaught], []);
    assert.equal(loader.module.liveObjects(), 0);
    assert.equal(page.window.attached, 0);
  });

  it('by a listener of ready, or of error', async () => {
    for (const event of ['ready', 'error']) {
      const { player } = make();
      player.addEventListener(event, () => player.destroy());
      const { ready } = player;
      if (event === 'ready') await loader.succeed();
      else await loader.fail(new Error('no'));
      await ready.catch(() => {});
      assert.deepEqual([...page.reported, ...uncaught], []);
      assert.equal(page.window.attached, 0);
    }
    assert.equal(loader.module.liveObjects(), 0);
  });

  it('by the one before it in the same frame: the others go on', async () => {
    /** @type {any} */
    let second;
    const first = await running({ onFrame: () => second?.destroy() });
    const canvas = new FakeCanvas();
    second = make({}, canvas).player;
    await loader.succeed();
    page.window.intersect(canvas, true);
    page.frames.frames(3);
    assert.deepEqual([...page.reported, ...uncaught], []);
    assert.equal(loader.module.liveObjects(), 1);
    const { elapsed } = first.figure;
    page.frames.frames(3);
    assert.ok(first.figure.elapsed > elapsed);
  });
});
