// The scripted motion whose every tick must have the same hash everywhere: in Node, in every browser, natively.
import { readFile } from 'node:fs/promises';

/**
 * @typedef {{ tick: number, call: 'setAction' | 'setGait' | 'setSpeed' | 'setFacing', value: string | number }} Command
 *   given before the tick-th tick, counted from 0
 * @typedef {{ ticks: number, commands: Command[] }} HashScript
 */

/** @returns {Promise<HashScript>} */
export async function readHashScript() {
  return JSON.parse(await readFile(new URL('../hash_script.json', import.meta.url), 'utf8'));
}

/**
 * The hash of each tick, each followed by a newline. Self-contained: its text also runs in pages.
 * @param {import('../../web/src/core/core.js').CoreModule} core
 * @param {HashScript} script
 * @returns {string}
 */
export function traceTicks(core, script) {
  const figure = new core.Stickman();
  const lines = [];
  let next = 0;
  for (let tick = 0; tick < script.ticks; tick++) {
    for (; script.commands[next]?.tick === tick; next++) {
      const { call, value } = script.commands[next];
      const given = call === 'setAction' ? figure.setAction(core.Action[value]) : figure[call](Number(value));
      if (!given) throw new Error(`the command at tick ${tick} was refused`);
    }
    figure.buildPose(1 / 120);
    if (figure.tick() !== tick + 1)
      throw new Error(`${figure.tick()} ticks after ${tick + 1} steps of 1/120 s`);
    lines.push(figure.hash());
  }
  if (next !== script.commands.length)
    throw new Error(`${script.commands.length - next} commands were not given`);
  figure.delete();
  return `${lines.join('\n')}\n`;
}

/**
 * The hash at every whole second at one display rate. Commands are given on whole seconds, where every rate has
 * a frame. Self-contained.
 * @param {import('../../web/src/core/core.js').CoreModule} core
 * @param {HashScript} script
 * @param {number} rate frames per second
 * @param {number} seconds
 * @returns {string}
 */
export function traceSeconds(core, script, rate, seconds) {
  const figure = new core.Stickman();
  const lines = [];
  let next = 0;
  for (let second = 0; second < seconds; second++) {
    for (; script.commands[next]?.tick <= second * 120; next++) {
      const { call, value } = script.commands[next];
      if (call === 'setAction') figure.setAction(core.Action[value]);
      else figure[call](Number(value));
    }
    for (let frame = 0; frame < rate; frame++) figure.buildPose(1 / rate);
    lines.push(figure.hash());
  }
  figure.delete();
  return `${lines.join('\n')}\n`;
}

/** The display rates the same time must give the same state at. */
export const RATES = Object.freeze([30, 60, 120, 144, 165, 240]);
