// What <stick-man> and <spear-run> have in common, by the example of <stick-man>.
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import {
  core,
  emptyPage,
  frames,
  listen,
  markup,
  partsOf,
  preferReduced,
  shown,
  ticks,
  warnings,
} from './element-page.js';

beforeEach(emptyPage);

const EVENTS = ['ready', 'error', 'play', 'pause'];

describe('an element that shows a player: markup and properties', () => {
  it('have the same to say', async () => {
    const element = await markup(
      '<stick-man paused controls label="Ours" wasm-url="/core.wasm"></stick-man>',
    );
    assert.deepEqual(
      [element.paused, element.controls, element.label, element.wasmUrl],
      [true, true, 'Ours', '/core.wasm'],
    );
    for (const [property, attribute] of [
      ['paused', 'paused'],
      ['controls', 'controls'],
      ['label', 'label'],
      ['wasmUrl', 'wasm-url'],
    ]) {
      element[property] = null;
      assert.equal(element.getAttribute(attribute), null);
    }
    assert.deepEqual(
      [element.paused, element.controls, element.label, element.wasmUrl],
      [false, false, 'Animated stickman', ''],
    );
    assert.deepEqual(warnings, []);
  });

  it('a yes is an empty attribute, a text goes as it is, and what is no value takes it away', async () => {
    const element = await markup('<stick-man></stick-man>');
    const set = (/** @type {any} */ value) => {
      element.controls = value;
      return element.getAttribute('controls');
    };
    assert.deepEqual([true, 'false', 'yes', undefined, '', false].map(set), [
      '',
      'false',
      'yes',
      null,
      '',
      null,
    ]);
    element.speed = 5;
    assert.equal(element.getAttribute('speed'), '5');
    element.speed = '';
    assert.equal(element.getAttribute('speed'), null);
    assert.deepEqual(warnings, []);
  });

  it('what is impossible warns, names the element, and changes nothing', async () => {
    const element = await markup('<stick-man label="Ours"></stick-man>');
    element.label = 5;
    element.paused = 0;
    element.wasmUrl = 5;
    element.controls = 0;
    assert.equal(element.label, 'Ours');
    assert.equal(element.paused, false);
    assert.deepEqual(warnings, [
      '<stick-man>: label must be a string, not 5',
      '<stick-man>: paused must be true or false, not 0',
      '<stick-man>: wasmUrl must be a URL or a string, not 5',
      '<stick-man>: controls must be true or false, not 0',
    ]);
    element.setAttribute('speed', 'fast');
    assert.equal(element.speed, null);
    assert.equal(warnings.length, 5);
    assert.match(warnings[4], /^<stick-man>: speed must be a number from -200 to 1000, not 'fast'$/);
  });

  it('what was set before the class was there counts', async () => {
    const element = document.createElement('stick-plain');
    Object.assign(element, { label: 'Early', speed: 50, other: 'kept' });
    document.body.append(element);
    const { StickManElement } = await import('../../web/src/elements.js');
    customElements.define('stick-plain', class extends StickManElement {});
    await ticks();
    assert.deepEqual([element.label, element.speed, element.other], ['Early', 50, 'kept']);
    assert.equal(element.getAttribute('label'), 'Early');
    assert.ok(!Object.hasOwn(element, 'label') && Object.hasOwn(element, 'other'));
  });

  it('names the picture; another name takes its place, and an empty one is none', async () => {
    const element = await markup('<stick-man label="Ours"></stick-man>');
    const name = () => partsOf(element).canvas.getAttribute('aria-label');
    assert.equal(name(), 'Ours');
    element.label = 'Another';
    assert.equal(name(), 'Another');
    element.setAttribute('label', '');
    assert.equal(name(), 'Animated stickman');
  });

  it('hands the address of the module on, whether set before or after', async () => {
    const element = await markup('<stick-man wasm-url="/a.wasm"></stick-man>');
    element.wasmUrl = new URL('https://cdn.example/b.wasm');
    element.removeAttribute('wasm-url');
    assert.deepEqual(core.urls, ['/a.wasm', 'https://cdn.example/b.wasm']);
  });

  it('wears the sheets of every view and its own', async () => {
    const element = await markup('<stick-man></stick-man>');
    const [view, own] = partsOf(element).sheets.map((/** @type {any} */ sheet) => sheet.text);
    assert.match(view, /:host \{ position: relative \}/);
    assert.match(own, /aspect-ratio: 4 \/ 3/);
  });
});

describe('an element that shows a player: from loading to the end', () => {
  it('is ready with the first frame, and tells once', async () => {
    const element = await markup('<stick-man></stick-man>');
    const heard = listen(element, ...EVENTS);
    const { ready } = element;
    const figure = await shown(element);
    assert.equal(await ready, element);
    assert.equal(element.ready, ready);
    assert.deepEqual(heard, ['ready']);
    assert.ok(figure.calls.length > 0);
    assert.equal(await element.load(), element);
    assert.equal(core.asked.length, 1);
  });

  it('shows its children where it failed, says why, and tries again', async () => {
    const element = await markup('<stick-man>no picture</stick-man>');
    const heard = listen(element, ...EVENTS);
    /** @type {any} */
    let detail;
    element.addEventListener('error', (/** @type {any} */ event) => {
      detail = event.detail;
    });
    const first = element.ready;
    const error = new Error('not there');
    await core.fail(error);
    await ticks();
    await assert.rejects(first, error);
    assert.equal(detail, error);
    assert.deepEqual(heard, ['error']);
    const { canvas, fallback } = partsOf(element);
    assert.deepEqual([canvas.hidden, fallback.hidden], [true, false]);
    const again = element.load();
    assert.notEqual(again, first);
    assert.deepEqual([canvas.hidden, fallback.hidden], [false, true]);
    await ticks();
    assert.equal(core.asked.length, 2);
    await shown(element);
    assert.equal(await again, element);
    assert.deepEqual(heard, ['error', 'ready']);
  });

  it('failed, removed, healed and appended again it shows him', async () => {
    const element = await markup('<stick-man></stick-man>');
    await core.fail(new Error('not there'));
    await ticks();
    element.remove();
    await ticks();
    assert.equal(element.load(), element.ready);
    assert.equal(core.asked.length, 1);
    document.body.append(element);
    await ticks();
    assert.equal(partsOf(element).canvas.hidden, false);
    await shown(element);
    assert.equal(await element.ready, element);
  });

  it('removed, its player is destroyed and who waits hears of it; put back, it is a new one', async () => {
    const element = await markup('<stick-man></stick-man>');
    const figure = await shown(element);
    element.remove();
    assert.ok(!figure.isDeleted());
    await ticks();
    assert.ok(figure.isDeleted());
    const waits = element.ready;
    document.body.append(element);
    element.remove();
    await ticks();
    await assert.rejects(waits, { name: 'AbortError' });
    document.body.append(element);
    await ticks();
    const second = await shown(element);
    assert.notEqual(second, figure);
    assert.equal(core.module.liveObjects(), 1);
  });

  it('moved within the document it stays the same', async () => {
    const element = await markup('<stick-man></stick-man><p></p>');
    const figure = await shown(element);
    document.querySelector('p')?.append(element);
    await ticks();
    assert.ok(!figure.isDeleted());
    assert.equal(core.asked.length, 1);
    assert.equal(core.module.figures.length, 1);
  });

  it('what cannot even begin is an error, too', async () => {
    const element = /** @type {any} */ (document.createElement('stick-man'));
    const heard = listen(element, ...EVENTS);
    Object.defineProperty(partsOf(element).canvas, 'getContext', { value: () => null });
    document.body.append(element);
    await assert.rejects(element.ready);
    await ticks();
    assert.deepEqual(heard, ['error']);
    assert.deepEqual([partsOf(element).canvas.hidden, core.asked.length], [true, 0]);
  });

  it('given to another document before it was ever shown, it is still the same that is waited for', async () => {
    const element = /** @type {any} */ (document.createElement('stick-man'));
    const { ready } = element;
    document.implementation.createHTMLDocument().adoptNode(element);
    document.body.append(element);
    await ticks();
    await shown(element);
    assert.equal(await ready, element);
  });

  it('given to another document it ends at once, and begins anew there', async () => {
    const element = await markup('<stick-man></stick-man>');
    const figure = await shown(element);
    const elsewhere = document.implementation.createHTMLDocument();
    elsewhere.adoptNode(element);
    assert.ok(figure.isDeleted());
    document.body.append(element);
    await ticks();
    await shown(element);
    assert.equal(core.module.liveObjects(), 1);
    assert.equal(partsOf(element).sheets.length, 2);
  });

  it('destroyed it stays so, however often, and whatever is asked of it', async () => {
    const element = await markup('<stick-man></stick-man>');
    const figure = await shown(element);
    element.destroy();
    element.destroy();
    assert.ok(figure.isDeleted());
    element.play();
    element.pause();
    element.resize();
    element.load();
    await ticks();
    assert.equal(core.module.figures.length, 1);
  });

  it('destroyed before it is ready, it makes nothing', async () => {
    const element = await markup('<stick-man></stick-man>');
    const heard = listen(element, ...EVENTS);
    const { ready } = element;
    element.destroy();
    await assert.rejects(ready, { name: 'AbortError' });
    await core.succeed();
    await ticks();
    assert.deepEqual([heard, core.module.liveObjects()], [[], 0]);
  });

  it('does nothing before it is connected', async () => {
    const element = /** @type {any} */ (document.createElement('stick-man'));
    element.resize();
    element.load();
    await ticks();
    assert.equal(core.asked.length, 0);
    assert.deepEqual(partsOf(element).sheets ?? [], []);
  });

  it('measures again when told to', async () => {
    const element = await markup('<stick-man></stick-man>');
    const figure = await shown(element);
    figure.calls.length = 0;
    element.resize();
    frames.frame();
    assert.ok(figure.calls.some((/** @type {string} */ call) => call.startsWith('setView')));
  });
});

describe('an element that shows a player: pausing', () => {
  /** Shown, with what it tells. @param {string} [attributes] */
  async function playing(attributes = '') {
    const element = await markup(`<stick-man controls ${attributes}></stick-man>`);
    const figure = await shown(element);
    const heard = listen(element, 'play', 'pause');
    /** Whether time passes for him. */
    const moves = () => {
      const before = figure.elapsed;
      frames.frames(3);
      return figure.elapsed > before;
    };
    const word = () => partsOf(element).word;
    return { element, figure, heard, moves, word };
  }

  it('by pause() and play(), by the button, each told once, and the button says the other', async () => {
    const { element, heard, moves, word } = await playing();
    assert.deepEqual([element.paused, moves(), word()], [false, true, 'Pause']);
    element.pause();
    element.pause();
    assert.deepEqual([element.paused, moves(), word()], [true, false, 'Play']);
    element.play();
    assert.deepEqual([element.paused, moves(), word()], [false, true, 'Pause']);
    partsOf(element).button.click();
    assert.deepEqual([element.paused, moves(), word()], [true, false, 'Play']);
    partsOf(element).button.click();
    assert.deepEqual([element.paused, moves(), word()], [false, true, 'Pause']);
    assert.deepEqual(heard, ['pause', 'play', 'pause', 'play']);
  });

  it('by the attribute, which is the page’s own: its end does not end pause()', async () => {
    const { element, moves, word } = await playing('paused');
    assert.deepEqual([element.paused, moves(), word()], [true, false, 'Play']);
    element.paused = false;
    assert.deepEqual([element.paused, moves(), word()], [false, true, 'Pause']);
    element.pause();
    element.paused = true;
    element.paused = false;
    assert.deepEqual([element.paused, moves()], [true, false]);
    element.remove();
    await ticks();
    assert.equal(element.paused, true);
    document.body.append(element);
    await ticks();
    await shown(element);
    element.play();
    assert.equal(element.paused, false);
  });

  it('play() is stronger than the attribute before it, and weaker than the one after', async () => {
    const { element, moves } = await playing('paused');
    element.play();
    assert.deepEqual([element.paused, moves()], [false, true]);
    element.setAttribute('paused', 'false');
    element.setAttribute('paused', '');
    assert.deepEqual([element.paused, moves()], [true, false]);
  });

  it('what was chosen outlasts a reconnection, and is no attribute', async () => {
    const { element } = await playing();
    for (const choice of ['pause', 'play']) {
      element[choice]();
      element.remove();
      await ticks();
      assert.equal(element.paused, choice === 'pause');
      document.body.append(element);
      await ticks();
      await shown(element);
      assert.equal(element.paused, choice === 'pause');
      assert.ok(!element.hasAttribute('paused'));
    }
  });

  it('a new pause by the attribute outlasts it, too: the play() before it is over', async () => {
    const { element } = await playing();
    element.play();
    element.paused = true;
    element.remove();
    await ticks();
    document.body.append(element);
    await ticks();
    await shown(element);
    assert.equal(element.paused, true);
  });

  it('says so before there is a player', async () => {
    const element = /** @type {any} */ (document.createElement('stick-man'));
    assert.equal(element.paused, false);
    element.pause();
    assert.deepEqual([element.paused, partsOf(element).word], [true, 'Play']);
    element.play();
    assert.deepEqual([element.paused, partsOf(element).word], [false, 'Pause']);
    element.paused = 'false';
    assert.equal(element.paused, false);
    const held = /** @type {any} */ (document.createElement('stick-man'));
    held.paused = true;
    assert.deepEqual([held.paused, partsOf(held).word], [true, 'Play']);
  });

  it('where reduced motion is preferred, until play()', async () => {
    preferReduced(true);
    const { element, moves, word } = await playing();
    assert.deepEqual([element.paused, moves(), word()], [true, false, 'Play']);
    element.play();
    assert.deepEqual([element.paused, moves(), word()], [false, true, 'Pause']);
    preferReduced(false);
  });

  it('the button is there when it is asked for', async () => {
    const { element } = await playing();
    assert.equal(partsOf(element).button.hidden, false);
    element.controls = 'false';
    assert.equal(partsOf(element).button.hidden, true);
  });
});
