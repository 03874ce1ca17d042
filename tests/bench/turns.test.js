import assert from 'node:assert/strict';
import { it } from 'node:test';
import { bounded, comparison } from './figures.mjs';
import { ratioOf, spread, takeTurns, untilMet } from './turns.mjs';

it('spread gives the middle and the ends', () => {
  assert.deepEqual(spread([5, 1, 9]), { median: 5, min: 1, max: 9 });
  assert.deepEqual(spread([4, 1, 9, 6]), { median: 5, min: 1, max: 9 });
});

it('a ratio is taken turn by turn: a turn in which everything is slow does not count for more', () => {
  assert.deepEqual(ratioOf([10, 1000, 12], [2, 200, 2]), { median: 5, min: 5, max: 6 });
});

it('contenders take turns, the first one last in the next turn, each with samples of the same length', async () => {
  /** @type {string[]} */
  const order = [];
  const work = (/** @type {string} */ name, /** @type {number} */ seconds) => ({
    name,
    once: () => {
      order.push(name);
      return seconds;
    },
  });
  const settings = { turns: 2, warmUp: 1, sampleSeconds: 4 };
  const samples = await takeTurns([work('slow', 4), work('fast', 2)], settings);
  assert.deepEqual(samples, { slow: [4, 4], fast: [2, 2] });
  assert.equal(order.join(' '), 'slow fast slow fast fast fast fast slow');
});

/**
 * Two contenders on a machine that gets in the way of one sample in four, of either, and makes it up to twenty times as long.
 * @param {number} times as long as the other the slow one takes
 * @param {number} seed
 */
function onBusyMachine(times, seed) {
  let state = seed;
  const chance = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  const work = (/** @type {string} */ name, /** @type {number} */ seconds) => ({
    name,
    once: () => seconds * (chance() < 0.25 ? 1 + 19 * chance() : 1),
  });
  return async () => {
    const works = [work('slow', times), work('fast', 1)];
    const samples = await takeTurns(works, { turns: 31, warmUp: 1, sampleSeconds: 0 });
    return [bounded('slow to fast', comparison(samples.slow, samples.fast), { atLeast: 5 })];
  };
}

it('a bound that is held is met on a busy machine, one that is not is missed there', async () => {
  for (let seed = 1; seed <= 20; seed++) {
    const [[held], [missed]] = [
      await untilMet(5, onBusyMachine(5.4, seed)),
      await untilMet(5, onBusyMachine(4.6, seed)),
    ];
    assert.ok(held.met, JSON.stringify(held));
    assert.ok(!missed.met, JSON.stringify(missed));
  }
});

it('measures again only as long as a bound is missed, and so many times', async () => {
  let measured = 0;
  const metAt = (/** @type {number} */ attempt) => async () => [{ met: ++measured >= attempt }, {}];
  assert.deepEqual(await untilMet(5, metAt(3)), [{ met: true }, {}]);
  assert.equal(measured, 3);
  measured = 0;
  assert.deepEqual(await untilMet(5, metAt(9)), [{ met: false }, {}]);
  assert.equal(measured, 5);
});
