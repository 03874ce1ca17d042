import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, beforeEach, describe, it } from 'node:test';
import Ajv from 'ajv';
import fc from 'fast-check';
import { ACTIONS } from '../../web/src/core/names.js';
import { EASINGS, giveAction, readAction, TRACKS } from '../../web/src/core/own-actions.js';
import { extendedLoader, loader, make, settled, setUp, tearDown } from './player-set-up.js';
import { watchedExtended } from './watched-modules.js';

const folder = new URL('../../web/actions/', import.meta.url);
const LIBRARY = [
  'bow',
  'cheer',
  'clap',
  'dance',
  'knock',
  'nod',
  'point',
  'shake-head',
  'shrug',
  'sit',
  'think',
  'wave',
];
const schema = JSON.parse(readFileSync(new URL('../../web/action.schema.json', import.meta.url), 'utf8'));
const isValid = new Ajv({ strict: false }).compile(schema);
const textOf = (/** @type {string} */ name) => readFileSync(new URL(`${name}.json`, folder), 'utf8');

const core = watchedExtended();

/** Null, or what is wrong. @param {unknown} action */
function refusal(action) {
  const figure = new core.Stickman();
  try {
    giveAction(core, figure, readAction(action, ACTIONS));
    return null;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  } finally {
    figure.delete();
  }
}

const lean = (/** @type {unknown} */ keys, rest = {}) => ({
  name: 'lean',
  seconds: 2,
  moves: true,
  tracks: { lean: keys },
  ...rest,
});

describe('actions of one’s own', () => {
  it('has a library of twelve, each below 2 kB, by the schema and the core', () => {
    assert.deepEqual(
      readdirSync(folder).sort(),
      LIBRARY.map((name) => `${name}.json`),
    );
    for (const name of LIBRARY) {
      const text = textOf(name);
      assert.ok(text.length < 2000, `${name}: ${text.length} B`);
      assert.equal(refusal(text), null, name);
      assert.ok(isValid(JSON.parse(text)), `${name}: ${JSON.stringify(isValid.errors)}`);
      assert.equal(JSON.parse(text).name, name);
    }
  });

  for (const [what, action, said] of /** @type {[string, unknown, string][]} */ ([
    [
      'a time before the one before',
      lean([
        [0, 0],
        [0.4, 5],
        [0.3, 0],
      ]),
      'tracks.lean[2].time: must not be less than 0.4',
    ],
    ['a value out of range', lean([[0, 80]]), 'tracks.lean[0].value: must be from -45 to 75'],
    [
      'what is too fast',
      lean([
        [0, 0],
        [0.01, 20],
      ]),
      'tracks.lean[1].value: must be from -3 to 3: no body gets there faster, and what loops ends where it began',
    ],
    [
      'an easing there is not',
      lean([[0, 0, 'bounce']]),
      `tracks.lean[0].easing: must be one of ${EASINGS.join(', ')}`,
    ],
    ['a value that is none', lean([[0, '5']]), 'tracks.lean[0].value: must be a number'],
    ['a key that is none', lean([[0]]), 'tracks.lean[0]: must be [time, value] or [time, value, easing]'],
    ['no keys', lean([]), 'tracks.lean: must have 1 to 256 keys'],
    ['no tracks', lean([], { tracks: {} }), 'tracks: must have at least one track'],
    [
      'an unknown track',
      lean([], { tracks: { tail: [[0, 0]] } }),
      `tracks.tail: is none of ${TRACKS.join(', ')}`,
    ],
    [
      'a place without its other half',
      lean([], { hands: 'xy', tracks: { nearHandX: [[0, 20]] } }),
      'tracks.nearHandX: needs tracks.nearHandY',
    ],
    [
      'places where angles are said',
      lean([], { tracks: { nearHandX: [[0, 20]], nearHandY: [[0, 20]] } }),
      'tracks.nearHandX: needs "hands": "xy"',
    ],
    [
      'a foot of one who walks',
      lean([], { tracks: { frontLift: [[0, 5]] } }),
      'tracks.frontLift: is of one who stands: not with "moves"',
    ],
    ['a length beyond a minute', lean([[0, 0]], { seconds: 61 }), 'seconds: must be from 0.1 to 60'],
    [
      'a name of a built-in one',
      lean([[0, 0]], { name: 'walk' }),
      'name: must not be that of a built-in action',
    ],
    [
      'a name in capitals',
      lean([[0, 0]], { name: 'Wave' }),
      'name: must be up to 32 letters and digits in kebab-case',
    ],
    [
      'a loop that jumps',
      lean(
        [
          [0, 0],
          [1, 9],
        ],
        { loop: true },
      ),
      'tracks.lean[1].value: must be from 0 to 0: no body gets there faster, and what loops ends where it began',
    ],
    ['a word too many', lean([[0, 0]], { length: 2 }), 'length: is no part of an action'],
    ['no object', '[]', 'action: must be an object'],
    ['too long a text', `{"name":"${'a'.repeat(65_536)}"}`, 'action: must not be longer than 64 KiB'],
  ]))
    it(`refuses ${what} by its path`, () => {
      assert.equal(refusal(action), said);
    });

  it('is of one mind with the schema about what a schema can say', () => {
    // As people write them: the core reads floats.
    const written = (/** @type {number} */ least, /** @type {number} */ most) =>
      fc.integer({ min: least * 100, max: most * 100 }).map((hundredths) => hundredths / 100);
    const number = fc.oneof(written(-90, 90), fc.constantFrom(0, 1, 12));
    const key = fc.tuple(
      fc.oneof(written(0, 1), written(0, 1), written(-0.2, 1.2)),
      number,
      fc.constantFrom(...EASINGS),
    );
    const tracks = fc.dictionary(fc.constantFrom(...TRACKS, 'tail'), fc.array(key, { maxLength: 1 }), {
      maxKeys: 3,
    });
    const any = fc.record({
      name: fc.constantFrom('sway', 'sway', 'sway', 'Sway', 'run'),
      seconds: fc.constantFrom(0.05, 1, 1, 1, 61),
      loop: fc.boolean(),
      moves: fc.boolean(),
      hands: fc.constantFrom('angles', 'xy'),
      tracks,
    });
    let sound = 0;
    fc.assert(
      fc.property(any, (action) => {
        const said = refusal(action);
        // Tracks on different beats and places near the shoulder are beyond a schema.
        if (said && /times and easings|nearer to the shoulder/.test(said)) return;
        if (!said) sound++;
        assert.equal(isValid(action), said === null, said ?? JSON.stringify(isValid.errors));
      }),
      { numRuns: 2000, seed: 17 },
    );
    assert.ok(sound > 20, `${sound} were sound`);
  });
});

describe('StickmanPlayer with actions of one’s own', () => {
  beforeEach(setUp);
  after(tearDown);

  it('does one once it is defined, tells its name and when it is over', async () => {
    const { player } = make();
    const ended = /** @type {string[]} */ ([]);
    player.addEventListener('actionend', (event) => ended.push(event.detail.action));
    assert.throws(() => Object.assign(player, { action: 'nod' }), RangeError);
    const defined = player.defineAction(textOf('nod'));
    await loader.succeed();
    await extendedLoader.succeed();
    assert.equal(await defined, 'nod');
    Object.assign(player, { action: 'nod' });
    assert.equal(player.action, 'nod');
    const figure = extendedLoader.module.figures[0];
    for (let i = 0; i < 30; i++) figure.buildPose(1 / 60);
    assert.equal(player.action, 'nod');
    for (let i = 0; i < 100; i++) figure.buildPose(1 / 60);
    assert.equal(player.action, 'idle');
  });

  it('refuses a broken one, names what is wrong, and does on', async () => {
    const { player } = make({ action: 'walk' });
    await loader.succeed();
    const broken = lean([
      [0, 0],
      [0.4, 5],
      [0.3, 0],
    ]);
    const refused = assert.rejects(player.defineAction(broken), /tracks\.lean\[2\]\.time/);
    while (extendedLoader.asked.length === 0) await settled();
    await extendedLoader.succeed();
    await refused;
    await settled();
    assert.equal(player.action, 'walk');
  });
});
