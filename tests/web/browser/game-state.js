// Runs inside the game's page: what its tests look at. Each function is self-contained, because only its text gets
// there.

/** What the page shows. */
export function game() {
  const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
  const text = (/** @type {string} */ id) => find(id).textContent?.trim() ?? '';
  const number = (/** @type {string} */ id) => Number(text(id).replace(/[^\d]/g, ''));
  const shown = (/** @type {string} */ id) => find(id).getClientRects().length > 0;
  return {
    state: find('game').dataset.state,
    cards: ['ready', 'paused', 'over'].filter((name) => shown(`${name}-card`)),
    score: number('score'),
    distance: number('distance'),
    best: number('best'),
    combo: shown('combo') ? text('combo-factor') : '',
    over: { title: text('over-title'), score: number('over-score'), best: number('over-best') },
    record: shown('over-record'),
    pauseShown: shown('pause'),
    watching: shown('watching'),
    status: text('status'),
    keysNote: text('keys-note'),
    problem: shown('run-problem') ? text('run-problem') : '',
    seedProblem: shown('seed-problem') ? text('seed-problem') : '',
    replay: /** @type {HTMLTextAreaElement} */ (find('run-text')).value,
    focus: document.activeElement?.id ?? '',
    scrollY,
    touchAction: find('game').style.touchAction,
    failed: shown('failure'),
  };
}

/** Where things are, in CSS pixels of the window. @param {string} id */
export function box(id) {
  const { left, top, width, height } = /** @type {HTMLElement} */ (
    document.getElementById(id)
  ).getBoundingClientRect();
  return { left, top, width, height, x: left + width / 2, y: top + height / 2 };
}

/** A gamepad that is not there; its buttons are pressed by holdPad(). */
export function plugPad() {
  const pad = { index: 0, connected: true, buttons: Array.from({ length: 17 }, () => ({ pressed: false })) };
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => [pad] });
  window.dispatchEvent(new Event('gamepadconnected'));
}

/** Pulls it out again. */
export function unplugPad() {
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => [null] });
  window.dispatchEvent(new Event('gamepaddisconnected'));
}

/** Presses a button for a while. @param {number} button @param {number} [ms] */
export async function pressPad(button, ms = 120) {
  const [pad] = /** @type {any} */ (navigator.getGamepads());
  pad.buttons[button].pressed = true;
  await new Promise((resolve) => setTimeout(resolve, ms));
  pad.buttons[button].pressed = false;
  await new Promise((resolve) => setTimeout(resolve, ms));
}

/** Waits in the page until he has come that far, or the run is over. @param {number} score */
export async function reachScore(score) {
  const shown = /** @type {HTMLElement} */ (document.getElementById('score'));
  const game = /** @type {HTMLElement} */ (document.getElementById('game'));
  while (Number(shown.textContent?.replace(',', '')) < score && game.dataset.state !== 'over')
    await new Promise((resolve) => setTimeout(resolve, 4));
}
