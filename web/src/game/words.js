import { UNITS_PER_METRE } from '../core/names.js';

/**
 * @param {number} value a whole number
 * @returns {string} with its thousands set apart
 */
export function grouped(value) {
  return String(Math.max(0, Math.floor(value))).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** @param {number} units */
export function metres(units) {
  return `${grouped(units / UNITS_PER_METRE)} m`;
}
