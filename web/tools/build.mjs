// `npm run build`: the modules, then everything a page or a package needs in dist/.
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minified } from './minify.mjs';
import { root, run } from './run.mjs';
import { setUp } from './setup.mjs';
import { buildSite } from './site.mjs';
import { buildWasm, modules } from './wasm.mjs';

setUp('build');
await buildWasm();

const source = join(root, 'web/src');
const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);

for (const name of modules) {
  for (const kind of ['js', 'wasm'])
    copyFileSync(join(source, `core/${name}.${kind}`), join(dist, `${name}.${kind}`));
}

// Actions for everyone to use, and what they and others may say.
cpSync(join(root, 'web/actions'), join(dist, 'actions'), { recursive: true });
const schema = JSON.parse(readFileSync(join(root, 'web/action.schema.json'), 'utf8'));
writeFileSync(join(dist, 'action.schema.json'), JSON.stringify(schema));

/**
 * What only some of the entry points share would lie in a file of its own, which compresses worse and is one more to ask
 * for. These are said to need it, too, as every page that has them has it.
 * @type {import('esbuild').Plugin}
 */
const together = {
  name: 'together',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]src[\\/](stickman|elements[\\/]spear-run-overlay)\.js$/ }, ({ path }) => ({
      contents:
        readFileSync(path, 'utf8') +
        ['player/stickman-player', 'core/extended-module', 'core/world-module']
          .map((name) => `import '${join(source, name)}.js';`)
          .join(''),
    })),
};

const { build } = await import('esbuild');
const { outputFiles } = await build({
  entryPoints: ['stickman', 'elements', 'element-classes'].map((name) => join(source, `${name}.js`)),
  outdir: dist,
  bundle: true,
  // What the entry points share lies in files of its own: one frame loop and one module per page, whoever imports.
  splitting: true,
  chunkNames: '[name]-[hash]',
  minify: true,
  format: 'esm',
  target: 'es2022',
  // So that whoever imports one list of names gets no other.
  pure: ['Object.freeze'],
  // The larger modules stay files of their own, fetched when the first game is made, or the first ground.
  external: ['./extended.js', './world.js'],
  plugins: [together],
  write: false,
});
for (const { path, text } of outputFiles) writeFileSync(path, await minified(text));

// The compiler writes declarations for the sources, but does not carry over those written by hand.
run('npx', ['--no-install', 'tsc', '--project', 'tsconfig.declarations.json']);
for (const folder of ['core', 'elements', 'frameworks', 'player']) {
  mkdirSync(join(dist, folder), { recursive: true });
  for (const file of readdirSync(join(source, folder)).filter((name) => name.endsWith('.d.ts')))
    copyFileSync(join(source, folder, file), join(dist, folder, file));
}
// The modules lie beside the entry points, and so do their types.
for (const name of modules) {
  const types = `'./core/${name}.js'`;
  writeFileSync(join(dist, `${name}.d.ts`), `export * from ${types};\nexport { default } from ${types};\n`);
}
// It refers to the tags' types where they lie in the sources.
const elementTypes = join(dist, 'elements.d.ts');
writeFileSync(elementTypes, readFileSync(elementTypes, 'utf8').replace('../web/src/', './'));

buildSite();
