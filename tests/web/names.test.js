import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as names from '../../web/src/core/names.js';

describe('names', () => {
  it('spell enum members in PascalCase', () => {
    assert.equal(names.enumMember('idle'), 'Idle');
    assert.equal(names.enumMember('spear-form'), 'SpearForm');
  });

  it('cannot be changed', () => {
    for (const list of Object.values(names)) {
      if (typeof list === 'object') assert.ok(Object.isFrozen(list));
    }
  });
});
