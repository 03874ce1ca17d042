import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { lendAttribute } from '../../web/src/player/lent-attributes.js';
import { FakeCanvas } from './fakes.js';

const element = () => /** @type {any} */ (new FakeCanvas());

describe('lent attributes', () => {
  it('leave what the page says, unless they overrule it; then it comes back', () => {
    const canvas = element();
    canvas.setAttribute('role', 'presentation');
    const leave = lendAttribute(canvas, 'role', 'img');
    assert.equal(canvas.getAttribute('role'), 'presentation');
    leave();
    assert.equal(canvas.getAttribute('role'), 'presentation');
    const overrule = lendAttribute(canvas, 'role', 'img', true);
    assert.equal(canvas.getAttribute('role'), 'img');
    overrule();
    assert.equal(canvas.getAttribute('role'), 'presentation');
  });

  it('stay until the last lender is gone, in whatever order they go (case 49)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: fc.option(fc.constantFrom('A', 'B', 'C')), goes: fc.nat() }), {
          minLength: 1,
          maxLength: 5,
        }),
        (players) => {
          const canvas = element();
          const lent = players.map(({ name, goes }) => ({
            goes,
            takeBack: lendAttribute(canvas, 'aria-label', name ?? 'Stickman', name !== null),
            name,
          }));
          const named = lent.findLast(({ name }) => name !== null)?.name ?? 'Stickman';
          assert.equal(canvas.getAttribute('aria-label'), named);
          for (const [gone, { takeBack }] of [...lent].sort((a, b) => a.goes - b.goes).entries()) {
            takeBack();
            const left = gone + 1 < lent.length;
            assert.equal(canvas.hasAttribute('aria-label'), left);
          }
        },
      ),
    );
  });

  it('the one with a name of its own gone, the name before it is back; a name said meanwhile stays', () => {
    const canvas = element();
    const first = lendAttribute(canvas, 'aria-label', 'First', true);
    const second = lendAttribute(canvas, 'aria-label', 'Second', true);
    second();
    assert.equal(canvas.getAttribute('aria-label'), 'First');
    const third = lendAttribute(canvas, 'aria-label', 'Third', true);
    canvas.setAttribute('aria-label', 'He waves');
    third();
    assert.equal(canvas.getAttribute('aria-label'), 'He waves');
    first();
    assert.equal(canvas.hasAttribute('aria-label'), false);
  });
});
