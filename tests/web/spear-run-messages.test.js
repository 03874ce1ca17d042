// Every word that <spear-run> shows or speaks is one of `messages`, and each of them is shown or spoken.
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { OBSTACLES } from '../../web/src/core/names.js';
import { BUTTONS } from '../../web/src/game/buttons.js';
import { ENGLISH } from '../../web/src/game/messages.js';
import { RUN_EVENTS } from '../../web/src/game/run-events.js';
import { emptyPage, frames, markup, partsOf, shown, warnings, world } from './element-page.js';

/**
 * Messages that say which one they are, and what they were given.
 * @param {any} messages
 * @param {string} [path]
 * @returns {any}
 */
function traced(messages, path = '') {
  return Object.fromEntries(
    Object.entries(messages).map(([name, said]) => {
      const own = `‹${path}${name}›`;
      if (typeof said === 'string') return [name, own];
      if (typeof said === 'object') return [name, traced(said, `${path}${name}.`)];
      return [name, (/** @type {any[]} */ ...given) => [own, ...given.flatMap(valuesOf)].join(' ')];
    }),
  );
}

/** Of the sentence about a key its own name is left out: it is what is to be called otherwise. @param {any} given */
const valuesOf = (given) =>
  typeof given === 'object'
    ? Object.values(given).filter((value) => typeof value !== 'boolean')
    : String(given).startsWith('‹')
      ? [given]
      : [];

/** All names of messages, those within others with a dot. @param {any} messages @param {string} [path] @returns {string[]} */
const namesOf = (messages, path = '') =>
  Object.entries(messages).flatMap(([name, said]) =>
    typeof said === 'object' ? namesOf(said, `${path}${name}.`) : [`${path}${name}`],
  );

/** Names of the messages seen so far. @type {Set<string>} */
let seen;

/** Reads all there is to see or hear of an element, its hidden parts, too. @param {any} element */
function read(element) {
  const { shadowRoot } = element;
  const texts = [...shadowRoot.querySelectorAll('*')].flatMap((each) => [
    ...['aria-label', 'title', 'alt', 'placeholder', 'aria-description'].map((name) =>
      each.getAttribute(name),
    ),
    ...[...each.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data),
  ]);
  for (const text of texts.filter(Boolean)) {
    for (const [, name] of text.matchAll(/‹([\w.-]+)›/g)) seen.add(name);
    const rest = text.replace(/‹[\w.-]+›/g, '');
    assert.doesNotMatch(rest, /\p{L}/u, `not one of messages: '${text}'`);
  }
}

describe('<spear-run>: messages', () => {
  beforeEach((t) => {
    seen = new Set();
    return emptyPage(/** @type {any} */ (t));
  });

  it('are all there is to read or to hear, from the start to the next run, in the settings and for each thing', async () => {
    const element = await markup('<spear-run seed="7" controls></spear-run>');
    element.messages = traced(ENGLISH);
    const game = await shown(element, world);
    element.focus();
    const { area, shadowRoot } = { ...partsOf(element), shadowRoot: element.shadowRoot };
    const key = (/** @type {any} */ target, /** @type {string} */ type, /** @type {string} */ code) =>
      target.dispatchEvent(
        Object.assign(new Event(type, { bubbles: true, cancelable: true }), { code, key: code }),
      );
    const press = (/** @type {string} */ code) => {
      key(area, 'keydown', code);
      key(area, 'keyup', code);
      frames.frames(2);
      read(element);
    };
    read(element); // ready
    press('Enter');
    const { takeEvents, crashedInto } = game;
    game.takeEvents = () => takeEvents.call(game) | (1 << RUN_EVENTS.indexOf('milestone'));
    frames.frames(2);
    game.takeEvents = takeEvents;
    read(element);
    element.pause();
    read(element);
    press('Space');
    // Who presses nothing runs into something; what that is said to be is each in turn, and nothing.
    for (const thing of [...OBSTACLES.keys(), -1]) {
      game.crashedInto = () => thing;
      for (let i = 0; i < 600 && element.state === 'running'; i++) frames.frame();
      assert.equal(element.state, 'over');
      read(element);
      frames.frames(60);
      press('Enter');
    }
    game.crashedInto = crashedInto;
    frames.frames(600);
    element.watch(element.replay);
    press('Space');

    shadowRoot.querySelector('[part~=settings-control]').click();
    const [calm, sound] = shadowRoot.querySelectorAll('[part=settings] input');
    calm.click();
    read(element);
    sound.click();
    const [jump, thrust] = shadowRoot.querySelectorAll('dd button');
    for (const [change, code] of [
      [jump, 'KeyQ'],
      [thrust, 'KeyW'],
      [jump, 'KeyP'], // pause's
      [jump, 'KeyW'], // the only one of thrust
    ]) {
      change.click();
      read(element);
      key(change, 'keydown', code);
      key(change, 'keyup', code);
      read(element);
    }
    [...shadowRoot.querySelectorAll('[part=settings] button')].at(-1).click();
    read(element);
    assert.deepEqual(warnings, []);
    const missed = namesOf(ENGLISH).filter((name) => !seen.has(name));
    assert.deepEqual(missed, [], 'never shown nor spoken');
    assert.equal(BUTTONS.length, 4);
  });

  it('can be others at any time, some of them, and English again', async () => {
    const element = await markup('<spear-run seed="7" controls></spear-run>');
    const word = () => partsOf(element).word;
    await shown(element, world);
    assert.equal(word(), 'Pause');
    element.messages = { name: 'Speerlauf', pause: 'Anhalten' };
    assert.equal(word(), 'Anhalten');
    assert.equal(partsOf(element).area.getAttribute('aria-label'), 'Speerlauf');
    element.label = 'Our own';
    assert.equal(partsOf(element).area.getAttribute('aria-label'), 'Our own');
    element.label = null;
    element.messages = null;
    assert.equal(word(), 'Pause');
    assert.equal(partsOf(element).area.getAttribute('aria-label'), 'Spear Run');
  });

  it('that are none only warn', async () => {
    const element = await markup('<spear-run seed="7"></spear-run>');
    await shown(element, world);
    for (const [messages, said] of [
      [{ hello: 'Hallo' }, 'messages.hello is not an option; there are name, pause'],
      [{ pause: 5 }, 'messages.pause must be a string, not number'],
      [{ result: 'Ende' }, 'messages.result must be a function, not string'],
      [{ crash: { dog: 'Hund' } }, 'messages.crash.dog is not an option; there are stone'],
      ['deutsch', 'messages must be an object'],
    ]) {
      warnings.length = 0;
      element.messages = messages;
      assert.equal(warnings.length, 1, `${said}`);
      assert.ok(warnings[0].startsWith(`<spear-run>: ${said}`), warnings[0]);
    }
  });

  it('and keys: the page sets them, the reader changes them, and what the reader chose is there next time', async () => {
    const { localStorage } = window;
    Object.assign(globalThis, { localStorage });
    const keys = { jump: ['KeyW'], thrust: ['KeyD'], pause: ['KeyP'], start: ['Enter'] };
    const element = await markup('<spear-run seed="7" controls></spear-run>');
    element.keys = keys;
    await shown(element, world);
    assert.deepEqual(element.keys, keys);
    const message = () => partsOf(element).message.textContent;
    assert.match(message(), /^W jumps/);
    element.keys = { ...keys, jump: ['KeyU'] };
    assert.match(message(), /^U jumps/);
    element.keys = { jump: ['KeyU'] };
    assert.match(warnings.at(-1) ?? '', /^<spear-run>: keys\.thrust must be a list/);
    assert.match(message(), /^U jumps/);
    const [jump] = element.shadowRoot.querySelectorAll('dd button');
    jump.click();
    jump.dispatchEvent(Object.assign(new Event('keydown'), { code: 'KeyJ', key: 'j' }));
    const [calm, sound] = element.shadowRoot.querySelectorAll('[part=settings] input');
    calm.click();
    sound.click();
    assert.match(message(), /^J jumps/);

    // As on a page that is loaded anew.
    const next = await markup('<spear-run seed="7"></spear-run>');
    next.keys = keys;
    const game = await shown(next, world);
    assert.deepEqual(next.keys.jump, ['KeyJ']);
    assert.equal(game.parameter('calm'), 1);
    next.calm = true;
    next.calm = false; // the page says so, later
    assert.equal(game.parameter('calm'), 0);
    const reset = [...next.shadowRoot.querySelectorAll('[part=settings] button')].at(-1);
    reset.click();
    assert.deepEqual(next.keys.jump, ['Space', 'ArrowUp']);
    localStorage.clear();
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
});
