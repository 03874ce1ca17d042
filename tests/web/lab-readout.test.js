import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { metres, Readout } from '../../web/src/lab/readout.js';

describe('readout', () => {
  it('shows metres', () => {
    assert.equal(metres(382.5, 2), '3.83');
    assert.equal(metres(106.45, 1), '1.1');
    assert.equal(metres(-150, 1), '\u22121.5');
    assert.equal(metres(-0.3, 2), '0.00');
    assert.equal(metres(0, 1), '0.0');
  });

  it('changes five times a second at most', () => {
    let now = 0;
    let changes = 0;
    const speed = {
      set textContent(_) {
        changes++;
      },
    };
    const distance = { textContent: '' };
    const readout = new Readout(/** @type {any} */ (speed), /** @type {any} */ (distance), () => now);
    for (; now < 2000; now += 1000 / 60) readout.show({ groundSpeed: 100, distance: now });
    assert.ok(changes >= 9 && changes <= 10, `${changes}`);
    assert.notEqual(distance.textContent, '');
  });
});
