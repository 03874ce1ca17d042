import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { enumMember } from '../../web/src/core/names.js';
import { Commands } from '../../web/src/lab/commands.js';
import { describeParameters } from '../../web/src/lab/parameters.js';
import { DEFAULT_SETUP } from '../../web/src/lab/setup.js';
import { watchedWorld } from './watched-modules.js';

/** Tells the figure, and notes what it was told, in order. */
class NotingPlayer {
  /** @type {string[]} */
  told = [];
  /** @param {any} figure @param {any} Action */
  constructor(figure, Action) {
    this.figure = figure;
    this.Action = Action;
  }
  set action(/** @type {any} */ action) {
    this.told.push(`action ${action}`);
    this.figure.setAction(this.Action[enumMember(action)]);
  }
  set speed(/** @type {any} */ speed) {
    this.told.push(`speed ${speed}`);
    this.figure.setSpeed(speed);
  }
  set gait(/** @type {any} */ gait) {
    this.told.push(`gait ${gait}`);
    this.figure.setGait(gait);
  }
  set facing(/** @type {any} */ facing) {
    this.told.push(`facing ${facing}`);
    this.figure.setFacing(facing);
  }
  setTerrain(/** @type {any[]} */ points) {
    this.told.push(`terrain of ${points.length}`);
  }
}

describe('commands', () => {
  const module = /** @type {any} */ (watchedWorld());
  /** @type {any} */
  let figure;
  /** @type {NotingPlayer} */
  let player;
  /** @type {Commands} */
  let commands;
  /** What the figure has now. */
  const values = () =>
    Object.fromEntries(['runStride', 'thigh'].map((name) => [name, figure.parameter(name)]));
  /** @type {Record<string, number>} */
  let initial;
  let changes = 0;

  beforeEach(() => {
    figure = new module.Stickman();
    player = new NotingPlayer(figure, module.Action);
    commands = new Commands(player);
    initial = values();
    commands.attach(figure, describeParameters(figure, module), module);
    changes = 0;
    commands.addEventListener('change', () => changes++);
  });
  afterEach(() => figure.delete());

  it('begin with the defaults', () => {
    assert.deepEqual(commands.setup, DEFAULT_SETUP);
    assert.deepEqual([commands.speed, commands.gait], [0, 0]);
  });

  it('know the speed of an action, and the action of a speed', () => {
    commands.act('run');
    assert.ok(Math.abs(commands.speed - 382.5) < 1e-9);
    assert.equal(commands.gait, 1);
    commands.setSpeed(106);
    assert.deepEqual([commands.setup.action, commands.speed, commands.gait], ['walk', 106, 0]);
    commands.setSpeed(-200);
    assert.equal(commands.setup.action, 'walk');
    commands.setSpeed(765);
    assert.deepEqual([commands.setup.action, commands.gait], ['run', 1]);
    commands.setSpeed(0);
    assert.equal(commands.setup.action, 'idle');
    commands.setGait(0.5);
    assert.ok(Math.abs(commands.gait - 0.5) < 1e-6);
    assert.ok(commands.speed > 106.45 && commands.speed < 382.5);
    assert.deepEqual(player.told, [
      'action run',
      'speed 106',
      'speed -200',
      'speed 765',
      'speed 0',
      'gait 0.5',
    ]);
  });

  it('keep a gait as a gait: its speed follows what the gait is made of', () => {
    commands.setGait(0.5);
    const before = commands.speed;
    commands.setParameter('runStride', 70);
    assert.ok(commands.speed > before + 10, `${commands.speed}`);
    assert.deepEqual([commands.gait, commands.setup.speed, commands.setup.gait], [0.5, null, 0.5]);
    assert.deepEqual(player.told, ['gait 0.5'], 'the core follows by itself');
    commands.setSpeed(200);
    commands.setParameter('runStride', 60);
    assert.deepEqual([commands.speed, commands.setup.gait], [200, null]);
    commands.setGait(1);
    commands.act('walk');
    assert.deepEqual([commands.gait, commands.setup.gait], [0, null]);
  });

  it('apply a gait, below an action that is none, too', () => {
    commands.apply({ ...DEFAULT_SETUP, action: 'walk', gait: 0.25 });
    commands.apply({ ...DEFAULT_SETUP, action: 'spear-form', gait: 0.75 });
    assert.deepEqual(player.told, ['facing 1', 'gait 0.25', 'facing 1', 'gait 0.75', 'action spear-form']);
    assert.equal(commands.setup.gait, 0.75);
  });

  it('keep what goes on when something is played once', () => {
    commands.setSpeed(240);
    const { setup } = commands;
    changes = 0;
    commands.act('jump');
    assert.equal(commands.setup, setup);
    assert.equal(changes, 0);
    assert.equal(player.told.at(-1), 'action jump');
    commands.act('spear-form');
    assert.deepEqual([commands.setup.action, commands.setup.speed], ['spear-form', null]);
  });

  it('remember only parameters that differ, as the core has clamped them', () => {
    commands.setParameter('thigh', 500);
    assert.deepEqual(commands.setup.parameters, { thigh: 80 });
    assert.equal(commands.parameter('thigh'), 80);
    commands.setParameter('thigh', Number.NaN);
    assert.equal(commands.parameter('thigh'), 80);
    commands.setParameter('no such thing', 5);
    commands.setParameter('thigh', 37);
    assert.deepEqual(commands.setup.parameters, {});
    commands.setParameter('thigh', 40);
    commands.setParameter('runStride', 70);
    commands.resetParameters();
    assert.deepEqual(commands.setup.parameters, {});
    assert.deepEqual(values(), initial);
  });

  it('apply a setup whole: what it does not name goes back to the default', () => {
    commands.setParameter('runStride', 70);
    commands.apply({ ...DEFAULT_SETUP, action: 'walk', speed: 240, facing: -1, parameters: { thigh: 40 } });
    assert.deepEqual(values(), { ...initial, thigh: 40 });
    assert.deepEqual(player.told, ['facing -1', 'speed 240']);
    commands.apply(DEFAULT_SETUP);
    assert.deepEqual(values(), initial);
    assert.deepEqual(player.told.slice(2), ['facing 1', 'action idle']);
  });

  it('apply a speed below an action that is not a gait', () => {
    commands.apply({ ...DEFAULT_SETUP, action: 'thrust', speed: 240 });
    assert.deepEqual(player.told, ['facing 1', 'speed 240', 'action thrust']);
    assert.equal(commands.setup.speed, 240);
    assert.notEqual(commands.setup.action, 'thrust', 'it is over soon');
  });

  it('turn from where he was asked to face, also after going back in time', () => {
    commands.turnRound();
    commands.recall({ ...DEFAULT_SETUP, facing: 1 });
    commands.turnRound();
    assert.equal(player.told.at(-1), 'facing -1');
    assert.equal(commands.setup.facing, -1);
  });

  it('another ground is told once, is in the setup, and stays when he goes back in time', () => {
    commands.setGround('random.3');
    commands.setGround('random.3');
    assert.equal(player.told.length, 1);
    assert.match(player.told[0], /^terrain of \d\d/);
    assert.equal(commands.setup.ground, 'random.3');
    assert.throws(() => commands.setGround('moon'), RangeError);
    assert.equal(commands.setup.ground, 'random.3');
    commands.recall(DEFAULT_SETUP);
    assert.equal(commands.setup.ground, 'random.3');
    commands.apply(DEFAULT_SETUP);
    assert.ok(player.told.includes('terrain of 0'));
    assert.equal(commands.setup.ground, 'flat');
  });

  it('going back in time keeps the body as it is', () => {
    commands.setParameter('thigh', 40);
    const told = player.told.length;
    commands.recall({ ...DEFAULT_SETUP, action: 'run', gait: 0.75 });
    const { action, gait, parameters } = commands.setup;
    assert.deepEqual([action, gait, parameters], ['run', 0.75, { thigh: 40 }]);
    assert.equal(player.told.length, told, 'the core remembers by itself');
  });
});
