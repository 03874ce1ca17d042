// The game on the real module, as browsers load it: what the page asks for is there, run after run.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, describe, it } from 'node:test';
import { enumMember, OBSTACLES } from '../../web/src/core/names.js';
import { BUTTONS } from '../../web/src/game/buttons.js';
import { RUN_EVENTS } from '../../web/src/game/run-events.js';
import { enumMembers } from './enum-members.js';

const source = new URL('../../web/src/core/', import.meta.url);

describe('the game on the real core', () => {
  /** @type {import('../../web/src/core/world.js').WorldModule} */
  let world;
  before(async () => {
    const { default: createWorld } = await import(new URL('world.js', source).href);
    world = await createWorld({ wasmBinary: await readFile(new URL('world.wasm', source)) });
  });

  /** @param {import('../../web/src/core/spear-run.js').SpearRun} game @param {string} button */
  const tap = (game, button) => {
    game.press(world.Button[button]);
    game.release(world.Button[button]);
  };

  /** @param {import('../../web/src/core/spear-run.js').SpearRun} game */
  const toTheEnd = (game) => {
    for (let i = 0; i < 3600 && game.state() !== world.RunState.Over; i++) game.step(1 / 60);
    assert.equal(game.state(), world.RunState.Over);
  };

  it('has the buttons, states, things and events the page knows, and no other', () => {
    assert.deepEqual(enumMembers(world.Button), BUTTONS.map(enumMember));
    assert.deepEqual(enumMembers(world.RunState), ['Ready', 'Running', 'Paused', 'Over']);
    assert.deepEqual(world.obstacleNames(), [...OBSTACLES]);
    assert.deepEqual(world.eventNames(), [...RUN_EVENTS]);
    const game = new world.SpearRun(7);
    assert.ok(game.setParameter('calm', 1) && game.setParameter('shake', 0));
    game.delete();
  });

  it('refuses what is no button, and members of other enums', () => {
    const game = new world.SpearRun(7);
    const hound = new world.Hound();
    for (const none of [99, 0, 'jump', null, undefined, {}, { value: 0 }, world.RunState.Ready]) {
      assert.equal(game.press(/** @type {any} */ (none)), false);
      assert.equal(game.release(/** @type {any} */ (none)), false);
      assert.equal(hound.setState(/** @type {any} */ (none)), false);
    }
    game.step(1 / 60);
    assert.equal(game.state(), world.RunState.Ready);
    assert.equal(hound.setState(world.HoundState.Sit), true);
    game.delete();
    hound.delete();
  });

  it('plays the seed that was chosen for the next run, calm or not', () => {
    const game = new world.SpearRun(5);
    game.setNextSeed(77);
    game.setParameter('calm', 1);
    tap(game, 'Start');
    toTheEnd(game);
    for (let i = 0; i < 60; i++) game.step(1 / 60);
    tap(game, 'Start');
    game.step(1 / 60);
    assert.equal(game.seed(), 77);
    game.delete();
  });

  it('plays again and again, with a record of each run that ends as the run did', () => {
    const game = new world.SpearRun(7);
    game.setView(800);
    let events = 0;
    for (let run = 0; run < 8; run++) {
      tap(game, 'Start');
      game.step(1 / 60);
      assert.equal(game.state(), world.RunState.Running);
      toTheEnd(game);
      events |= game.takeEvents();
      assert.ok(OBSTACLES[game.crashedInto()]);
      const score = game.score();
      const text = game.replay();
      for (let i = 0; i < 60; i++) game.step(1 / 60);
      const watcher = new world.SpearRun(0);
      assert.equal(watcher.watch(text), '');
      toTheEnd(watcher);
      assert.deepEqual([watcher.score(), watcher.replay()], [score, text]);
      watcher.delete();
    }
    const named = RUN_EVENTS.filter((_, bit) => (events >> bit) & 1);
    assert.deepEqual(named, ['start', 'crash', 'step']);
    game.delete();
    assert.equal(world.liveObjects(), 0);
  });
});
