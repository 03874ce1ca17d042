import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Worker } from 'node:worker_threads';
import * as names from '../../web/src/core/names.js';

const ENTRY = new URL('../../web/src/stickman.js', import.meta.url).href;

const SCRIPT = `
  const { parentPort } = require('node:worker_threads');
  const before = Object.getOwnPropertyNames(globalThis).join();
  import(${JSON.stringify(ENTRY)}).then(
    (module) => parentPort.postMessage({
      names: Object.keys(module).sort(),
      changed: Object.getOwnPropertyNames(globalThis).join() !== before,
    }),
    (error) => parentPort.postMessage({ error: String(error) }),
  );
`;

describe('import (case 19)', () => {
  it('works in a bare worker, touches no global and keeps nothing running', async () => {
    const worker = new Worker(SCRIPT, { eval: true });
    const message = await new Promise((resolve, reject) => worker.on('message', resolve).on('error', reject));
    const code = await new Promise((resolve) => worker.on('exit', resolve));
    assert.equal(code, 0);
    assert.equal(message.error, undefined);
    assert.equal(message.changed, false);
    assert.ok(message.names.includes('StickmanPlayer'), message.names);
  });

  it('works in Node, where only making a player needs a page', async () => {
    const { ACTIONS, JOINTS, StickmanPlayer } = await import(ENTRY);
    assert.deepEqual(ACTIONS, names.ACTIONS);
    assert.equal(JOINTS.length, 13);
    assert.throws(() => new StickmanPlayer(null), /^TypeError: canvas must be a <canvas> element, not null/);
  });

  it('twice gives the same module', async () => {
    assert.equal(await import(ENTRY), await import(ENTRY));
  });
});
