import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Connection } from '../../web/src/elements/connection.js';
import { flag, numeric } from '../../web/src/elements/readers.js';
import { ShadowView } from '../../web/src/elements/shadow-view.js';
import { emptyPage } from './element-page.js';

describe('readers of attributes', () => {
  it('take every text but false for a yes', () => {
    const read = flag('paused');
    for (const yes of ['', 'true', 'paused', '0', true]) assert.equal(read(yes), true);
    for (const no of ['false', false]) assert.equal(read(no), false);
    for (const odd of [0, null, {}])
      assert.throws(() => read(odd), /^TypeError: paused must be true or false/);
  });

  it('take a number or the text of one, and leave the rest to the check', () => {
    const read = numeric((value) => [value]);
    assert.deepEqual(read('5'), [5]);
    assert.deepEqual(read(' -0.5 '), [-0.5]);
    assert.deepEqual(read(7), [7]);
    assert.deepEqual(read(''), ['']);
    assert.deepEqual(read('  '), ['  ']);
    assert.deepEqual(read('fast'), ['fast']);
    assert.deepEqual(read(null), [null]);
    assert.deepEqual(read(Number.NaN), [Number.NaN]);
  });
});

describe('a connection', () => {
  function set() {
    const connection = new Connection();
    const notes = [];
    connection.player = { destroy: () => notes.push('destroyed') };
    connection.undo = () => notes.push('undone');
    return { connection, notes };
  }

  it('begins with nothing', () => {
    const { player, begun, failed, ended } = new Connection();
    assert.deepEqual([player, begun, failed, ended], [null, false, false, false]);
  });

  it('is ready when it is told so', async () => {
    const { connection } = set();
    connection.resolve('him');
    assert.equal(await connection.ready, 'him');
    connection.end();
    assert.equal(await connection.ready, 'him');
  });

  it('destroys the player at its end and takes away the rest; who waits hears of it', async () => {
    const { connection, notes } = set();
    connection.end();
    assert.deepEqual(notes, ['destroyed', 'undone']);
    assert.deepEqual([connection.player, connection.ended, connection.failed], [null, true, false]);
    await assert.rejects(connection.ready, { name: 'AbortError', message: /removed or destroyed before/ });
    connection.end();
    assert.deepEqual(notes, ['destroyed', 'undone', 'undone']);
  });

  it('may fail with nothing shown, and says why', async () => {
    const { connection, notes } = set();
    const error = new Error('no core');
    connection.fail(error);
    assert.deepEqual(notes, ['destroyed', 'undone']);
    assert.deepEqual([connection.player, connection.ended, connection.failed], [null, false, true]);
    await assert.rejects(connection.ready, error);
  });

  it('ends without a player', () => new Connection().end());
});

describe("an element's shadow", () => {
  function view(pressed = () => {}) {
    const host = document.createElement('div');
    const made = new ShadowView(host, pressed);
    const root = host.shadowRoot;
    const button = root.querySelector('button');
    return { host, made, root, button, fallback: root.querySelector('slot:not([name])') };
  }

  it('has a canvas, the children in its place, and a button, by parts', async (t) => {
    await emptyPage(t);
    const { made, root, button, fallback } = view();
    assert.deepEqual([...root.children], [made.canvas, fallback, button]);
    assert.equal(root.mode, 'open');
    assert.deepEqual(
      [...root.children].map((child) => child.getAttribute('part')),
      ['canvas', null, 'control'],
    );
    assert.equal(button.type, 'button');
    assert.deepEqual(
      [...button.children].map(({ name, textContent, localName }) => [localName, name, textContent]),
      [
        ['slot', 'pause', 'Pause'],
        ['slot', 'play', 'Play'],
      ],
    );
    assert.ok([...button.children].every((slot) => !slot.hasAttribute('part')));
  });

  it('shows the canvas and no button at first; the children alone when it failed', () => {
    const { made, button, fallback } = view();
    const seen = () => [made.canvas.hidden, fallback.hidden, button.hidden, made.failed, made.controls];
    assert.deepEqual(seen(), [false, true, true, false, false]);
    made.failed = true;
    made.controls = true;
    assert.deepEqual(seen(), [true, false, false, true, true]);
    made.failed = false;
    made.controls = false;
    assert.deepEqual(seen(), [false, true, true, false, false]);
  });

  it('tells of a press, and says what a press would do', () => {
    let presses = 0;
    const { made, button } = view(() => presses++);
    button.click();
    assert.equal(presses, 1);
    const words = () => [...button.children].filter((slot) => !slot.hidden).map((slot) => slot.name);
    made.showWord(true);
    assert.deepEqual(words(), ['play']);
    made.showWord(false);
    assert.deepEqual(words(), ['pause']);
  });

  it('shares its sheets with all of the document, has those of its own, and none without a window', () => {
    const [one, two, other] = [view(), view(), view()];
    one.made.dress(document, 'canvas { top: 1px }');
    assert.equal(one.root.adoptedStyleSheets[1].text, 'canvas { top: 1px }');
    two.made.dress(document, 'canvas { top: 1px }');
    assert.deepEqual(
      one.root.adoptedStyleSheets.map(({ text }) => text.trim().split('\n')[0]),
      [':host { position: relative }', 'canvas { top: 1px }'],
    );
    assert.match(one.root.adoptedStyleSheets[0].text, /\[hidden\] \{ display: none !important \}/);
    for (const i of [0, 1]) assert.equal(one.root.adoptedStyleSheets[i], two.root.adoptedStyleSheets[i]);
    const elsewhere = { defaultView: window };
    other.made.dress(elsewhere);
    assert.equal(other.root.adoptedStyleSheets.length, 1);
    assert.notEqual(other.root.adoptedStyleSheets[0], one.root.adoptedStyleSheets[0]);
    other.made.dress(document.implementation.createHTMLDocument());
    assert.deepEqual(other.root.adoptedStyleSheets, []);
  });
});
