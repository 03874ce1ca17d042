import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  checkBoolean,
  checkCanvas,
  checkFunction,
  checkNumber,
  checkOneOf,
  checkOptions,
  checkString,
  checkUrl,
} from '../../web/src/player/arguments.js';

/**
 * @param {() => unknown} call
 * @param {new (...args: any[]) => Error} type
 * @param {RegExp} message
 */
function refuses(call, type, message) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof type, `${error} is no ${type.name}`);
    assert.match(error.message, message);
    return true;
  });
}

describe('argument checks (case 20)', () => {
  const range = { min: -200, max: 1000 };

  it('take a number in its range, ends included', () => {
    for (const value of [-200, 0, -0, 106.45, 1000]) assert.equal(checkNumber('speed', value, range), value);
  });

  it('refuse what is no number with a TypeError that names the argument', () => {
    for (const value of [
      'fast',
      '5',
      null,
      undefined,
      {},
      [],
      true,
      () => 5,
      5n,
      Symbol('s'),
      new Number(5),
    ]) {
      refuses(
        () => checkNumber('speed', value, range),
        TypeError,
        /^speed must be a number from -200 to 1000, not /,
      );
    }
  });

  it('refuse a number out of its range with a RangeError', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, -200.01, 1001]) {
      refuses(
        () => checkNumber('speed', value, range),
        RangeError,
        /^speed must be a number from -200 to 1000, not /,
      );
    }
  });

  it('say what they were given', () => {
    const given = [
      ['walk', "'walk'"],
      [null, 'null'],
      [undefined, 'undefined'],
      [true, 'true'],
      [{ walk: 1 }, 'an object'],
      [[1, 2], 'an object'],
      [() => 5, 'a function'],
      [Symbol('walk'), 'Symbol\\(walk\\)'],
    ];
    for (const [value, shown] of given) {
      refuses(() => checkNumber('speed', value, range), TypeError, new RegExp(`, not ${shown}$`));
    }
  });

  it('name all choices', () => {
    const actions = ['idle', 'walk', 'run'];
    assert.equal(checkOneOf('action', 'run', actions), 'run');
    for (const value of ['fly', '', 'Walk', 'constructor', '__proto__']) {
      refuses(
        () => checkOneOf('action', value, actions),
        RangeError,
        /^action must be one of 'idle', 'walk', 'run', not '/,
      );
    }
    for (const value of [1, null, undefined, {}, ['run']]) {
      refuses(() => checkOneOf('action', value, actions), TypeError, /^action must be one of 'idle'/);
    }
    assert.equal(checkOneOf('facing', -1, [1, -1]), -1);
    for (const value of [0, 2, Number.NaN]) {
      refuses(() => checkOneOf('facing', value, [1, -1]), RangeError, /^facing must be one of 1, -1/);
    }
    refuses(() => checkOneOf('facing', 'left', [1, -1]), TypeError, /not 'left'$/);
  });

  it('take no stand-ins for true and false', () => {
    assert.equal(checkBoolean('paused', false), false);
    for (const value of ['false', 0, 1, null, undefined]) {
      refuses(() => checkBoolean('paused', value), TypeError, /^paused must be true or false/);
    }
  });

  it('tell strings, URLs and functions', () => {
    assert.equal(checkString('label', ''), '');
    refuses(() => checkString('label', 5), TypeError, /^label must be a string, not 5$/);
    const url = new URL('https://example.org/core.wasm');
    assert.equal(checkUrl('wasmUrl', url), url);
    assert.equal(checkUrl('wasmUrl', 'x/core.wasm'), 'x/core.wasm');
    refuses(() => checkUrl('wasmUrl', null), TypeError, /^wasmUrl must be a URL or a string/);
    for (const value of ['', 'https://', 'http://[']) {
      refuses(
        () => checkUrl('wasmUrl', value),
        RangeError,
        /^wasmUrl must be a URL or a string that is one, not '/,
      );
    }
    refuses(
      () => checkFunction('onFrame', /** @type {any} */ ('f')),
      TypeError,
      /^onFrame must be a function/,
    );
  });

  it('want a canvas', () => {
    const canvas = { localName: 'canvas' };
    assert.equal(checkCanvas('canvas', canvas), canvas);
    for (const value of [null, undefined, '#canvas', 5, {}, { localName: 'div' }]) {
      refuses(() => checkCanvas('canvas', value), TypeError, /^canvas must be a <canvas> element, not /);
    }
  });

  it('know the options there are', () => {
    assert.deepEqual(checkOptions('options', { speed: 5 }, ['speed']), { speed: 5 });
    refuses(
      () => checkOptions('options', { sped: 5 }, ['speed']),
      TypeError,
      /^options.sped is not an option; there are speed$/,
    );
    refuses(() => checkOptions('options', { sped: 5 }, ['speed', 'gait']), TypeError, / are speed, gait$/);
    refuses(() => checkOptions('options', null, []), TypeError, /^options must be an object, not null$/);
    refuses(() => checkOptions('options', 'walk', []), TypeError, /^options must be an object, not 'walk'$/);
  });
});
