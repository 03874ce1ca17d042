import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ratioOf, spread, takeTurns } from './turns.mjs';

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
