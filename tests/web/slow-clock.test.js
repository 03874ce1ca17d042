import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { page, running, setUp, tearDown } from './player-set-up.js';

const TICK_MS = 1000 / 60;

describe('a slow clock (case 55)', () => {
  beforeEach(setUp);
  after(tearDown);

  /** @param {any} figure */
  const steps = (figure) =>
    figure.calls
      .map((/** @type {string} */ call) => Number(/^buildPose\((.*)\)$/.exec(call)?.[1] ?? Number.NaN))
      .filter((/** @type {number} */ dt) => dt > 0);

  for (const [what, ms] of /** @type {const} */ ([
    ['24 Hz, to save power', 1000 / 24],
    ['20 Hz', 50],
    ['10 Hz', 100],
    ['5 Hz', 200],
  ]))
    it(`${what}: real time, in steps that the core does not clamp`, async () => {
      const { figure } = await running({ action: 'walk' });
      page.frames.frame();
      const before = figure.elapsed;
      const frames = Math.round(10_000 / ms);
      page.frames.frames(frames, ms);
      assert.ok(
        Math.abs(figure.elapsed - before - (frames * ms) / 1000) < 1e-6,
        `${figure.elapsed - before} s`,
      );
      for (const dt of steps(figure)) assert.ok(dt <= (1 / 30) * (1 + 1e-6), `a step of ${dt} s`);
    });

  it('a clock that knows tenths of a second only, at 60 frames a second: real time', async () => {
    const { figure } = await running({ action: 'walk' });
    const { frames } = page;
    frames.frame();
    const start = frames.now;
    let real = start;
    for (let i = 0; i < 600; i++) {
      real += TICK_MS;
      frames.frame(Math.floor(real / 100) * 100 - frames.now);
    }
    assert.ok(Math.abs(figure.elapsed - 10) < 0.11, `${figure.elapsed} s`);
  });

  it('30 Hz is a step a frame; a frame is drawn once, however many steps it takes', async () => {
    let drawn = 0;
    const { figure, canvas } = await running({ onFrame: () => drawn++ });
    page.frames.frame();
    figure.calls.length = 0;
    drawn = 0;
    page.frames.frames(30, 1000 / 30);
    assert.deepEqual([steps(figure).length, drawn], [30, 30]);
    figure.calls.length = 0;
    canvas.context.calls.length = 0;
    page.frames.frame(200);
    assert.deepEqual([steps(figure).length, drawn], [6, 31]);
    assert.equal(canvas.context.calls.filter(([name]) => name === 'clearRect').length, 1);
  });

  it('what is beyond 0.2 s is dropped; after a pause nothing is caught up', async () => {
    const { figure, player } = await running();
    page.frames.frame();
    const before = figure.elapsed;
    page.frames.frame(30_000);
    assert.ok(Math.abs(figure.elapsed - before - 0.2) < 1e-6, `${figure.elapsed - before} s`);
    player.pause();
    page.frames.now += 150;
    player.play();
    const paused = figure.elapsed;
    page.frames.frame();
    assert.ok(figure.elapsed - paused <= 1 / 30 + 1e-9);
  });

  it('names the action that is over, though the frame went on after it', async () => {
    const { player } = await running();
    /** @type {string[]} */
    const ended = [];
    player.addEventListener('actionend', (event) => ended.push(/** @type {any} */ (event).detail.action));
    page.frames.frame();
    player.action = 'throw';
    for (let i = 0; i < 20; i++) page.frames.frame(200);
    assert.deepEqual(ended, ['throw']);
  });
});
