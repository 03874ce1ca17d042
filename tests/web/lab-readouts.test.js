import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { metres, Readouts } from '../../web/src/lab/readouts.js';

describe('readouts', () => {
  it('shows metres', () => {
    assert.equal(metres(382.5, 2), '3.83');
    assert.equal(metres(106.45, 1), '1.1');
    assert.equal(metres(-150, 1), '\u22121.5');
    assert.equal(metres(-0.3, 2), '0.00');
    assert.equal(metres(0, 1), '0.0');
  });

  it('changes five times a second at most, and ends with the last readouts', () => {
    mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    try {
      let changes = 0;
      const speed = {
        set textContent(_) {
          changes++;
        },
      };
      const distance = { textContent: '' };
      const readouts = new Readouts(/** @type {any} */ (speed), /** @type {any} */ (distance), () =>
        Date.now(),
      );
      for (let frame = 0; frame <= 120; frame++) {
        readouts.show({ groundSpeed: 100, distance: frame * 100 });
        mock.timers.tick(16);
      }
      assert.ok(changes >= 9 && changes <= 11, `${changes}`);
      mock.timers.tick(200);
      assert.equal(distance.textContent, '120.0');
    } finally {
      mock.timers.reset();
    }
  });
});
