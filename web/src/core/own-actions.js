/** What the tracks of an action move, in the order of the core's TrackTarget. */
export const TRACKS = /** @type {const} */ ([
  'shift',
  'height',
  'lean',
  'squash',
  'headTurn',
  'headNod',
  'nearArm',
  'nearElbow',
  'nearSide',
  'farArm',
  'farElbow',
  'farSide',
  'nearHandX',
  'nearHandY',
  'farHandX',
  'farHandY',
  'spearX',
  'spearY',
  'spearAngle',
  'spear',
  'frontLift',
  'rearLift',
  'front',
  'rear',
]);

/** How a value goes to a key from the one before, in the order of the core's Ease; the first unless told otherwise. */
export const EASINGS = /** @type {const} */ ([
  'smoothstep',
  'linear',
  'cubic-in',
  'cubic-out',
  'cubic-in-out',
  'back-out',
  'strike',
  'through',
]);

/**
 * Time, value and, if need be, the easing to it. A file that TypeScript imports has it as an array of any length.
 * @typedef {readonly [time: number, value: number, easing?: typeof EASINGS[number]] | readonly (number | string)[]} ActionKey
 */

/**
 * An action as data; action.schema.json says what may be in it.
 * @typedef {object} ActionDefinition
 * @property {string} name in kebab-case, by which he is told to do it
 * @property {number} seconds from its beginning to its end, 0.1 to 60
 * @property {boolean} [loop] goes on until another action is set; else it plays once
 * @property {boolean} [moves] the legs go on with what they do; else he stands
 * @property {'angles' | 'xy' | (string & {})} [hands] 'xy': hands are given as places; else as angles of the arms
 * @property {Partial<Record<typeof TRACKS[number], readonly ActionKey[]>>} tracks
 * @property {string} [$schema] where the schema is, for editors
 */

/**
 * @typedef {object} ReadAction
 * @property {string} name
 * @property {boolean} loop
 * @property {boolean} moves
 * @property {number[]} numbers the row that the core takes
 * @property {(typeof TRACKS[number])[]} tracks in their order in it
 */

const MOST_TEXT = 64 * 1024;
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const FIELDS = ['$schema', 'name', 'seconds', 'loop', 'moves', 'hands', 'tracks'];

/** @param {string} path @param {string} what @returns {never} */
const refuse = (path, what) => {
  throw new RangeError(`${path}: ${what}`);
};

/** @param {string} path @param {unknown} value */
function numberAt(path, value) {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError(`${path}: must be a number`);
  return value;
}

/** @param {string} path @param {unknown} value */
function flagAt(path, value = false) {
  if (typeof value !== 'boolean') throw new TypeError(`${path}: must be true or false`);
  return value;
}

/** @param {string} path @param {unknown} value @returns {Record<string, unknown>} */
function objectAt(path, value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`${path}: must be an object`);
  return /** @type {Record<string, unknown>} */ (value);
}

/** @param {string} path @param {readonly string[]} allowed @param {unknown} value */
function oneOf(path, allowed, value) {
  const at = allowed.indexOf(/** @type {string} */ (value));
  return at < 0 ? refuse(path, `must be one of ${allowed.join(', ')}`) : at;
}

/**
 * Reads an action as far as that needs no body: whether it can be done is for the core to say.
 * @param {unknown} given JSON, or what it says
 * @param {readonly string[]} builtIn names that are taken: this file, loaded when it is needed, shares none with others
 * @returns {ReadAction}
 * @throws {TypeError | RangeError | SyntaxError} names what is wrong by its path
 */
export function readAction(given, builtIn) {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  if (text && text.length > MOST_TEXT) refuse('action', 'must not be longer than 64 KiB');
  const action = objectAt('action', typeof given === 'string' ? JSON.parse(given) : given);
  for (const field of Object.keys(action))
    if (!FIELDS.includes(field)) refuse(field, 'is no part of an action');
  const { name, seconds, hands = 'angles' } = action;
  if (typeof name !== 'string' || !NAME.test(name) || name.length > 32)
    refuse('name', 'must be up to 32 letters and digits in kebab-case');
  if (builtIn.includes(/** @type {string} */ (name))) refuse('name', 'must not be that of a built-in action');
  const xy = oneOf('hands', ['angles', 'xy'], hands) === 1;
  const loop = flagAt('loop', action.loop);
  const moves = flagAt('moves', action.moves);
  const rows = objectAt('tracks', action.tracks);
  const tracks = /** @type {(typeof TRACKS[number])[]} */ (Object.keys(rows));
  const numbers = [numberAt('seconds', seconds), Number(loop), Number(moves), tracks.length];
  for (const track of tracks) {
    const path = `tracks.${track}`;
    const keys = rows[track];
    if (!TRACKS.includes(track)) refuse(path, `is none of ${TRACKS.join(', ')}`);
    if (!xy && /Hand[XY]$/.test(track)) refuse(path, 'needs "hands": "xy"');
    if (xy && /(Arm|Elbow)$/.test(track)) refuse(path, 'must not be with "hands": "xy"');
    if (!Array.isArray(keys)) throw new TypeError(`${path}: must be an array of keys`);
    numbers.push(TRACKS.indexOf(track), keys.length);
    for (const [i, key] of keys.entries()) {
      const at = `${path}[${i}]`;
      if (!Array.isArray(key) || key.length < 2 || key.length > 3)
        throw new TypeError(`${at}: must be [time, value] or [time, value, easing]`);
      const [time, value, easing = EASINGS[0]] = key;
      numbers.push(numberAt(`${at}.time`, time), numberAt(`${at}.value`, value));
      numbers.push(oneOf(`${at}.easing`, EASINGS, easing));
    }
  }
  return { name: /** @type {string} */ (name), loop, moves, numbers, tracks };
}

/** As the core's Fault and FaultField have them. */
const FAULTS = ['', 'range', 'fast', 'twice', 'needs', 'beats', 'near', 'against', 'stands', 'length'];
const FAULT_FIELDS = ['seconds', 'loop', 'moves', 'tracks', '', '', '.time', '.value', '.easing'];

/** Numbers cross the boundary as floats. @param {number} value */
const shown = (value) => String(Number(value.toPrecision(6)));

/**
 * What the core has against an action.
 * @param {Pick<import('./extended.js').ExtendedModule, 'actionFault'>} module
 * @param {ReadAction} read
 */
function faultOf(module, { numbers, tracks }) {
  const [fault, field, track, key, least, most, other] = Array.from({ length: 7 }, (_, i) =>
    module.actionFault(i),
  );
  const kind = FAULTS[fault];
  const inTrack = `tracks.${tracks[track]}`;
  const path =
    track < 0 ? FAULT_FIELDS[field] : `${inTrack}${key < 0 ? '' : `[${key}]`}${FAULT_FIELDS[field]}`;
  const partner = `tracks.${TRACKS[other]}`;
  const text = {
    range: `must be from ${shown(least)} to ${shown(most)}`,
    fast: `must be from ${shown(least)} to ${shown(most)}: no body gets there faster, and what loops ends where it began`,
    twice: 'is there twice',
    needs: `needs ${partner}`,
    beats: `must have the times and easings of ${partner}`,
    near: `must not bring the hand nearer to the shoulder than ${shown(least)} u, with ${partner}`,
    against: `must not be with ${partner}`,
    stands: 'is of one who stands: not with "moves"',
    length: 'there are too many actions: 64 are the most',
  }[kind];
  if (kind === 'range' && field === 5) return `${inTrack}: must have 1 to 256 keys`;
  if (kind === 'range' && field === 3) return 'tracks: must have at least one track';
  if (kind === 'range' && field === 6 && key > 0) {
    const time = numbers[keyPlace(numbers, track, key)];
    if (time < least) return `${path}: must not be less than ${shown(least)}`;
  }
  return `${path}: ${text}`;
}

/** Where the time of a key is in the row. @param {number[]} numbers @param {number} track @param {number} key */
function keyPlace(numbers, track, key) {
  let at = 4;
  for (let i = 0; i < track; i++) at += 2 + 3 * numbers[at + 1];
  return at + 2 + 3 * key;
}

/**
 * Gives a figure an action of one's own.
 * @param {Pick<import('./extended.js').ExtendedModule, 'actionNumber' | 'actionFault'>} module
 * @param {Pick<import('./extended.js').ExtendedStickman, 'defineAction'>} figure
 * @param {ReadAction} read
 * @returns {number} its number among his
 * @throws {RangeError} names what is wrong by its path; nothing has changed then
 */
export function giveAction(module, figure, read) {
  for (const number of read.numbers) module.actionNumber(number);
  const number = figure.defineAction();
  if (number < 0) throw new RangeError(faultOf(module, read));
  return number;
}
