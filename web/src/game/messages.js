import { keyLabel } from '../input/key-label.js';
import { checkOptions } from '../player/arguments.js';
import { buttonLabel, byButton } from './buttons.js';
import { grouped, metres } from './words.js';

/** @typedef {import('./buttons.js').ButtonName} ButtonName */
/** @typedef {import('../core/names.js').ThingName} ThingName */

/**
 * What came of a run.
 * @typedef {object} RunResult
 * @property {number} score
 * @property {number} distance in u; 100 u are 1 m
 * @property {number} best the best score on this device
 * @property {boolean} beaten this run has beaten the best one before it
 * @property {boolean} watching it was one from text, which beats nothing
 */

/**
 * Every word that the game shows or speaks. A sentence with something in it is a function.
 * @typedef {object} Messages
 * @property {string} name of the game, which a screen reader says
 * @property {string} pause on the button that pauses
 * @property {string} play on the same while it is paused
 * @property {string} settings on the button that shows them
 * @property {string} calm what the calm way to play is
 * @property {string} sound what turns sounds on
 * @property {string} resetKeys on the button that does so
 * @property {string} change on the button of a key
 * @property {string} pressKey on the same while it waits for one
 * @property {Readonly<Record<ButtonName, string>>} buttons what is pressed
 * @property {(score: number) => string} score the number as it is written
 * @property {(keys: Readonly<Record<ButtonName, string>>) => string} ready how it is played
 * @property {string} paused while a run waits for a press
 * @property {string} runs spoken at the start
 * @property {string} runsOn spoken after a pause
 * @property {string} watches spoken when a run from text begins
 * @property {(passed: { distance: number, score: number }) => string} milestone spoken
 * @property {Readonly<Record<ThingName, string>>} crash what he ran into, and how one gets past it
 * @property {string} over of a run that ended without a crash
 * @property {(result: RunResult) => string} result what came of a run
 * @property {(keys: Readonly<Record<ButtonName, string>>) => string} again how the next run is started
 * @property {string} nextStart calm was chosen while a run is on
 * @property {(button: string) => string} askKey spoken
 * @property {(is: { button: string, key: string }) => string} keyIs spoken
 * @property {(taken: { button: string, key: string, from: string }) => string} keyTaken spoken: it was another button's
 * @property {(only: { key: string, button: string }) => string} onlyKey spoken: it cannot be taken
 * @property {string} keysReset spoken
 * @property {(name: string, english: string) => string} keyLabel what people call a key: `Space`, `KeyF`, `ArrowUp`
 */

/** How each kind of thing is got past. */
const JUMP = 'Jump it.';
const SPEAR = 'Spear it.';

/** @type {Messages} */
export const ENGLISH = Object.freeze({
  name: 'Spear Run',
  pause: 'Pause',
  play: 'Play',
  settings: 'Settings',
  calm: 'Calm: slower, with wider gaps',
  sound: 'Sound',
  resetKeys: 'Reset keys',
  change: 'Change',
  pressKey: 'Press a key…',
  buttons: byButton(buttonLabel),
  score: grouped,
  ready: ({ jump, thrust, start }) =>
    `${jump} jumps, higher if held: stones, thorns. ${thrust} spears: straw men, sacks, walkers. Jars and hounds: either. ` +
    `By touch: left half, right half. ${start} or a tap starts.`,
  paused: 'Paused. A press goes on.',
  runs: 'He runs.',
  runsOn: 'He runs on.',
  watches: 'A run on record.',
  milestone: ({ distance, score }) => `${metres(distance)}, ${grouped(score)} points.`,
  crash: Object.freeze({
    stone: `He ran into a stone. ${JUMP}`,
    thorns: 'He ran into thorns. Jump them, holding the button.',
    'straw-man': `He ran into a straw man. ${SPEAR}`,
    sack: `He ran into a sack. ${SPEAR}`,
    jar: 'He ran into a jar. Jump it, holding the button, or spear it.',
    walker: `He ran into a walker. ${SPEAR}`,
    hound: 'He ran into a hound. Jump it, holding the button, or spear it.',
  }),
  over: 'The run is over.',
  result: ({ score, distance, best, beaten, watching }) => {
    const points = `${grouped(score)} points after ${metres(distance)}.`;
    if (watching) return points;
    return `${points} ${beaten ? 'That is the best so far.' : `The best is ${grouped(best)}.`}`;
  },
  again: ({ start }) => `${start} or a tap starts again.`,
  nextStart: 'It counts from the next start on.',
  askKey: (button) => `Press the key for ${button.toLowerCase()}. Tab leaves it as it is.`,
  keyIs: ({ button, key }) => `${button} is ${key} now.`,
  keyTaken: ({ button, key, from }) => `${button} is ${key} now; ${from.toLowerCase()} has lost it.`,
  onlyKey: ({ key, button }) => `${key} is the only key of ${button.toLowerCase()}: change that first.`,
  keysReset: 'The keys are as they were.',
  keyLabel,
});

/**
 * What the game says when a run is over.
 * @param {Messages} messages
 * @param {RunResult & { thing: ThingName | undefined }} run `thing`: undefined where nothing stopped him
 */
export function overWords(messages, { thing, ...result }) {
  return `${thing ? messages.crash[thing] : messages.over} ${messages.result(result)}`;
}

/**
 * What people call the first key of each button.
 * @param {Messages} messages
 * @param {import('./key-map.js').KeyMap} keys
 */
export function keyWords(messages, keys) {
  return byButton((button) => labelOf(messages, keys[button][0]));
}

/** @param {Messages} messages @param {string} name of a key */
export function labelOf(messages, name) {
  return messages.keyLabel(name, keyLabel(name));
}

/**
 * @param {string} name of the argument
 * @param {unknown} value
 * @returns {Messages} English where nothing else is said
 */
export function checkMessages(name, value) {
  const said = /** @type {Partial<Messages>} */ (checkLike(name, value, ENGLISH));
  for (const part of /** @type {const} */ (['buttons', 'crash']))
    if (said[part] !== undefined) checkLike(`${name}.${part}`, said[part], ENGLISH[part]);
  return {
    ...ENGLISH,
    ...said,
    buttons: { ...ENGLISH.buttons, ...said.buttons },
    crash: { ...ENGLISH.crash, ...said.crash },
  };
}

/**
 * @param {string} name
 * @param {unknown} value
 * @param {object} wanted what is said of the same kind
 */
function checkLike(name, value, wanted) {
  const like = new Map(Object.entries(wanted));
  const given = checkOptions(name, value, [...like.keys()]);
  for (const [each, said] of Object.entries(given)) {
    const kind = typeof like.get(each);
    if (typeof said !== kind || said === null)
      throw new TypeError(`${name}.${each} must be a ${kind}, not ${said === null ? 'null' : typeof said}`);
  }
  return given;
}
