import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freshProject, pack } from './fresh-project.js';

const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));

const RIGHT = `
import { StickManElement } from 'stickman/element-classes';
import 'stickman/elements';
import { ACTIONS, JOINTS, StickmanPlayer } from 'stickman';

const man = document.createElement('stick-man');
const same: StickManElement = man;
man.action = 'spear-form';
man.speed = 200;
man.paused = !same.paused;
man.speed = '-90.5';
man.gait = null;
man.facing = '-1';
man.controls = '';
man.action = undefined;
man.label = null;
man.wasmUrl = new URL('core.wasm', import.meta.url);
man.renderer = undefined;
export const speed: number | null = man.speed;
man.renderer = ({ context, pose, groundY, colours }, player) => {
  const x: number = pose[2 * JOINTS.indexOf('head')];
  context.fillStyle = colours[0];
  context.fillRect(x, groundY, player.distance, 1);
};
man.ready.then((element) => element.play());
const game = document.createElement('spear-run');
game.calm = game.state === 'ready';
game.calm = 'false';
game.seed = '7';
export const problem: string = game.watch(game.replay);
class Mascot extends StickManElement {}
customElements.define('my-mascot', Mascot);

const player = new StickmanPlayer(document.createElement('canvas'), {
  action: ACTIONS[1],
  facing: -1,
  wasmUrl: new URL('core.wasm', import.meta.url),
  onFrame: ({ figure }) => figure.contacts(),
});
player.addEventListener('actionend', () => player.destroy());
const loaded: Promise<StickmanPlayer> = player.ready;
export const length: number = JOINTS.length + (await loaded).groundSpeed;
`;

const WRONG = `
import { StickmanPlayer } from 'stickman';
import 'stickman/elements';
const man = document.createElement('stick-man');
man.action = 'fly';
man.speed = 'fast';
man.facing = 0;
man.renderer = 5;
man.controls = 1;
man.label = 5;
document.createElement('spear-run').state = 'over';
new StickmanPlayer(document.createElement('canvas'), { sped: 5 });
new StickmanPlayer(document.createElement('canvas')).setReason(['user'], true);
man.player;
`;

/** @param {string} resolution */
const config = (resolution) =>
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      target: 'es2022',
      module: resolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution: resolution,
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
      skipLibCheck: false,
    },
    files: ['consumer.ts'],
  });

describe('declarations under tsc --strict', () => {
  /** @type {string} */
  let shelf;
  /** @type {string} */
  let tarball;
  before(async () => {
    shelf = await mkdtemp(join(tmpdir(), 'stickman-shelf-'));
    tarball = await pack(shelf);
  });
  after(() => rm(shelf, { recursive: true, force: true }));

  /**
   * @param {string} resolution
   * @param {string} code
   * @returns {Promise<string[]>} the errors
   */
  async function check(resolution, code) {
    const project = await freshProject(tarball, {
      'tsconfig.json': config(resolution),
      'consumer.ts': code,
    });
    try {
      const output = await new Promise((resolve) =>
        execFile(tsc, ['--pretty', 'false'], { cwd: project.folder }, (_, stdout) => resolve(stdout)),
      );
      return String(output).split('\n').filter(Boolean);
    } finally {
      await project.remove();
    }
  }

  for (const resolution of ['bundler', 'nodenext']) {
    it(`accept a consumer, moduleResolution ${resolution}`, async () => {
      assert.deepEqual(await check(resolution, RIGHT), []);
    });
  }

  it('refuse what the page would refuse, and what is not public', async () => {
    const errors = (await check('bundler', WRONG)).filter((line) => /^consumer\.ts/.test(line));
    const lines = errors.map((error) => Number(/\((\d+),/.exec(error)?.[1]));
    assert.deepEqual(lines, [5, 6, 7, 8, 9, 10, 11, 12, 13, 14], errors.join('\n'));
  });
});
