// The API reference: what the doc comments of the public classes say, as HTML.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclarations } from './declarations.mjs';
import { root, run } from './run.mjs';

/** @typedef {import('./declarations.mjs').Declared} Declared */
/** @typedef {import('./declarations.mjs').Member} Member */

/** What the browser calls, and what only a subclass asks for. */
const UNLISTED =
  /^(connected|disconnected|adopted|attributeChanged)Callback$|^(observedAttributes|readers|css|events|defaultLabel)$/;

/** Sections in order: title, then classes from the most special to its base. */
const SECTIONS = [
  [
    '<stick-man>',
    'elements/stick-man-element',
    'StickManElement',
    'elements/player-element',
    'PlayerElement',
  ],
  [
    '<spear-run>',
    'elements/spear-run-element',
    'SpearRunElement',
    'elements/player-element',
    'PlayerElement',
  ],
  [
    'StickmanPlayer',
    'player/stickman-player',
    'StickmanPlayer',
    'player/loading-player',
    'LoadingPlayer',
    'player/canvas-player',
    'CanvasPlayer',
  ],
  ['PlayerOptions', 'player/player-options', 'PlayerOptions'],
  ['DrawnFrame', 'player/player-options', 'DrawnFrame'],
  ['Messages of <spear-run>', 'game/messages', 'Messages'],
  ['Stickman, the C++ figure', 'core/core', 'Stickman'],
];

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** @param {string} doc in paragraphs, with code in backticks */
const prose = (doc) =>
  doc
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('');

/** @param {string} title */
const idOf = (title) => title.replace(/\W+/g, '-').replace(/^-|-$/g, '').toLowerCase();

/**
 * @param {Member} member
 * @param {string} section its id
 */
function entry({ name, kind, isStatic, readonly, type, doc }, section) {
  const signature = kind === 'property' ? `${name}: ${type}` : `${name}${type}`;
  const note = [isStatic && 'static', kind === 'property' && readonly && 'read only']
    .filter(Boolean)
    .join(', ');
  return (
    `<dt id="${section}.${name.replace(/\W/g, '')}"><code>${escaped(signature)}</code>` +
    `${note && ` <span class="note">${note}</span>`}</dt><dd>${prose(doc)}</dd>`
  );
}

/**
 * What a class has, of its own and from its bases; where it says nothing about a member, what they say.
 * @param {Declared[]} classes from the most special to its base
 * @returns {Member[]}
 */
function publicMembers(classes) {
  /** @type {Map<string, Member>} */
  const found = new Map();
  for (const declared of classes.flatMap(({ members }) => members)) {
    // Elements are made by their tag.
    if (UNLISTED.test(declared.name) || (declared.kind === 'constructor' && declared.type === '()')) continue;
    const member = { ...declared };
    if (member.kind === 'constructor') {
      member.name = `new ${classes[0].name}`;
      member.type = member.type.replace(/, services\?: \w+/, '');
      member.doc = member.doc.replace(' `services`: for tests.', '');
    }
    const special = found.get(member.name);
    if (special) special.doc ||= member.doc;
    else found.set(member.name, member);
  }
  return [...found.values()];
}

/** @returns {(file: string, name: string) => Declared} */
function compiled() {
  const folder = join(root, 'build/declarations');
  run('npx', ['--no-install', 'tsc', '--project', 'tsconfig.declarations.json', '--outDir', folder]);
  /** @type {Map<string, Declared[]>} */
  const files = new Map();
  return (file, name) => {
    const path = file === 'core/core' ? join(root, 'web/src/core/core.d.ts') : join(folder, `${file}.d.ts`);
    if (!files.has(file)) files.set(file, readDeclarations(readFileSync(path, 'utf8')));
    const found = files.get(file)?.find((declared) => declared.name === name);
    if (!found) throw new Error(`the reference finds no ${name} in ${path}`);
    return found;
  };
}

/**
 * @typedef {object} Section
 * @property {string} title
 * @property {string} id
 * @property {string} doc
 * @property {Member[]} members
 */

/** @returns {Section[]} */
export function sections() {
  const find = compiled();
  const entryPoint = readFileSync(join(root, 'web/src/stickman.js'), 'utf8');
  const [, names] = /export \{([^}]+)\} from '\.\/core\/names\.js'/.exec(entryPoint) ?? [];
  const constants = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => find('core/names', name));
  return [
    ...SECTIONS.map(([title, ...pairs]) => {
      const classes = [];
      for (let i = 0; i < pairs.length; i += 2) classes.push(find(pairs[i], pairs[i + 1]));
      // What the elements' base does both of them do; that it is their base concerns nobody here.
      const base = title.startsWith('<') ? classes[1].doc.replace(/^.*?\n\s*\n/s, '') : '';
      return {
        title,
        id: idOf(title),
        doc: `${classes[0].doc}\n\n${base}`.trim(),
        members: publicMembers(classes),
      };
    }),
    {
      title: 'Names and ranges',
      id: 'names',
      doc: 'Constants that `stickman` exports.',
      members: constants.map(({ name, type, doc, members }) => ({
        name,
        kind: /** @type {const} */ ('property'),
        isStatic: false,
        readonly: true,
        type: type || `{ ${members.map((member) => `${member.name}: ${member.type}`).join('; ')} }`,
        doc,
      })),
    },
  ];
}

/** @returns {string} HTML for the inside of a <main> */
export function reference() {
  const all = sections();
  const contents = all.map(({ id, title }) => `<li><a href="#${id}"><code>${escaped(title)}</code></a></li>`);
  const bodies = all.map(
    ({ id, title, doc, members }) =>
      `<section aria-labelledby="${id}"><h2 id="${id}"><code>${escaped(title)}</code></h2>${prose(doc)}<dl>${members
        .map((member) => entry(member, id))
        .join('')}</dl></section>`,
  );
  return `<nav aria-label="Contents"><ul>${contents.join('')}</ul></nav>${bodies.join('')}`;
}

/** Puts the reference into the page that has a place for it. @returns {import('vite').Plugin} */
export function referencePlugin() {
  return {
    name: 'api-reference',
    transformIndexHtml: (html) => html.replace('<!-- reference -->', reference),
  };
}
