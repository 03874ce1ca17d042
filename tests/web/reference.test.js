import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { StickManElement } from '../../web/src/element-classes.js';
import { StickmanPlayer } from '../../web/src/player/stickman-player.js';
import { readDeclarations } from '../../web/tools/declarations.mjs';
import { reference, sections } from '../../web/tools/reference.mjs';

describe('API reference', () => {
  /** @type {ReturnType<typeof sections>} */
  let all;
  before(() => {
    all = sections();
  });

  /** @param {string} title */
  const names = (title) =>
    all.find((section) => section.title === title)?.members.map((member) => member.name) ?? [];

  it('says something about every public member', () => {
    for (const { title, members } of all) {
      assert.ok(members.length > 5, title);
      for (const { name, doc } of members) assert.match(doc, /^[^@]{6,}$/, `${title}: ${name}`);
    }
  });

  it('leaves out nothing that a class has', () => {
    for (const [title, Class] of /** @type {const} */ ([
      ['StickmanPlayer', StickmanPlayer],
      ['<stick-man>', StickManElement],
    ])) {
      const listed = names(title);
      for (const name of [
        ...Object.getOwnPropertyNames(Class.prototype),
        'preload',
        'setWasmUrl',
        'play',
        'ready',
      ]) {
        if (/^constructor$|Callback$/.test(name)) continue;
        const inner = [
          'make',
          'advance',
          'viewed',
          'paint',
          'drawn',
          'start',
          'changed',
          'zoomFor',
          'read',
          'write',
        ].includes(name);
        assert.equal(listed.includes(name), !inner, `${title}: ${name}`);
      }
    }
  });

  it('is HTML: each section with its title, what is code as code, nothing unescaped', () => {
    const html = reference();
    assert.match(html, /<h2 id="stick-man"><code>&lt;stick-man&gt;<\/code><\/h2>/);
    assert.match(html, /<dt id="stickmanplayer\.speed"><code>speed: number \| null<\/code><\/dt>/);
    assert.match(html, /<code>--stickman-color<\/code>/);
    assert.doesNotMatch(html, /undefined|@returns|@param/);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    assert.equal(new Set(ids).size, ids.length);
  });

  it('reads what the compiler writes', () => {
    const [found, type, constant] = readDeclarations(`
export declare class Thing<T extends Base> extends Base<T> {
    #private;
    /**
     * @param {number} size in u
     */
    constructor(size: number, parts: {
        a(): void;
    });
    /** How large. */
    get size(): number;
    /** Refused below 0. */
    set size(size: number);
    /** @returns {Promise<this>} when it is there */
    static load(): Promise<import("./base.js").Base>;
    protected inner(): void;
}
export type Options = {
    /**
     * how \`it\` looks
     */
    look?: string;
};
/** Names. */
export declare const NAMES: Readonly<{
    /** one */
    A: 1;
}>;
`);
    assert.deepEqual([found.name, found.base], ['Thing', 'Base']);
    assert.deepEqual(
      found.members.map(({ name, type, doc, isStatic, readonly }) => [name, type, doc, isStatic, readonly]),
      [
        ['constructor', '(size: number, parts: { a(): void; })', '`size`: in u.', false, true],
        ['size', 'number', 'How large. Refused below 0.', false, false],
        ['load', '(): Promise<Base>', 'When it is there', true, true],
      ],
    );
    assert.deepEqual(
      [type.name, type.members[0].name, type.members[0].doc],
      ['Options', 'look?', 'How `it` looks'],
    );
    assert.deepEqual(
      [constant.name, constant.type, constant.doc],
      ['NAMES', 'Readonly<{ A: 1; }>', 'Names.'],
    );
  });
});
