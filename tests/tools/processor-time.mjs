// How long processors have been busy, as Linux keeps account of it.
import { readdirSync, readFileSync } from 'node:fs';

/** A second of /proc, in ticks: a hundred on every system there is. */
const TICKS = 100;

/** What /proc says of a process: whose child it is, and s for itself and all children it has waited for. @param {string} pid */
function account(pid) {
  // The name, in brackets, may hold anything.
  const [, fields] = /^.*\) \S (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const numbers = fields.split(' ').map(Number);
  return {
    parent: numbers[0],
    seconds: numbers.slice(10, 14).reduce((sum, ticks) => sum + ticks, 0) / TICKS,
  };
}

/** All processes there are, by number. */
function accounts() {
  /** @type {Map<number, { parent: number, seconds: number }>} */
  const all = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      all.set(Number(pid), account(pid));
    } catch {
      // It has ended meanwhile.
    }
  }
  return all;
}

/**
 * Processor time (s) of a process and of all that it and its children have started, as long as none of them has ended
 * without one of the others waiting for it.
 * @param {number} pid
 */
export function processorTime(pid) {
  const all = accounts();
  /** @param {number} each @returns {boolean} */
  const belongs = (each) => each === pid || (all.has(each) && belongs(all.get(each)?.parent ?? 0));
  return [...all].reduce((sum, [each, { seconds }]) => (belongs(each) ? sum + seconds : sum), 0);
}

/** How a step says so itself. @param {number} seconds */
export const ownAccount = (seconds) => `processors ${seconds.toFixed(1)} s`;

/** @param {string} text that a step has printed @returns {number | undefined} */
export function secondsOfOwnAccount(text) {
  const said = /^processors ([\d.]+) s$/m.exec(text)?.[1];
  return said === undefined ? undefined : Number(said);
}
