// Makes a fresh machine ready: the system's packages for the given purposes, then the npm packages.
// Uses nothing but Node itself, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { requirements } from './requirements.mjs';
import { root, run, which } from './run.mjs';

const aptOptions = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=600'];

/** How to become root without being asked for a password: a command's first words, or undefined. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  if (which('sudo') && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0)
    return ['sudo', '-n'];
  return undefined;
}

/** @param {string[]} packages */
function aptInstall(packages) {
  const prefix = asRoot();
  if (prefix === undefined) {
    throw new Error(
      `This needs packages that only an administrator can install. Run, then try again:\n\n` +
        `  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}\n`,
    );
  }
  console.log(`Installing ${packages.join(' ')}`);
  /** @param {string[]} args */
  const apt = (...args) => {
    const [program, ...rest] = [
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      ...aptOptions,
      ...args,
    ];
    run(program, rest);
  };
  apt('update');
  apt('install', '--no-install-recommends', ...packages);
}

/** @param {string[]} purposes  'build', 'test' */
function systemPackages(purposes) {
  const missing = purposes.flatMap((purpose) => requirements[purpose]).filter((item) => !item.present());
  if (missing.length === 0) return;
  if (!which('apt-get')) {
    const list = missing.map((item) => `  - ${item.what}`).join('\n');
    throw new Error(
      `Please install these, then try again (on Debian and Ubuntu it happens by itself):\n${list}`,
    );
  }
  aptInstall(missing.map((item) => item.debian));
  const still = missing.filter((item) => !item.present());
  if (still.length > 0)
    throw new Error(`Installed, but not found: ${still.map((item) => item.what).join(', ')}`);
}

function npmPackages() {
  const lock = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

/**
 * Installs what is missing; says nothing and does nothing when all is there.
 * @param {...string} purposes  'build', 'test'
 */
export function setUp(...purposes) {
  try {
    systemPackages(purposes);
    npmPackages();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

if (import.meta.filename === process.argv[1]) setUp(...process.argv.slice(2));
