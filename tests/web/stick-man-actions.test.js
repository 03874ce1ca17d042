import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { emptyPage, extended, markup, shown, warnings } from './element-page.js';

const folder = new URL('../../web/actions/', import.meta.url);
const library = { fetch: globalThis.fetch, baseURI: '' };

beforeEach(async (t) => {
  await emptyPage(t);
  library.fetch = globalThis.fetch;
  library.baseURI = document.baseURI;
  Object.defineProperty(document, 'baseURI', { value: 'https://page.example/', configurable: true });
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {URL} */ url) => {
      const name = url.pathname.slice(1);
      if (name === 'broken.json')
        return new Response('{"name":"broken","seconds":99,"tracks":{"lean":[[0,0]]}}');
      try {
        return new Response(await readFile(new URL(name, folder)));
      } catch {
        return new Response('', { status: 404, statusText: 'Not Found' });
      }
    }
  );
});

afterEach(() => {
  globalThis.fetch = library.fetch;
});

/** @param {() => boolean} condition */
async function until(condition) {
  for (let i = 0; i < 400 && !condition(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.ok(condition());
}

/** @param {string} attributes */
async function started(attributes) {
  const element = await markup(`<stick-man ${attributes}></stick-man>`);
  await shown(element);
  return element;
}

/** What he does an action of his own with, once it has been asked for. */
async function extendedFigure() {
  await until(() => extended.asked.length > 0);
  await extended.succeed();
  return extended.module.figures.at(-1);
}

describe('<stick-man actions>', () => {
  it('does an action when its file has come; several load side by side', async () => {
    const element = await started('action="wave" actions="bow.json wave.json"');
    const figure = await extendedFigure();
    await until(() => figure.playedOwn() >= 0);
    assert.equal(element.action, 'wave');
    element.action = 'bow';
    await until(() => element.action === 'bow');
    assert.equal(figure.playedOwn() >= 0, true);
    assert.deepEqual(warnings, []);
  });

  it('says what an action is not, once its file has not come', async () => {
    const element = await started('action="jig" actions="wave.json nowhere.json broken.json"');
    await extendedFigure();
    await until(() => warnings.length === 3);
    const said = warnings.map(String).sort();
    assert.match(said[0], /action must be one of/);
    assert.match(said[1], /actions: broken\.json: seconds: must be from 0\.1 to 60/);
    assert.match(said[2], /actions: nowhere\.json: 404 Not Found/);
    assert.equal(element.action, 'idle');
  });

  it('takes an action from the page, too', async () => {
    const element = await started('speed="100"');
    const defined = element.defineAction(await readFile(new URL('nod.json', folder), 'utf8'));
    const figure = await extendedFigure();
    const name = await defined;
    element.action = name;
    assert.equal(figure.playedOwn(), 0);
    assert.equal(element.speed, 100, 'what plays once leaves what he did');
    await assert.rejects(element.defineAction({ name: 'x', seconds: 1, tracks: {} }), /tracks: must have/);
  });
});
