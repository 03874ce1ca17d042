import assert from 'node:assert/strict';
import { after, beforeEach, describe, it } from 'node:test';
import { StickmanPlayer } from '../../web/src/player/stickman-player.js';
import { FakeCanvas } from './fakes.js';
import { loader, make, page, running, setUp, tearDown } from './player-set-up.js';

describe('StickmanPlayer: arguments (case 20)', () => {
  beforeEach(setUp);
  after(tearDown);

  /** @type {[string, unknown, ErrorConstructor][]} */
  const wrong = [
    ['action', 'fly', RangeError],
    ['action', 2, TypeError],
    ['action', null, TypeError],
    ['speed', 'fast', TypeError],
    ['speed', null, TypeError],
    ['speed', Number.NaN, RangeError],
    ['speed', 1000.5, RangeError],
    ['gait', {}, TypeError],
    ['gait', -0.1, RangeError],
    ['gait', Number.NaN, RangeError],
    ['facing', 0, RangeError],
    ['facing', 'left', TypeError],
    ['phase', -0.1, RangeError],
    ['phase', '0.5', TypeError],
    ['fit', 'box', RangeError],
    ['fit', null, TypeError],
    ['zoom', 0, RangeError],
    ['zoom', Number.NaN, RangeError],
    ['zoom', '2', TypeError],
    ['paused', 'false', TypeError],
    ['paused', 0, TypeError],
    ['label', 5, TypeError],
    ['wasmUrl', 5, TypeError],
    ['onFrame', 'f', TypeError],
    ['sped', 5, TypeError],
  ];

  for (const [name, value, type] of wrong) {
    it(`refuse ${name} = ${typeof value === 'string' ? `'${value}'` : value} with a ${type.name} and change nothing`, async () => {
      const canvas = new FakeCanvas();
      const error = caught(() =>
        make({ action: 'run', wasmUrl: 'x.wasm', label: 'x', [name]: value }, canvas),
      );
      assert.ok(error instanceof type, `${error}`);
      assert.ok(error.message.startsWith(`options.${name} `), error.message);
      assert.deepEqual([loader.asked.length, loader.urls.length, page.window.attached], [0, 0, 0]);
      assert.equal(canvas.attributes.size, 0);
      if (!['action', 'speed', 'gait', 'facing', 'phase', 'fit', 'zoom', 'paused', 'label'].includes(name))
        return;

      const { player, figure, events } = await running({ action: 'walk', facing: -1 });
      const calls = [...figure.calls];
      const before = snapshot(player);
      const refusal = caught(() => {
        /** @type {any} */ (player)[name] = value;
      });
      assert.ok(refusal instanceof type, `${refusal}`);
      assert.ok(refusal.message.startsWith(`${name} must be `), refusal.message);
      assert.deepEqual(figure.calls, calls);
      assert.deepEqual(snapshot(player), before);
      assert.deepEqual(events, ['ready']);
    });
  }

  it('refuse what is no canvas, or a canvas used otherwise', () => {
    for (const value of [null, undefined, '#canvas', {}]) {
      assert.throws(
        () => new StickmanPlayer(/** @type {any} */ (value), {}, page.services),
        /^TypeError: canvas must be /,
      );
    }
    const used = new FakeCanvas();
    used.getContext = () => null;
    assert.throws(() => make({}, used), /^TypeError: canvas must be free for a 2d context/);
    assert.throws(() => make(null), /^TypeError: options must be an object, not null/);
    assert.equal(page.window.attached, 0);
  });

  it('refuse a wrong URL at the static', () => {
    assert.throws(
      () => StickmanPlayer.setWasmUrl(/** @type {any} */ (5)),
      /^TypeError: url must be a URL or a string/,
    );
  });

  /** @param {() => void} call */
  function caught(call) {
    try {
      call();
    } catch (error) {
      return /** @type {Error} */ (error);
    }
    return assert.fail('nothing was thrown');
  }

  /** @param {StickmanPlayer} player */
  function snapshot({ action, speed, gait, facing, paused, label }) {
    return { action, speed, gait, facing, paused, label };
  }
});
