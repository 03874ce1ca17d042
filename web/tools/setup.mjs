// Makes a fresh machine ready: the system's packages for the given purposes, then the npm packages.
// Uses nothing but Node itself, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
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
const aptLine = (packages) =>
  `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`;

/** @param {string[]} packages */
function aptInstall(packages) {
  const prefix = asRoot();
  if (prefix === undefined) {
    throw new Error(
      `This needs packages that only an administrator can install. Run, then try again:\n\n  ${aptLine(packages)}\n`,
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

/**
 * Unpacks a source package of the machine's own archives into build/NAME. They are asked for what apt's lists
 * seldom have, in a folder of its own: nothing of the machine's is changed, and nobody has to be root.
 * @param {string} name
 */
function aptSource(name) {
  console.log(`Fetching the sources of ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'stickman-'));
  try {
    const format = 'deb-src $(REPO_URI) $(RELEASE) $(COMPONENT)';
    const targets = ['indextargets', '--format', format, 'Created-By: Packages'];
    const { stdout } = spawnSync('apt-get', targets, { encoding: 'utf8' });
    writeFileSync(join(folder, 'sources.list'), `${[...new Set(stdout.split('\n'))].join('\n')}\n`);
    const apart = {
      'Dir::Etc::SourceList': join(folder, 'sources.list'),
      'Dir::Etc::SourceParts': '-',
      'Dir::State::Lists': join(folder, 'lists'),
      'Dir::Cache': join(folder, 'cache'),
      'APT::Sandbox::User': '',
    };
    for (const made of ['lists/partial', 'cache/archives/partial'])
      mkdirSync(join(folder, made), { recursive: true });
    const options = Object.entries(apart).flatMap(([option, value]) => ['-o', `${option}=${value}`]);
    run('apt-get', ['-q', ...options, 'update'], { cwd: folder });
    run('apt-get', ['-q', ...options, 'source', '--download-only', name], { cwd: folder });
    const archive = readdirSync(folder).find((file) => /\.orig\.tar\.\w+$/.test(file));
    if (!archive) throw new Error(`${name} came without its sources`);
    const place = join(root, 'build', name);
    mkdirSync(place, { recursive: true });
    run('tar', [
      '--extract',
      '--strip-components=1',
      `--directory=${place}`,
      `--file=${join(folder, archive)}`,
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string[]} purposes  'build', 'test' */
const missingFor = (purposes) =>
  purposes.flatMap((purpose) => requirements[purpose]).filter((item) => !item.present());

/** @param {string[]} purposes  'build', 'test' */
function systemPackages(purposes) {
  const missing = missingFor(purposes);
  if (missing.length === 0) return;
  if (!which('apt-get')) {
    const list = missing.map((item) => `  - ${item.what}`).join('\n');
    throw new Error(
      `Please install these, then try again (on Debian and Ubuntu it happens by itself):\n${list}`,
    );
  }
  const packages = missing.flatMap(({ debian }) => debian ?? []);
  if (packages.length > 0) aptInstall(packages);
  for (const { source, present } of missing) if (source && !present()) aptSource(source);
  const still = missing.filter((item) => !item.present());
  if (still.length > 0)
    throw new Error(`Installed, but not found: ${still.map((item) => item.what).join(', ')}`);
}

/** What a lock file says there is. @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
const locked = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Is every npm package there, in the version that the lock file names? Optional ones are for other systems. */
function npmPackagesPresent() {
  const found = locked(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(locked(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || optional || (path in found && found[path].version === version),
  );
}

function npmPackages() {
  if (npmPackagesPresent()) return;
  // What we build with are development dependencies, also where NODE_ENV says production.
  run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']);
}

/**
 * What stops a build here, where nothing may be installed; empty when nothing does.
 * @param {...string} purposes  'build', 'test'
 */
export function obstacles(...purposes) {
  const missing = missingFor(purposes);
  const lines = missing.map((item) => `  - ${item.what}`);
  const packages = missing.flatMap(({ debian }) => debian ?? []);
  if (packages.length > 0 && which('apt-get')) lines.push('', `  ${aptLine(packages)}`);
  if (!npmPackagesPresent()) lines.push('  - its npm packages (npm ci --include=dev)');
  return lines;
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
