import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BestScore } from '../../web/src/game/best-score.js';
import { DeviceMemory } from '../../web/src/game/device-memory.js';

/** A store like the browser's. @param {Record<string, string>} [content] */
function store(content = {}) {
  const kept = new Map(Object.entries(content));
  return {
    kept,
    getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ text) => void kept.set(name, text),
  };
}

/** @template T @param {T} value */
const constant = (value) => () => value;

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Stores that keep nothing, each in its way (case 34). @type {Record<string, () => any>} */
const BROKEN = {
  'refuses to be looked at': refused,
  'is not there': () => undefined,
  'refuses to be read and written': () => ({ getItem: refused, setItem: refused }),
  'is full': () => ({ ...store(), setItem: refused }),
};

describe('DeviceMemory', () => {
  it('keeps under names of its own', () => {
    const storage = store();
    new DeviceMemory(() => storage).set('best', '12');
    assert.deepEqual([...storage.kept], [['stickman.spear-run.best', '12']]);
    assert.equal(new DeviceMemory(() => storage).get('best'), '12');
    assert.equal(new DeviceMemory(() => storage).get('keys'), null);
  });

  it('is asked anew each time: another tab may have written', () => {
    const storage = store();
    const memory = new DeviceMemory(() => storage);
    memory.set('keys', 'here');
    new DeviceMemory(() => storage).set('keys', 'there');
    assert.equal(memory.get('keys'), 'there');
  });

  it('keeps what the storage did not take, until it takes something', () => {
    const storage = { ...store({ 'stickman.spear-run.best': '3' }), setItem: refused };
    const memory = new DeviceMemory(() => storage);
    memory.set('best', '12');
    assert.equal(memory.get('best'), '12');
    storage.setItem = (name, text) => void storage.kept.set(name, text);
    memory.set('best', '20');
    storage.setItem('stickman.spear-run.best', '30');
    assert.equal(memory.get('best'), '30');
  });

  for (const [how, storage] of Object.entries(BROKEN)) {
    it(`remembers as long as the page lives where the storage ${how}`, () => {
      const memory = new DeviceMemory(storage);
      assert.equal(memory.get('best'), null);
      memory.set('best', '12');
      assert.equal(memory.get('best'), '12');
    });
  }
});

describe('BestScore', () => {
  it('is the best of all runs, calm ones apart', () => {
    const best = new BestScore(new DeviceMemory(constant(store())));
    assert.equal(best.get(false), 0);
    assert.equal(best.offer(false, 500), true);
    assert.equal(best.offer(false, 500), false);
    assert.equal(best.offer(false, 400), false);
    assert.equal(best.offer(true, 900), true);
    assert.deepEqual([best.get(false), best.get(true)], [500, 900]);
  });

  it('is kept for the next visit', () => {
    const storage = store();
    new BestScore(new DeviceMemory(() => storage)).offer(false, 1234);
    assert.equal(new BestScore(new DeviceMemory(() => storage)).get(false), 1234);
  });

  it('is not beaten by less than another tab, or another game on the page, has reached (case 51)', () => {
    const storage = store();
    const here = new BestScore(new DeviceMemory(() => storage));
    const elsewhere = new BestScore(new DeviceMemory(() => storage));
    assert.equal(here.offer(false, 120), true);
    assert.equal(elsewhere.offer(false, 5000), true);
    assert.equal(here.get(false), 5000);
    assert.equal(here.offer(false, 214), false);
    assert.deepEqual([here.get(false), elsewhere.get(false)], [5000, 5000]);
    assert.equal(storage.kept.get('stickman.spear-run.best'), '5000');
    assert.equal(here.offer(false, 5001), true);
    assert.equal(elsewhere.get(false), 5001);
  });

  for (const rubbish of ['abc', '-5', '1e999', '', '12.5', 'NaN', '99999999999999999999', '0x10']) {
    it(`begins at 0 where it holds '${rubbish}' (case 34)`, () => {
      const storage = store({ 'stickman.spear-run.best': rubbish });
      const best = new BestScore(new DeviceMemory(() => storage));
      assert.equal(best.get(false), 0);
      assert.equal(best.offer(false, 10), true);
      assert.equal(best.get(false), 10);
    });
  }

  it('takes nothing that is no score', () => {
    const best = new BestScore(new DeviceMemory(constant(store())));
    for (const score of [Number.NaN, Number.POSITIVE_INFINITY, 1.5, -3])
      assert.equal(best.offer(false, score), false);
    assert.equal(best.get(false), 0);
  });
});
