import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { after, before, beforeEach, describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import { DEFAULT_KEYS } from '../../web/src/game/buttons.js';
import { Cards } from '../../web/src/game/cards.js';
import { Hud } from '../../web/src/game/hud.js';
import { KeyForm } from '../../web/src/game/key-form.js';
import { ENGLISH, overWords } from '../../web/src/game/messages.js';
import { labAddress } from '../../web/src/game/old-address.js';
import { RunSharing } from '../../web/src/game/run-sharing.js';
import { seedFromAddress } from '../../web/src/game/seed-address.js';
import { grouped, metres } from '../../web/src/game/words.js';

const { window } = new JSDOM();
/** An element on the page. */
const made = (/** @type {string} */ name = 'div') => {
  const element = window.document.createElement(name);
  window.document.body.append(element);
  return /** @type {any} */ (element);
};
/** False: its default was prevented. @param {Element} element @param {string} type @param {string} code */
const key = (element, type, code) =>
  element.dispatchEvent(new window.KeyboardEvent(type, { code, cancelable: true, bubbles: true }));

/** @type {string[]} */
let said;
const say = (/** @type {string} */ text) => void said.push(text);
beforeEach(() => {
  said = [];
});
before(() => {
  globalThis.document = window.document;
});
after(() => {
  // @ts-expect-error Node has none
  delete globalThis.document;
});

/** Of things whose plural is not their name and an s. @type {Record<string, string>} */
const PLURALS = { thorns: 'thorns', 'straw-man': 'straw men' };

describe('words', () => {
  it('group thousands and count in metres', () => {
    assert.deepEqual([0, 12, 999, 1000, 1234567].map(grouped), ['0', '12', '999', '1,000', '1,234,567']);
    assert.deepEqual([0, 99, 100, 123456].map(metres), ['0 m', '0 m', '1 m', '1,234 m']);
  });

  it('say how a run went, and how one gets past what stopped him', () => {
    const run = {
      thing: /** @type {const} */ ('jar'),
      score: 1234,
      distance: 34567,
      best: 2000,
      beaten: false,
      watching: false,
    };
    assert.equal(
      overWords(ENGLISH, run),
      'He ran into a jar. Jump it, holding the button, or spear it. 1,234 points after 345 m. The best is 2,000.',
    );
    assert.match(overWords(ENGLISH, { ...run, beaten: true }), /That is the best so far\.$/);
    assert.match(
      overWords(ENGLISH, { ...run, watching: true }),
      /after 345 m\.$/,
      'of a run on record no best',
    );
    assert.match(overWords(ENGLISH, { ...run, thing: undefined }), /^The run is over\. 1,234/);
    assert.equal(ENGLISH.milestone({ distance: 10_000, score: 1250 }), '100 m, 1,250 points.');
  });

  it('teach of each thing what the course demands there', async () => {
    const folder = new URL('../../cpp/game/things/', import.meta.url);
    const page = await readFile(new URL('../../web/index.html', import.meta.url), 'utf8');
    let things = 0;
    for (const file of await readdir(folder)) {
      const source = await readFile(new URL(file, folder), 'utf8');
      const [, name] = /\.name = "([\w-]+)"/.exec(source) ?? [];
      const [, jump, spear] = /\.demand = \{(\w+), (\w+)\}/.exec(source) ?? [];
      if (!name) continue;
      things++;
      const lesson = ENGLISH.crash[/** @type {import('../../web/src/game/messages.js').ThingName} */ (name)];
      assert.deepEqual([/\bjump/i.test(lesson), /\bspear/i.test(lesson)].map(String), [jump, spear], lesson);
      // Before the start, too, in an element and on the page.
      const plural = PLURALS[name] ?? `${name}s`;
      const ready = ENGLISH.ready({ jump: 'A', thrust: 'B', start: 'C', pause: 'D' });
      const legend = [...page.matchAll(/<dt>(?:Jump|Spear|Either)<\/dt>\s*<dd>(.*?)<\/dd>/g)].map(
        ([, dd]) => dd,
      );
      const group = jump === 'true' ? (spear === 'true' ? 2 : 0) : 1;
      assert.ok(ready.toLowerCase().split('. ')[group].includes(plural), `${plural}: ${ready}`);
      assert.ok(legend[group].includes(plural), `${plural}: ${legend}`);
    }
    assert.equal(things, Object.keys(ENGLISH.crash).length);
  });
});

describe('labAddress', () => {
  it('sends old setups to the lab, and nothing else', () => {
    assert.equal(labAddress('#action=walk&speed=240'), './lab.html#action=walk&speed=240');
    assert.equal(labAddress('#speed=fast'), './lab.html#speed=fast');
    for (const hash of ['', '#', '#game']) assert.equal(labAddress(hash), null);
  });
});

describe('seedFromAddress', () => {
  it('reads the course an address asks for', () => {
    assert.deepEqual(seedFromAddress('?seed=7'), { seed: 7, problem: '' });
    assert.deepEqual(seedFromAddress('?a=b&seed=4294967295'), { seed: 4294967295, problem: '' });
    assert.deepEqual(seedFromAddress(''), { seed: undefined, problem: '' });
  });

  it('says what is wrong with a broken one', () => {
    for (const text of ['', 'abc', '-5', '1e999', '4294967296', '1.5', '0x10']) {
      const { seed, problem } = seedFromAddress(`?seed=${text}`);
      assert.equal(seed, undefined);
      assert.ok(problem.includes(`from 0 to 4294967295, not '${text}'`), problem);
    }
  });
});

describe('Hud', () => {
  const run = { score: 1234, distance: 5600, best: 1000, combo: 1, comboLeft: 0, watching: false };
  const parts = () =>
    Object.fromEntries(
      ['score', 'distance', 'best', 'combo', 'comboFactor', 'comboLeft'].map((name) => [name, made()]),
    );

  it('shows readouts, and a best that is being beaten', () => {
    const shown = parts();
    new Hud(/** @type {any} */ (shown)).show(run);
    assert.deepEqual(
      [shown.score, shown.distance, shown.best].map(({ textContent }) => textContent),
      ['1,234', '56 m', '1,234'],
    );
    assert.equal(shown.combo.hidden, true);
    new Hud(/** @type {any} */ (shown)).show({ ...run, watching: true });
    assert.equal(shown.best.textContent, '1,000', 'a run on record beats nothing');
  });

  it('shows a combo and what is left of its time', () => {
    const shown = parts();
    const hud = new Hud(/** @type {any} */ (shown));
    hud.show({ ...run, combo: 3, comboLeft: 0.25 });
    assert.equal(shown.combo.hidden, false);
    assert.equal(shown.comboFactor.textContent, '×3');
    assert.equal(shown.comboLeft.style.transform, 'scaleX(0.250)');
    hud.show(run);
    assert.equal(shown.combo.hidden, true);
  });

  it('writes a dozen times a second at most, and only what has changed', () => {
    const shown = parts();
    const writes = ['score', 'distance'].map((name) => {
      const observer = new window.MutationObserver(() => {});
      observer.observe(shown[name], { childList: true });
      return () => observer.takeRecords().length;
    });
    let now = 0;
    const hud = new Hud(/** @type {any} */ (shown), () => now);
    for (let i = 0; i < 240; i++) {
      now += 1000 / 240;
      hud.follow({ ...run, score: i });
    }
    const [score, distance] = writes.map((count) => count());
    assert.ok(score >= 10 && score <= 13, `${score} times`);
    assert.equal(distance, 1);
  });
});

describe('Cards', () => {
  const names = [
    'ready',
    'paused',
    'over',
    'overTitle',
    'overScore',
    'overDistance',
    'overBest',
    'overBestRow',
    'overRecord',
  ];

  it('shows one at a time or none', () => {
    const parts = Object.fromEntries(names.map((name) => [name, made()]));
    const cards = new Cards(/** @type {any} */ (parts));
    for (const state of /** @type {const} */ (['loading', 'ready', 'running', 'paused', 'over'])) {
      cards.show(state);
      const shown = ['ready', 'paused', 'over'].filter((name) => !parts[name].hidden);
      assert.deepEqual(shown, ['ready', 'paused', 'over'].includes(state) ? [state] : []);
    }
  });

  it('tells how the run went', () => {
    const parts = Object.fromEntries(names.map((name) => [name, made()]));
    const cards = new Cards(/** @type {any} */ (parts));
    const run = { score: 1200, distance: 50_000, best: 1200, beaten: true, watching: false };
    cards.writeOver({ thing: 'sack', ...run });
    assert.deepEqual(
      ['overTitle', 'overScore', 'overDistance', 'overBest'].map((name) => parts[name].textContent),
      ['He ran into a sack. Spear it.', '1,200', '500 m', '1,200'],
    );
    assert.deepEqual([parts.overRecord.hidden, parts.overBestRow.hidden], [false, false]);
    cards.writeOver({ thing: undefined, ...run, beaten: false, watching: true });
    assert.equal(parts.overTitle.textContent, 'The run is over.');
    assert.deepEqual([parts.overRecord.hidden, parts.overBestRow.hidden], [true, true]);
  });
});

describe('KeyForm', () => {
  function make() {
    const list = made();
    const reset = made('button');
    /** @type {any[]} */
    const changes = [];
    new KeyForm(list, reset, DEFAULT_KEYS, (keys) => changes.push(keys), say);
    const row = (/** @type {number} */ index) => {
      const [keys, change] = list.children[index].children[1].children;
      const names = () => [...keys.children].map(({ textContent }) => textContent).join(' ');
      return { names, change };
    };
    return { row, reset, changes };
  }

  it('names the keys of each button', () => {
    const { row } = make();
    assert.deepEqual(
      [0, 1, 2, 3].map((index) => row(index).names()),
      ['Space ↑', 'F →', 'P Esc', 'Enter Numpad Enter'],
    );
    assert.equal(row(0).change.getAttribute('aria-label'), 'Change (Jump)');
  });

  it('takes the key that is pressed after Change, Space too', () => {
    const { row, changes } = make();
    const { change, names } = row(1);
    change.click();
    assert.match(said.at(-1) ?? '', /^Press the key for thrust\./);
    assert.equal(key(change, 'keydown', 'KeyJ'), false);
    assert.equal(key(change, 'keyup', 'KeyJ'), false, 'lifting it presses no button');
    assert.deepEqual(changes.at(-1).thrust, ['KeyJ']);
    assert.equal(names(), 'J');
    assert.equal(said.at(-1), 'Thrust is J now.');
    assert.equal(key(change, 'keydown', 'KeyK'), true, 'it no longer listens');
  });

  it('says whose key it was that another button takes', () => {
    const { row, changes } = make();
    row(0).change.click();
    key(row(0).change, 'keydown', 'KeyF');
    assert.deepEqual([changes.at(-1).jump, changes.at(-1).thrust], [['KeyF'], ['ArrowRight']]);
    assert.equal(said.at(-1), 'Jump is F now; thrust has lost it.');
    row(1).change.click();
    key(row(1).change, 'keydown', 'ArrowRight');
    assert.equal(said.at(-1), 'Thrust is → now.', 'its own it takes from nobody');
  });

  it('leaves a key that is the only one of another button, and says so', () => {
    const { row, changes } = make();
    row(3).change.click();
    key(row(3).change, 'keydown', 'Enter');
    row(0).change.click();
    key(row(0).change, 'keydown', 'Enter');
    assert.equal(changes.length, 1);
    assert.equal(said.at(-1), 'Enter is the only key of start: change that first.');
    assert.equal(row(0).change.textContent, 'Change');
  });

  it('Tab, a second click and leaving end the question', () => {
    const { row, changes } = make();
    const { change } = row(2);
    change.click();
    assert.equal(key(change, 'keydown', 'Tab'), true);
    change.dispatchEvent(new window.Event('blur'));
    assert.equal(change.textContent, 'Change');
    change.click();
    change.click();
    assert.equal(key(change, 'keydown', 'KeyX'), true);
    assert.equal(changes.length, 0);
  });

  it('goes back to the first keys', () => {
    const { row, reset, changes } = make();
    row(0).change.click();
    key(row(0).change, 'keydown', 'KeyW');
    reset.click();
    assert.equal(changes.at(-1), DEFAULT_KEYS);
    assert.equal(row(0).names(), 'Space ↑');
  });
});

describe('RunSharing', () => {
  /** @param {any} clipboard @param {string} problem */
  function make(clipboard, problem = '') {
    const parts = {
      copy: [made('button'), made('button')],
      copied: [made(), made()],
      text: made('textarea'),
      fold: made('details'),
      watch: made('button'),
      problem: made(),
    };
    /** @type {string[]} */
    const watched = [];
    const game = {
      replay: 'run 1',
      distance: 900,
      falseClaim: '',
      watch: (/** @type {string} */ text) => {
        watched.push(text);
        return problem;
      },
    };
    let begun = 0;
    const sharing = new RunSharing(parts, game, say, () => begun++, clipboard);
    return { parts, sharing, watched, game, begun: () => begun };
  }

  it('copies to the clipboard', async () => {
    /** @type {string[]} */
    const written = [];
    const { sharing, parts, game } = make({
      writeText: async (/** @type {string} */ text) => written.push(text),
    });
    await sharing.copy();
    assert.deepEqual(written, ['run 1']);
    assert.deepEqual(said, ['This run is copied.']);
    assert.deepEqual(
      parts.copied.map(({ textContent }) => textContent),
      ['This run is copied.', 'This run is copied.'],
    );
    assert.equal(parts.fold.open, false);
    assert.equal(parts.text.value, 'run 1');
    game.replay = 'run 2';
    await sharing.copy();
    assert.equal(parts.text.value, 'run 2');
    parts.text.value = 'pasted, to be watched';
    await sharing.copy();
    assert.deepEqual([parts.text.value, written.at(-1)], ['pasted, to be watched', 'run 2']);
    written.length = said.length = 1;
    sharing.follow();
    assert.equal(parts.copied[0].textContent, '');
  });

  it('copies no run that has not begun', () => {
    const { sharing, parts, game } = make(null);
    assert.deepEqual(
      parts.copy.map(({ disabled }) => disabled),
      [false, false],
    );
    game.distance = 0;
    sharing.follow();
    assert.deepEqual(
      parts.copy.map(({ disabled }) => disabled),
      [true, true],
    );
  });

  it('says of a run that was watched what it has not kept', () => {
    const { sharing, parts, game } = make(null);
    game.falseClaim = 'the run claims a score of 9 and comes to 8';
    sharing.follow();
    assert.equal(parts.problem.hidden, false);
    assert.match(parts.problem.textContent, /^This run is not what it says: the run claims a score of 9/);
  });

  for (const [why, clipboard] of /** @type {[string, any][]} */ ([
    ['none', null],
    ['one that refuses', { writeText: async () => Promise.reject(new Error('denied')) }],
  ])) {
    it(`with ${why}, selects the text for copying by hand`, async () => {
      const { sharing, parts } = make(clipboard);
      await sharing.copy();
      const { value, selectionStart, selectionEnd } = parts.text;
      assert.deepEqual([parts.fold.open, value, selectionStart, selectionEnd], [true, 'run 1', 0, 5]);
      assert.deepEqual(said, ['The run is selected below: copy it from there.']);
    });
  }

  it('watches a run', () => {
    const { parts, watched, begun } = make(null);
    parts.text.value = 'run 2';
    parts.watch.click();
    assert.deepEqual(watched, ['run 2']);
    assert.equal(begun(), 1);
    assert.equal(parts.problem.hidden, true);
  });

  it('says what is wrong with a run, and where', () => {
    const { parts, begun } = make(null, "line 3: 'jmp' is no button");
    parts.watch.click();
    assert.equal(begun(), 0);
    assert.equal(parts.problem.hidden, false);
    assert.equal(parts.problem.textContent, "This run cannot be shown: line 3: 'jmp' is no button.");
    assert.equal(parts.text.getAttribute('aria-invalid'), 'true');
  });
});
