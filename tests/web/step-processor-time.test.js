import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { ownAccount, processorTime, secondsOfOwnAccount } from '../tools/processor-time.mjs';
import { output, withProcessorTime } from '../tools/program.mjs';

/** A program that keeps a processor busy for a while. @param {number} ms */
const busy = (ms) => ['-e', `while (process.cpuUsage().user + process.cpuUsage().system < ${ms * 1000});`];

describe('processor time of the programs that a step runs', () => {
  it('is that of the step alone, also while another runs', async () => {
    const [much, little] = await Promise.all([
      withProcessorTime(() => output('node', busy(650))),
      withProcessorTime(() => output('node', ['-e', ''])),
    ]);
    assert.ok(much.seconds >= 0.6, `${much.seconds} s`);
    assert.ok(little.seconds < much.seconds - 0.3, `${little.seconds} s, the other ${much.seconds} s`);
  });

  it('counts what a program runs, and all programs of a step', async () => {
    const inner = JSON.stringify(busy(350));
    const { seconds } = await withProcessorTime(async () => {
      await output('node', ['-e', `require('node:child_process').spawnSync('node', ${inner})`]);
      await output('node', busy(350));
    });
    assert.ok(seconds >= 0.6, `${seconds} s`);
  });

  it('does not count waiting', async () => {
    const { seconds } = await withProcessorTime(() => output('sleep', ['1']));
    assert.ok(seconds < 0.5, `${seconds} s`);
  });
});

describe('processor time of what is under way', () => {
  it('is that of a process, of what it runs, and of what has ended there', async () => {
    const before = processorTime(process.pid);
    const ended = spawn('node', busy(350));
    await once(ended, 'exit');
    const inner = JSON.stringify(busy(350));
    const under = spawn('node', [
      '-e',
      `require('node:child_process').spawn('node', ${inner}).on('exit', () => { console.log(); setTimeout(() => {}, 60000); })`,
    ]);
    await once(under.stdout, 'data');
    const used = processorTime(process.pid) - before;
    const without = processorTime(/** @type {number} */ (under.pid));
    under.kill();
    assert.ok(used >= 0.6, `${used} s`);
    assert.ok(without >= 0.3 && without < used, `${without} s, with the rest ${used} s`);
  });

  it('is read from what a step says of itself', () => {
    assert.equal(secondsOfOwnAccount(`one\n${ownAccount(12.34)}\ntwo`), 12.3);
    assert.equal(secondsOfOwnAccount('processors of this kind 12.3 s'), undefined);
  });
});

describe('a program that fails', () => {
  it('rejects with its code and what it said', async () => {
    await assert.rejects(output('sh', ['-c', 'echo lost; exit 3']), (/** @type {Error} */ error) => {
      assert.match(error.message, /ended with 3$/);
      assert.equal(error.cause, 'lost\n');
      return true;
    });
  });

  it('rejects where there is none of that name', () => assert.rejects(output('no-such-program-here', [])));
});
