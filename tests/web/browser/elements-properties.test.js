// What a page says to the elements, by markup or by script: never an exception in the middle of a framework's work.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BROWSERS } from './browsers.js';
import { openElements, SCRIPT } from './elements-page.js';
import { until } from './until.js';

/**
 * In the page: sets a property again and again, and tells of each time what it and the attribute are then.
 * @param {string} tag
 * @param {boolean} connected
 * @param {[string, any, string][]} steps property, value, attribute; an `undefined` comes as the text 'undefined'
 */
function setEach(tag, connected, steps) {
  const element = /** @type {any} */ (document.createElement(tag));
  if (connected) document.querySelector('main')?.append(element);
  const seen = steps.map(([property, value, attribute]) => {
    element[property] = value === '(undefined)' ? undefined : value;
    return [element[property], element.getAttribute(attribute)];
  });
  element.remove();
  return seen;
}

/** Property, value, attribute; then what both are. @type {[string, any, string, any, string | null][]} */
const STICK_MAN = [
  ['speed', '300', 'speed', 300, '300'],
  ['speed', null, 'speed', null, null],
  ['speed', 120, 'speed', 120, '120'],
  ['speed', '(undefined)', 'speed', null, null],
  ['speed', 80, 'speed', 80, '80'],
  ['speed', '', 'speed', null, null],
  ['gait', ' 0.5 ', 'gait', 0.5, ' 0.5 '],
  ['gait', null, 'gait', null, null],
  ['action', 'run', 'action', 'run', 'run'],
  ['action', null, 'action', 'idle', null],
  ['facing', '-1', 'facing', -1, '-1'],
  ['facing', null, 'facing', 1, null],
  ['controls', '', 'controls', true, ''],
  ['controls', 'false', 'controls', false, 'false'],
  ['controls', true, 'controls', true, ''],
  ['controls', null, 'controls', false, null],
  ['paused', 'true', 'paused', true, 'true'],
  ['paused', 'false', 'paused', false, 'false'],
  ['paused', true, 'paused', true, ''],
  ['paused', '(undefined)', 'paused', false, null],
  ['label', 'Ours', 'label', 'Ours', 'Ours'],
  ['label', null, 'label', 'Animated stickman', null],
  ['wasmUrl', '/lib/core.wasm', 'wasm-url', '/lib/core.wasm', '/lib/core.wasm'],
  ['wasmUrl', null, 'wasm-url', '', null],
  ['renderer', '(undefined)', 'renderer', null, null],
];

/** @type {typeof STICK_MAN} */
const SPEAR_RUN = [
  ['seed', '7', 'seed', 7, '7'],
  ['seed', null, 'seed', null, null],
  ['seed', 4294967295, 'seed', 4294967295, '4294967295'],
  ['seed', '(undefined)', 'seed', null, null],
  ['calm', '', 'calm', true, ''],
  ['calm', 'false', 'calm', false, 'false'],
  ['calm', null, 'calm', false, null],
  ['paused', '', 'paused', true, ''],
  ['paused', null, 'paused', false, null],
  ['label', null, 'label', 'Spear Run', null],
];

/** Property, value, what the warning names as allowed. @type {Record<string, [string, any, RegExp][]>} */
const IMPOSSIBLE = {
  'stick-man': [
    ['action', 'fly', /^action must be one of 'idle', 'walk', .*, not 'fly'/],
    ['action', 2, /^action must be one of/],
    ['speed', 'fast', /^speed must be a number from -200 to 1000, not 'fast'/],
    ['speed', 1000.5, /^speed must be a number from -200 to 1000, not 1000.5/],
    ['gait', {}, /^gait must be a number from 0 to 1, not an object/],
    ['gait', '2', /^gait must be a number from 0 to 1, not 2/],
    ['facing', 0, /^facing must be one of 1, -1, not 0/],
    ['paused', 0, /^paused must be true or false, not 0/],
    ['controls', {}, /^controls must be true or false, not an object/],
    ['label', 5, /^label must be a string, not 5/],
    ['wasmUrl', 5, /^wasmUrl must be a URL or a string, not 5/],
    ['renderer', 'f', /^renderer must be a function, not 'f'/],
  ],
  'spear-run': [
    ['seed', 1.5, /^seed must be a whole number/],
    ['seed', -1, /^seed must be a number from 0 to 4294967295, not -1/],
    ['seed', 'seven', /^seed must be a number from 0 to 4294967295, not 'seven'/],
    ['calm', 1, /^calm must be true or false, not 1/],
    ['paused', {}, /^paused must be true or false, not an object/],
  ],
};

/** Attributes in markup, what is set or taken away (null) afterwards, and the attributes that come to the same. */
const RULE = [
  ['speed over gait over action', 'action="run" gait="0.5" speed="100"', [], 'speed="100"'],
  ['gait over action', 'action="run" gait="0.25"', [], 'gait="0.25"'],
  ['speed gone, the gait is there', 'gait="0.5" speed="100"', [['speed', null]], 'gait="0.5"'],
  [
    'speed and gait gone',
    'action="run" gait="0.1" speed="9"',
    [
      ['speed', null],
      ['gait', null],
    ],
    'action="run"',
  ],
  ['action gone beside a speed', 'action="walk" speed="50"', [['action', null]], 'speed="50"'],
  ['gait gone, which did not count', 'gait="0.1" speed="300"', [['gait', null]], 'speed="300"'],
  [
    'all gone',
    'action="run" speed="100"',
    [
      ['speed', null],
      ['action', null],
    ],
    '',
  ],
  ['what is impossible is not there', 'action="walk" speed="300"', [['speed', 'fast']], 'action="walk"'],
  ['the last one set first', 'speed="300"', [['action', 'idle']], ''],
  [
    'and when it goes, the one before',
    'speed="300"',
    [
      ['gait', '0.2'],
      ['action', 'idle'],
      ['action', null],
    ],
    'gait="0.2"',
  ],
  [
    'facing is none of the three',
    'speed="300"',
    [
      ['action', 'idle'],
      ['facing', '-1'],
    ],
    '',
  ],
  ['a form is no speed', 'speed="300"', [['action', 'spear-form']], 'action="spear-form"'],
  ['what plays once leaves the speed', 'speed="300"', [['action', 'thrust']], 'speed="300" action="thrust"'],
  [
    'and goes without it',
    'speed="300"',
    [
      ['action', 'jump'],
      ['action', null],
    ],
    'speed="300"',
    'jump',
  ],
];

for (const name of BROWSERS) {
  describe(`the elements' properties in ${name}`, () => {
    const open = openElements(name);

    it('take what markup takes, connected or not (case 37)', async () => {
      await open.show(SCRIPT);
      await until('the classes', () =>
        open.tab.evaluate(() => customElements.get('spear-run') !== undefined),
      );
      for (const [tag, table] of Object.entries({ 'stick-man': STICK_MAN, 'spear-run': SPEAR_RUN }))
        for (const connected of [false, true]) {
          const steps = table.map(([property, value, attribute]) => [property, value, attribute]);
          const expected = table.map(([, , , property, attribute]) => [property, attribute]);
          assert.deepEqual(await open.tab.evaluate(setEach, tag, connected, steps), expected, tag);
        }
      assert.deepEqual((await open.probe()).errors, []);
    });

    it('warn of what is impossible, name it and what is allowed, and change nothing (case 37)', async () => {
      for (const [tag, table] of Object.entries(IMPOSSIBLE)) {
        const seen = await open.tab.evaluate(
          (/** @type {string} */ tag, /** @type {[string, any][]} */ steps) => {
            document
              .querySelector('main')
              ?.insertAdjacentHTML(
                'beforeend',
                `<${tag} speed="50" action="walk" facing="-1" paused label="Ours" seed="9" calm></${tag}>`,
              );
            const element = /** @type {any} */ (document.querySelector(tag));
            const { errors } = /** @type {any} */ (window).__probe;
            return steps.map(([name, value]) => {
              const before = [element[name], element.outerHTML];
              errors.length = 0;
              element[name] = value;
              const same = element[name] === before[0] && element.outerHTML === before[1];
              return [same, ...errors];
            });
          },
          tag,
          table.map(([property, value]) => [property, value]),
        );
        for (const [i, [property, , allowed]] of table.entries()) {
          const [same, ...warnings] = seen[i];
          assert.ok(same, `${property} changed something`);
          assert.equal(warnings.length, 1, `${property}: ${warnings}`);
          const [start, message] = warnings[0].split('>: ');
          assert.equal(start, `console.warn: <${tag}`);
          assert.match(message, allowed);
        }
      }
    });

    it('in markup what is impossible is left out, with a warning each (case 20)', async () => {
      await open.show(
        `<stick-man action="fly" speed="fast" gait="" facing="0" renderer="5"></stick-man><spear-run seed="-1"></spear-run>${SCRIPT}`,
      );
      await open.drawn();
      const [man] = await open.elements();
      assert.deepEqual([man.action, man.speed], ['idle', null]);
      const { errors } = await open.probe();
      assert.deepEqual(
        errors.map((/** @type {string} */ error) =>
          /^console\.warn: <(\S+)>: (\w+) must be/.exec(error)?.slice(1).join(),
        ),
        ['stick-man,action', 'stick-man,speed', 'stick-man,gait', 'stick-man,facing', 'spear-run,seed'],
      );
    });

    it('of action, gait and speed what is there counts, also when he comes back', async () => {
      await open.show(SCRIPT);
      await until('the classes', () =>
        open.tab.evaluate(() => customElements.get('stick-man') !== undefined),
      );
      const seen = await open.tab.evaluate(
        async (/** @type {[string, string, [string, string | null][], string, string?][]} */ rule) => {
          const main = /** @type {HTMLElement} */ (document.querySelector('main'));
          // Paused before the first tick, he is at once what he is told to be.
          const show = async (/** @type {string} */ attributes) => {
            main.innerHTML = `<stick-man paused ${attributes}></stick-man>`;
            const man = /** @type {any} */ (main.firstElementChild);
            await man.ready;
            return man;
          };
          const look = ({ action, gait, speed, groundSpeed }) => ({ action, gait, speed, groundSpeed });
          const seen = [];
          for (const [about, attributes, steps, like] of rule) {
            const expected = look(await show(like));
            const man = await show(attributes);
            for (const [attribute, value] of steps) {
              if (value === null) man.removeAttribute(attribute);
              else man.setAttribute(attribute, value);
            }
            const living = look(man);
            man.remove();
            await Promise.resolve();
            main.append(man);
            await man.ready;
            seen.push({ about, expected, living, back: look(man) });
          }
          return seen;
        },
        RULE,
      );
      for (const [i, { about, expected, living, back }] of seen.entries()) {
        const stillOn = RULE[i][4]; // what plays once is played to its end
        assert.deepEqual(living, stillOn ? { ...expected, action: stillOn } : expected, about);
        assert.deepEqual(back, expected, `${about}, come back`);
      }
      const { errors } = await open.probe();
      assert.equal(errors.length, 1, errors.join()); // speed="fast"
    });
  });
}
