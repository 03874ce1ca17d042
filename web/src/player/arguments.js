/** Checks of what page authors hand in: a wrong type is a TypeError, a wrong value a RangeError; both name the argument. */

/**
 * @param {string} name of the argument
 * @param {unknown} value
 * @param {{ min: number, max: number }} range both ends allowed
 * @returns {number}
 */
export function checkNumber(name, value, { min, max }) {
  if (typeof value !== 'number') throw wrongType(name, `a number from ${min} to ${max}`, value);
  if (!(value >= min && value <= max)) throw wrongValue(name, `a number from ${min} to ${max}`, value);
  return value;
}

/**
 * @template {string | number} T
 * @param {string} name of the argument
 * @param {unknown} value
 * @param {readonly T[]} allowed all of one type
 * @returns {T}
 */
export function checkOneOf(name, value, allowed) {
  const choice = `one of ${allowed.map(show).join(', ')}`;
  if (typeof value !== typeof allowed[0]) throw wrongType(name, choice, value);
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw wrongValue(name, choice, value);
  return found;
}

/**
 * @param {string} name of the argument
 * @param {unknown} value
 * @returns {boolean}
 */
export function checkBoolean(name, value) {
  if (typeof value !== 'boolean') throw wrongType(name, 'true or false', value);
  return value;
}

/**
 * @param {string} name of the argument
 * @param {unknown} value
 * @returns {string}
 */
export function checkString(name, value) {
  if (typeof value !== 'string') throw wrongType(name, 'a string', value);
  return value;
}

/**
 * @template {Function} F
 * @param {string} name of the argument
 * @param {F} value
 * @returns {F}
 */
export function checkFunction(name, value) {
  if (typeof value !== 'function') throw wrongType(name, 'a function', value);
  return value;
}

/**
 * @param {string} name of the argument
 * @param {unknown} value
 * @returns {string | URL}
 */
export function checkUrl(name, value) {
  if (value instanceof URL) return value;
  if (typeof value !== 'string') throw wrongType(name, 'a URL or a string', value);
  if (value === '' || !parses(value)) throw wrongValue(name, 'a URL or a string that is one', value);
  return value;
}

/** @param {string} url maybe relative */
function parses(url) {
  try {
    new URL(url, 'https://localhost/');
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} name of the argument
 * @param {unknown} value
 * @returns {import('../core/terrain.js').TerrainPoint[]} a copy
 */
export function checkTerrain(name, value) {
  if (!Array.isArray(value)) throw wrongType(name, 'an array of points { x, y }', value);
  return value.map((point, i) => {
    const { x, y } = point ?? {};
    if (!Number.isFinite(x) || !Number.isFinite(y))
      throw wrongType(`${name}[${i}]`, 'a point { x, y } of finite numbers', point);
    return { x, y };
  });
}

/**
 * @param {string} name of the argument
 * @param {any} value
 * @returns {HTMLCanvasElement}
 */
export function checkCanvas(name, value) {
  if (value === null || typeof value !== 'object' || value.localName !== 'canvas') {
    throw wrongType(name, 'a <canvas> element', value);
  }
  return value;
}

/**
 * @param {string} name of the argument
 * @param {unknown} value
 * @param {readonly string[]} known names of the options there are
 * @returns {Record<string, unknown>}
 */
export function checkOptions(name, value, known) {
  if (value === null || typeof value !== 'object') throw wrongType(name, 'an object', value);
  for (const key of Object.keys(value)) {
    if (!known.includes(key))
      throw new TypeError(`${name}.${key} is not an option; there are ${known.join(', ')}`);
  }
  return /** @type {Record<string, unknown>} */ (value);
}

/**
 * @param {string} name
 * @param {string} allowed
 * @param {unknown} value
 */
function wrongType(name, allowed, value) {
  return new TypeError(`${name} must be ${allowed}, not ${show(value)}`);
}

/**
 * @param {string} name
 * @param {string} allowed
 * @param {unknown} value
 */
function wrongValue(name, allowed, value) {
  return new RangeError(`${name} must be ${allowed}, not ${show(value)}`);
}

/** @param {unknown} value */
function show(value) {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'function') return 'a function';
  return String(value);
}
