// Runs in the page: what the random play does to the elements, and what can be seen of them.
import { Idiomorph } from '/modules/idiomorph/dist/idiomorph.esm.js';
import morphdom from '/modules/morphdom/dist/morphdom-esm.js';

/** How long the page may take to become what the model says, in ms. */
const PATIENCE = 20_000;

const CSS = `
  body { margin: 0 }
  .room { position: fixed; top: 250px; display: flex; --w: 60px }
  #a { left: 100px } #b { left: 400px }
  .inner { position: static !important }
  iframe { position: fixed; top: 20px; left: 20px; width: 400px; height: 120px; border: 0 }
  stick-man, spear-run { width: var(--w, 60px); height: calc(var(--w, 60px) * 0.7) }`;

/** Each document has its own. @param {any} view a window */
function dress(view) {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(CSS);
  view.document.adoptedStyleSheets = [sheet];
}

/** @type {any[]} */
let elements = [];
/** Every C++ figure that was ever on show. @type {Set<any>} */
const figures = new Set();
/** @type {any} */
let core = null;
/** @type {HTMLIFrameElement | null} */
let frame = null;

// A witness of what the browser says of it.
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let still = stillness.matches;
stillness.onchange = () => {
  still = stillness.matches;
};

/** Whether the page has been told of a wish for reduced motion, or of its end. @param {boolean} reduced */
const told = (reduced) => still === reduced;

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param {string} name */
const room = (name) =>
  name === 'frame'
    ? /** @type {any} */ (frame).contentDocument.body
    : /** @type {HTMLElement} */ (document.getElementById(name));

/** @type {Record<string, (...all: any[]) => unknown>} */
const deeds = {
  create: (tag, attributes) => {
    const element = document.createElement(tag);
    element.id = `e${elements.length}`;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    elements.push(element);
  },
  append: (i, name) => room(name).append(elements[i]),
  first: (i, name) => room(name).prepend(elements[i]),
  move: (i, name) => /** @type {any} */ (room(name)).moveBefore(elements[i], null),
  remove: (i) => elements[i].remove(),
  // What is there is taken to be the truth, but for what changes.
  morph: (name, by, i, changes) => {
    const sent = room(name).cloneNode(true);
    const twin = [.../** @type {any} */ (sent).children].find(({ id }) => id === `e${i}`);
    for (const [attribute, value] of Object.entries(changes ?? {}))
      if (value === null) twin?.removeAttribute(attribute);
      else twin?.setAttribute(attribute, value);
    if (by === 'morphdom') morphdom(room(name), sent, { childrenOnly: true });
    else
      Idiomorph.morph(room(name), /** @type {HTMLElement} */ (sent).innerHTML, { morphStyle: 'innerHTML' });
  },
  attribute: (i, name, value) =>
    value === null ? elements[i].removeAttribute(name) : elements[i].setAttribute(name, value),
  property: (i, name, value) => {
    elements[i][name] = value;
  },
  call: (i, method) => elements[i][method](),
  width: (name, px) => room(name).style.setProperty('--w', `${px}px`),
  turn: (name, degrees) => {
    room(name).style.transform = `rotate(${degrees}deg)`;
  },
  hide: (name, hidden) => {
    room(name).style.display = hidden ? 'none' : '';
  },
  openFrame: () => {
    frame = document.body.appendChild(document.createElement('iframe'));
    dress(frame.contentWindow);
    room('frame').className = 'inner room';
  },
  closeFrame: () => {
    frame?.remove();
    frame = null;
  },
};

const live = () => elements.map(({ player }) => player?.figure).filter(Boolean);

function look() {
  for (const figure of live()) figures.add(figure);
  const now = new Set(live());
  const { pending, errors } = /** @type {any} */ (window).__probe;
  return {
    elements: elements.map((element) => ({
      paused: element.paused,
      lives: Boolean(element.player?.figure),
      // In another document it has that one's style sheets.
      ...(element.player?.figure &&
        element.ownerDocument.defaultView && { dressed: element.shadowRoot.adoptedStyleSheets.length > 0 }),
      ...(element.localName === 'stick-man' && { speed: element.speed, gait: element.gait }),
    })),
    pending,
    errors: [...errors],
    men: core.liveObjects(),
    forgotten: [...figures].filter((figure) => !now.has(figure) && !figure.isDeleted()).length,
  };
}

/** Which figures move on. */
async function moving() {
  const before = live().map((figure) => [figure, figure.tick?.()]);
  await pause(60);
  return before.filter(([figure, tick]) => tick !== undefined && !figure.isDeleted() && figure.tick() > tick)
    .length;
}

/**
 * Does something, and gives what is to be seen when it is what was expected, or after a while what is seen instead.
 * @param {[string, ...any[]] | null} deed
 * @param {ReturnType<typeof look>} expected
 * @param {number | null} movers how many should move on; null: not looked at
 */
async function play(deed, expected, movers) {
  if (deed) deeds[deed[0]](...deed.slice(1));
  const wanted = JSON.stringify(expected);
  const end = performance.now() + PATIENCE;
  for (;;) {
    await pause(0);
    const seen = look();
    const enough = performance.now() > end;
    if (JSON.stringify(seen) === wanted || enough) {
      if (movers === null) return { seen };
      const moved = await moving();
      if (moved === movers || enough) return { seen, moved };
    }
    await pause(8);
  }
}

/** A new round: nothing is there. */
function begin() {
  elements = [];
  figures.clear();
  frame = null;
  for (const name of ['a', 'b']) room(name).removeAttribute('style');
}

/** The round is over: everything goes, one way or another. @param {boolean} destroyed first */
async function finish(destroyed) {
  for (const element of elements) {
    if (destroyed) element.destroy();
    element.remove();
  }
  frame?.remove();
  await pause(0);
  for (const figure of live()) figures.add(figure);
  const { pending, errors, memories } = /** @type {any} */ (window).__probe;
  return {
    .../** @type {any} */ (window).__ledger(),
    pending,
    errors: [...errors],
    men: core.liveObjects(),
    forgotten: [...figures].filter((figure) => !figure.isDeleted()).length,
    memory: memories.map(({ buffer }) => buffer.byteLength),
  };
}

/** The modules loaded, so that a round's first elements find what all others do. */
async function prepare() {
  dress(window);
  for (const id of ['a', 'b']) {
    const made = Object.assign(document.createElement('div'), { id, className: 'room' });
    document.body.append(made);
  }
  const before = /** @type {any} */ (window).__ledger();
  await import(`${origin}/lib/elements.js`);
  for (const tag of ['stick-man', 'spear-run']) {
    const element = /** @type {any} */ (document.createElement(tag));
    if (tag === 'stick-man')
      element.renderer = (/** @type {any} */ { module }) => {
        core = module;
      };
    document.body.append(element);
    await element.ready;
    element.remove();
  }
  await pause(50);
  return { nothing: await finish(true), before, moves: 'moveBefore' in Element.prototype };
}

Object.assign(window, { playground: { begin, finish, play, prepare, told } });
