import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { before, describe, it } from 'node:test';
import fc from 'fast-check';
import { ACTIONS } from '../../web/src/core/names.js';
import { describeParameters, PARAMETER_GROUPS, placeOf } from '../../web/src/lab/parameters.js';
import { DEFAULT_SETUP } from '../../web/src/lab/setup.js';
import { setupFromAddress, setupToAddress } from '../../web/src/lab/setup-address.js';
import { setupFromJson, setupToJson } from '../../web/src/lab/setup-json.js';
import { DRAWN_PLACES, drawnGround, GROUNDS } from '../../web/src/page/grounds.js';

/** @type {Map<string, import('../../web/src/lab/parameters.js').Parameter>} */
let known;
/** @type {fc.Arbitrary<import('../../web/src/lab/setup.js').Setup>} */
let anySetup;
/** @type {import('../../web/src/core/world.js').WorldModule} */
let module;

// The real module: names, ranges and units are the core's to say.
before(async () => {
  const source = new URL('../../web/src/core/', import.meta.url);
  const { default: createWorld } = await import(new URL('world.js', source).href);
  module = await createWorld({ wasmBinary: await readFile(new URL('world.wasm', source)) });
  const figure = new module.Stickman();
  known = describeParameters(figure, module);
  figure.delete();
  const values = fc.record(
    Object.fromEntries(
      [...known.values()].map(({ name, lowest, highest }) => [
        name,
        fc.double({ min: lowest, max: highest, noNaN: true }),
      ]),
    ),
    { requiredKeys: [] },
  );
  anySetup = fc
    .record({
      action: fc.constantFrom(...ACTIONS),
      going: fc.oneof(
        fc.constant({ speed: null, gait: null }),
        fc.double({ min: -200, max: 1000, noNaN: true }).map((speed) => ({ speed: speed + 0, gait: null })),
        fc.double({ min: 0, max: 1, noNaN: true }).map((gait) => ({ speed: null, gait: gait + 0 })),
      ),
      facing: fc.constantFrom(/** @type {1 | -1} */ (1), -1),
      ground: fc.oneof(
        fc.constantFrom(...GROUNDS),
        fc.integer({ min: 0, max: 9999 }).map((seed) => `random.${seed}`),
        fc.integer({ min: -30, max: 30 }).map((height) => drawnGround(Array(DRAWN_PLACES).fill(height))),
      ),
      parameters: values,
    })
    .map(({ going, ...setup }) => ({
      ...setup,
      ...going,
      parameters: Object.fromEntries(
        Object.entries({ ...setup.parameters })
          .map(([name, value]) => /** @type {[string, number]} */ ([name, Number(value) + 0]))
          .filter(([name, value]) => value !== known.get(name)?.initial),
      ),
    }));
});

describe('parameters', () => {
  it('are all described, with range, unit and group', () => {
    assert.ok(known.size >= 39, `${known.size}`);
    for (const { name, group, label, unit, lowest, highest, initial, step } of known.values()) {
      assert.ok(lowest < highest && initial >= lowest && initial <= highest, name);
      assert.ok(PARAMETER_GROUPS.includes(group), name);
      assert.match(label, /^[a-z][a-z ]+$/, name);
      assert.equal(typeof unit, 'string', name);
      assert.ok(step > 0, name);
    }
    assert.equal(known.get('thigh')?.unit, 'u');
    assert.equal(known.get('walkLean')?.unit, 'rad');
  });

  it('are named within their group', () => {
    assert.deepEqual(placeOf('walkArmSwing'), { group: 'walk', label: 'arm swing' });
    assert.deepEqual(placeOf('runStride'), { group: 'run', label: 'stride' });
    assert.deepEqual(placeOf('upperArm'), { group: 'body', label: 'upper arm' });
    assert.deepEqual(placeOf('breathRate'), { group: 'other', label: 'breath rate' });
    assert.deepEqual(placeOf('runner'), { group: 'body', label: 'runner' });
  });
});

describe('the speed and gait he is asked for', () => {
  it('are one thing said in two ways, and nothing while he is asked to stay', () => {
    const figure = new module.Stickman();
    const asked = () => [module.targetSpeed(figure), module.targetGait(figure)];
    assert.deepEqual(asked(), [0, 0]);
    figure.setGait(0.25);
    const [speed] = asked();
    assert.ok(speed > 106.45 && speed < 382.5, `${speed}`);
    figure.setSpeed(-speed);
    assert.ok(Math.abs(module.targetGait(figure) - 0.25) < 1e-9);
    figure.setAction(module.Action.SpearForm);
    assert.deepEqual(asked(), [0, 0]);
    figure.delete();
  });
});

describe('setup in the address', () => {
  it('says only what differs from the default', () => {
    assert.equal(setupToAddress(DEFAULT_SETUP), '');
    assert.equal(
      setupToAddress({
        ...DEFAULT_SETUP,
        action: 'run',
        speed: 765,
        facing: -1,
        parameters: { thigh: 42.5 },
      }),
      'action=run&speed=765&facing=-1&thigh=42.5',
    );
    assert.equal(setupToAddress({ ...DEFAULT_SETUP, action: 'walk', gait: 0.25 }), 'action=walk&gait=0.25');
  });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        assert.deepEqual(setupFromAddress(`#${setupToAddress(setup)}`, known), setup);
      }),
    );
    assert.deepEqual(setupFromAddress('', known), DEFAULT_SETUP);
    assert.deepEqual(setupFromAddress('#', known), DEFAULT_SETUP);
  });

  it('leaves out what is the default although it is said', () => {
    const { initial } = /** @type {{ initial: number }} */ (known.get('thigh'));
    assert.deepEqual(setupFromAddress(`#action=idle&facing=1&thigh=${initial}`, known), DEFAULT_SETUP);
  });

  for (const [address, message] of /** @type {[string, RegExp][]} */ ([
    ['#action=fly', RegExp(`^action must be one of '${ACTIONS.join("', '")}', not 'fly'$`)],
    ['#action=', /^action must be one of/],
    ['#speed=fast', /^speed must be a number from -200 to 1000, not 'fast'$/],
    ['#speed=', /^speed must be a number/],
    ['#speed=Infinity', /^speed must be a number/],
    ['#speed=0x10', /^speed must be a number/],
    ['#speed=1001', /^speed must be a number from -200 to 1000, not 1001$/],
    ['#speed=1e999', /^speed must be a number/],
    ['#speed=1&speed=2', /^'speed' is there twice$/],
    ['#gait=fast', /^gait must be a number from 0 to 1, not 'fast'$/],
    ['#gait=1.01', /^gait must be a number from 0 to 1, not 1.01$/],
    ['#speed=100&gait=0.5', /^speed and gait are two words for one thing: only one of them may be there$/],
    ['#facing=0', /^facing must be one of 1, -1, not 0$/],
    ['#facing=left', /^facing must be one of 1, -1, not 'left'$/],
    ['#thigh=1e9', /^thigh must be a number from 20 to 80, not/],
    ['#thigh=NaN', /^thigh must be a number/],
    ['#tigh=40', /^there is no parameter 'tigh'$/],
    ['#__proto__=40', /^there is no parameter '__proto__'$/],
    ['#constructor=40', /^there is no parameter 'constructor'$/],
    ['#%E0%A4%A=1', /^there is no parameter/],
    ['#keys-title', /^there is no parameter 'keys-title'$/],
  ])) {
    it(`is refused when it is ${address}`, () => {
      assert.throws(() => setupFromAddress(address, known), { message });
    });
  }

  it('gives a checked setup or a message, whatever it says', () => {
    const key = fc.oneof(fc.constantFrom('action', 'speed', 'facing', 'thigh', 'walkLean'), fc.string());
    const part = fc.tuple(key, fc.string()).map(([name, value]) => `${name}=${value}`);
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part).map((parts) => parts.join('&')),
    );
    fc.assert(
      fc.property(anything, (address) => {
        try {
          const setup = setupFromAddress(address, known);
          assert.ok(ACTIONS.includes(setup.action));
          for (const [name, value] of Object.entries(setup.parameters)) {
            assert.ok(known.has(name) && Number.isFinite(value));
          }
        } catch (error) {
          assert.ok(error instanceof TypeError || error instanceof RangeError, String(error));
          assert.notEqual(error.message, '');
        }
      }),
    );
  });
});

describe('setup as JSON', () => {
  it('names every parameter', () => {
    const { parameters } = JSON.parse(setupToJson(DEFAULT_SETUP, known));
    assert.deepEqual(Object.keys(parameters), [...known.keys()]);
  });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(anySetup, (setup) => {
        assert.deepEqual(setupFromJson(setupToJson(setup, known), known), setup);
      }),
    );
    assert.deepEqual(setupFromJson('{}', known), DEFAULT_SETUP);
  });

  for (const [text, message] of /** @type {[string, RegExp][]} */ ([
    ['', /^this is not JSON \(/],
    ['{"action":', /^this is not JSON \(/],
    ['null', /^a setup is an object in braces$/],
    ['[]', /^a setup is an object in braces$/],
    ['5', /^a setup is an object in braces$/],
    ['{"sped": 5}', /^there is no 'sped' in a setup, only action, speed, gait, facing, ground, parameters$/],
    ['{"speed": "5"}', /^speed must be a number from -200 to 1000, not '5'$/],
    ['{"speed": 1e999}', /^speed must be a number/],
    ['{"gait": "0.5"}', /^gait must be a number from 0 to 1, not '0.5'$/],
    ['{"speed": 5, "gait": 0}', /^speed and gait are two words for one thing/],
    ['{"action": null}', /^action must be one of/],
    ['{"action": 3}', /^action must be one of/],
    ['{"facing": true}', /^facing must be one of/],
    ['{"parameters": []}', /^parameters must be an object in braces$/],
    ['{"parameters": null}', /^parameters must be an object in braces$/],
    ['{"parameters": {"thigh": null}}', /^thigh must be a number/],
    ['{"parameters": {"thigh": -1}}', /^thigh must be a number from 20 to 80, not -1$/],
    ['{"parameters": {"__proto__": 5}}', /^there is no parameter '__proto__'$/],
    ['{"__proto__": {}}', /^there is no '__proto__' in a setup/],
  ])) {
    it(`is refused when it is ${text || 'empty'}`, () => {
      assert.throws(() => setupFromJson(text, known), { message });
    });
  }

  it('gives a checked setup or a message, whatever it says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        try {
          assert.ok(ACTIONS.includes(setupFromJson(text, known).action));
        } catch (error) {
          assert.ok(error instanceof Error && error.message !== '', String(error));
          assert.ok(!/undefined|is not a function|Cannot read/.test(error.message), error.message);
        }
      }),
    );
  });
});
