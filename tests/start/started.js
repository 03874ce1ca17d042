// A command of ours that serves pages until it is stopped.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const PATIENCE_MS = 120_000;

/**
 * @param {string} script of package.json
 * @returns {Promise<{ address: URL, stop: () => Promise<void> }>} with the address that it prints
 */
export async function started(script) {
  // A group of its own, so that npm and the server under it end together.
  const child = spawn('npm', ['run', script, '--', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    process.kill(-(child.pid ?? 0), 'SIGTERM');
    await once(child, 'close');
  };
  let text = '';
  /** @type {Promise<URL>} */
  const printed = new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const address = /Stickman is at (\S+)/.exec(text)?.[1];
      if (address) resolve(new URL(address));
    });
    child.on('close', (code) => reject(new Error(`npm run ${script} ended with ${code}: ${text}`)));
    setTimeout(() => reject(new Error(`npm run ${script} printed no address: ${text}`)), PATIENCE_MS).unref();
  });
  try {
    return { address: await printed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
