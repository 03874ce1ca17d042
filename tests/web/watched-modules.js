// The real modules, loaded once, of which a test sees what is made and what it is told.
import { readFile } from 'node:fs/promises';

const folder = new URL('../../web/src/core/', import.meta.url);
const load = async (/** @type {string} */ name) => {
  const { default: create } = await import(new URL(`${name}.js`, folder).href);
  return create({ wasmBinary: await readFile(new URL(`${name}.wasm`, folder)) });
};

const [core, extended, world] = await Promise.all(['core', 'extended', 'world'].map(load));
const ENUMS = ['Action', 'Button', 'HoundState'];
const CLASSES = ['Stickman', 'SpearRun', 'Rope', 'Cloth', 'Walker', 'Hound'];

/**
 * A figure of the core that notes its calls.
 * @typedef {object} Watched
 * @property {string[]} calls such as 'setSpeed(100)' or 'press(Jump)'
 * @property {number} elapsed seconds that it was moved on by
 * @property {unknown[]} options it was made with
 */

/** A module as the factory resolves it, with nothing made yet. @param {any} module */
function watched(module) {
  const before = module.liveObjects();
  const names = new Map(
    ENUMS.flatMap((name) => Object.entries(module[name] ?? {})).map(([name, member]) => [member, name]),
  );
  /** @type {any[]} */
  const figures = [];
  const show = (/** @type {any} */ value) => names.get(value) ?? value;
  /** @param {any} Class */
  const watchedClass = (Class) =>
    class {
      /** @param {...any} options */
      constructor(...options) {
        const figure = new Class(...options);
        const calls = /** @type {string[]} */ ([]);
        Object.assign(figure, { calls, elapsed: 0, options });
        for (const name of Object.getOwnPropertyNames(Class.prototype)) {
          if (!/^(set|reset|press|release|step|buildPose|drawList)/.test(name)) continue;
          const call = figure[name];
          figure[name] = (/** @type {any[]} */ ...values) => {
            calls.push(`${name}(${values.map(show)})`);
            if (name === 'step' || name === 'buildPose') figure.elapsed += Math.min(values[0], 1 / 30);
            return call.apply(figure, values);
          };
        }
        figures.push(figure);
        // biome-ignore lint/correctness/noConstructorReturn: embind makes what is to be watched
        return figure;
      }
    };
  const classes = CLASSES.filter((name) => module[name]).map((name) => [name, watchedClass(module[name])]);
  return Object.assign(Object.create(module), Object.fromEntries(classes), {
    figures,
    liveObjects: () => module.liveObjects() - before,
  });
}

/** The stickman's module. */
export const watchedCore = () => watched(core);
/** The same with ground that is not level. */
export const watchedExtended = () => watched(extended);
/** The module of game, scenes and lab. */
export const watchedWorld = () => watched(world);
