// `npm start` without a terminal: the page is there, and so is what it loads.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../web/tools/run.mjs';

const patience = 120_000;

/**
 * The address that `npm start` prints.
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} child
 * @returns {Promise<string>}
 */
function printedAddress(child) {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      const address = /Stickman is at (\S+)/.exec(text)?.[1];
      if (address) resolve(address);
    });
    child.on('close', (code) => reject(new Error(`npm start ended with ${code}`, { cause: text })));
    setTimeout(() => reject(new Error('npm start printed no address', { cause: text })), patience).unref();
  });
}

/** @param {URL} url @param {RegExp} type */
async function fetched(url, type) {
  const response = await fetch(url);
  const found = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.test(found)) throw new Error(`${url}: ${response.status}, ${found}`);
  return response;
}

export async function checkStart() {
  // A group of its own, so that npm and the server under it end together.
  const child = spawn('npm', ['start', '--', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    const address = new URL(await printedAddress(child));
    const page = await (await fetched(address, /^text\/html/)).text();
    if (!page.includes('<canvas')) throw new Error(`no canvas in ${page}`);
    await fetched(new URL('src/core.js', address), /javascript/);
    const wasm = await (await fetched(new URL('src/core.wasm', address), /^application\/wasm/)).arrayBuffer();
    await WebAssembly.compile(wasm);
  } finally {
    if (child.exitCode === null) {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
      await once(child, 'close');
    }
  }
  return '';
}
