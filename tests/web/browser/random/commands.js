import fc from 'fast-check';

/** @typedef {import('./model.js').Model} Model */

/**
 * @typedef {object} Real
 * @property {(deed: any[] | null, model: Model, closely: boolean) => Promise<void>} play does it in the page, and compares
 * @property {boolean} moves the browser has moveBefore()
 * @property {((reduced: boolean) => Promise<void>) | undefined} reduce
 */

/**
 * A command that is done alike to the model and in the page.
 * @param {string} name
 * @param {any[]} values
 * @param {(model: Model) => boolean} can
 * @param {(model: Model) => void} inModel
 * @param {(real: Real, model: Model) => any[] | null} deed for the page; null: none
 * @returns {fc.AsyncCommand<Model, Real>}
 */
const command = (name, values, can, inModel, deed) => ({
  check: (model) => can(model),
  async run(model, real) {
    inModel(model);
    await real.play(deed(real, model), model, name === 'watch');
  },
  toString: () => `${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`,
});

const which = fc.nat({ max: 3 });
const inPage = fc.constantFrom('a', 'b');
const anywhere = fc.constantFrom('a', 'b', 'frame');

/** What markup may say. */
const attribute = fc.oneof(
  fc.tuple(fc.constant('action'), fc.constantFrom('idle', 'walk', 'run', 'spear-form', null)),
  fc.tuple(fc.constant('speed'), fc.constantFrom('0', '90', '380', '-120', null)),
  fc.tuple(fc.constant('gait'), fc.constantFrom('0', '0.5', '1', null)),
  fc.tuple(fc.constant('facing'), fc.constantFrom('1', '-1', null)),
  fc.tuple(fc.constant('paused'), fc.constantFrom('', 'true', 'false', null)),
  fc.tuple(fc.constant('controls'), fc.constantFrom('', 'false', null)),
  fc.tuple(fc.constant('label'), fc.constantFrom('He', null)),
);

const there = (/** @type {Model} */ model, /** @type {number} */ i) => model.elements[i] !== undefined;
const open = (/** @type {Model} */ model, /** @type {string} */ place) => place !== 'frame' || model.frame;

export const COMMANDS = [
  fc
    .tuple(fc.constantFrom('stick-man', 'stick-man', 'spear-run'), fc.array(attribute, { maxLength: 3 }))
    .map(([tag, all]) => {
      const attributes = Object.fromEntries(all.filter(([, value]) => value !== null));
      return command(
        'create',
        [tag, attributes],
        (model) => model.elements.length < 4,
        (model) => model.create(tag, attributes),
        () => ['create', tag, attributes],
      );
    }),
  ...['append', 'first'].map((way) =>
    fc.tuple(which, anywhere).map(([i, place]) =>
      command(
        way,
        [i, place],
        (model) => there(model, i) && open(model, place),
        (model) => model.put(i, place),
        () => [way, i, place],
      ),
    ),
  ),
  fc.tuple(which, inPage).map(([i, place]) =>
    command(
      'move',
      [i, place],
      (model) => ['a', 'b'].includes(model.elements[i]?.place ?? ''),
      (model) => model.put(i, place),
      ({ moves }) => [moves ? 'move' : 'append', i, place],
    ),
  ),
  which.map((i) =>
    command(
      'remove',
      [i],
      (model) => there(model, i),
      (model) => model.put(i, null),
      () => ['remove', i],
    ),
  ),
  fc
    .tuple(which, attribute, fc.boolean(), fc.constantFrom('idiomorph', 'morphdom'))
    .map(([i, [name, value], same, by]) =>
      command(
        'morph',
        [by, i, same ? null : { [name]: value }],
        (model) => ['a', 'b'].includes(model.elements[i]?.place ?? ''),
        (model) => {
          const before = model.elements[i].attributes[name] ?? null;
          if (!same && before !== value) model.set(i, name, value);
        },
        // In the room that the element is in.
        (_, model) => ['morph', model.elements[i].place, by, i, same ? null : { [name]: value }],
      ),
    ),
  fc.tuple(which, attribute).map(([i, [name, value]]) =>
    command(
      'attribute',
      [i, name, value],
      (model) => there(model, i),
      (model) => model.set(i, name, value),
      () => ['attribute', i, name, value],
    ),
  ),
  fc.tuple(which, fc.constantFrom(-60, 0, 250, null)).map(([i, speed]) =>
    command(
      'property',
      [i, 'speed', speed],
      (model) => model.elements[i]?.tag === 'stick-man',
      (model) => model.set(i, 'speed', speed === null ? null : String(speed)),
      () => ['property', i, 'speed', speed],
    ),
  ),
  .../** @type {const} */ (['play', 'pause']).map((method) =>
    which.map((i) =>
      command(
        method,
        [i],
        (model) => there(model, i),
        (model) => model.choose(i, method),
        () => ['call', i, method],
      ),
    ),
  ),
  ...['resize', 'load'].map((method) =>
    which.map((i) =>
      command(
        method,
        [i],
        (model) => there(model, i),
        () => {},
        () => ['call', i, method],
      ),
    ),
  ),
  which.map((i) =>
    command(
      'destroy',
      [i],
      (model) => there(model, i),
      (model) => {
        model.elements[i].destroyed = true;
      },
      () => ['call', i, 'destroy'],
    ),
  ),
  fc.tuple(inPage, fc.constantFrom(1, 13, 60, 90)).map(([place, px]) =>
    command(
      'width',
      [place, px],
      () => true,
      () => {},
      () => ['width', place, px],
    ),
  ),
  fc.tuple(inPage, fc.constantFrom(0, 90, 180, 37)).map(([place, degrees]) =>
    command(
      'turn',
      [place, degrees],
      () => true,
      () => {},
      () => ['turn', place, degrees],
    ),
  ),
  fc.tuple(inPage, fc.boolean()).map(([place, hidden]) =>
    command(
      'hide',
      [place, hidden],
      () => true,
      (model) => {
        model.seen[place] = !hidden;
      },
      () => ['hide', place, hidden],
    ),
  ),
  fc.constant(
    command(
      'openFrame',
      [],
      (model) => !model.frame,
      (model) => {
        model.frame = true;
        model.seen.frame = true;
      },
      () => ['openFrame'],
    ),
  ),
  fc.constant(
    command(
      'closeFrame',
      [],
      (model) => model.frame,
      (model) => model.closeFrame(),
      () => ['closeFrame'],
    ),
  ),
  fc.boolean().map((reduced) => {
    /** @type {fc.AsyncCommand<Model, Real>} */
    const reduce = {
      check: () => true,
      async run(model, real) {
        if (!real.reduce) return;
        model.reduce(reduced);
        await real.reduce(reduced);
        await real.play(null, model, false);
      },
      toString: () => `reduce(${reduced})`,
    };
    return reduce;
  }),
  fc.constant(
    command(
      'watch',
      [],
      () => true,
      () => {},
      () => null,
    ),
  ),
];
