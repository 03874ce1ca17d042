/**
 * Stands in for the game's embind class where only the shell is tested: a dot that jumps, a thing to run into every
 * 900 u, and a note of every press.
 */
export class FakeSpearRun {
  /** @type {string[]} */
  calls = [];
  /** @type {Map<string, number>} */
  parameters = new Map([
    ['calm', 0],
    ['shake', 1],
  ]);
  list = new Float32Array(64);
  /** Each frame's dt. @type {number[]} */
  steps = [];
  y = 0;
  velocity = 0;
  /** What the tests set: what the next step makes happen. */
  crashing = false;
  kills_ = 0;
  #queue = /** @type {[string, { value: number }][]} */ ([]);
  #state = RunState.Ready;
  #distance = 0;
  #overFor = 0;
  #events = 0;
  #crashed = -1;
  #seed;
  #next = -1;
  #watching = false;
  #width = 0;
  #deleted = false;
  /** @type {any} */
  #module;

  /** @param {number} seed @param {any} module */
  constructor(seed, module) {
    this.#seed = seed;
    this.#module = module;
    module.figures.push(this);
    module.alive++;
  }

  /** @param {{ value: number }} button */
  press(button) {
    this.#note(`press ${NAMES[button.value]}`);
    this.#queue.push(['press', button]);
    return true;
  }
  /** @param {{ value: number }} button */
  release(button) {
    this.#note(`release ${NAMES[button.value]}`);
    this.#queue.push(['release', button]);
    return true;
  }

  /** @param {number} dt */
  step(dt) {
    this.#check();
    this.steps.push(dt);
    if (dt > 0) {
      for (const [kind, button] of this.#queue.splice(0)) if (kind === 'press') this.#pressed(button);
      this.#move(Math.min(dt, 1 / 30));
    }
    this.list.set([9 + 6, 3, 0, 1, 3, 120, 360 - this.y, 20, 3, 2, 1, 3, 10, 380, 2]);
  }

  /** @param {{ value: number }} button */
  #pressed(button) {
    if (this.#state === RunState.Ready || (this.#state === RunState.Over && this.#overFor >= 0.6))
      this.#start();
    else if (this.#state === RunState.Running && this.#watching && button === Button.Start) this.#start();
    else if (this.#state === RunState.Running && button === Button.Jump && this.y === 0) {
      this.velocity = 800;
      this.#events |= 2;
    } else if (this.#state === RunState.Running && button === Button.Thrust) this.#events |= 8;
  }

  #start() {
    if (this.#next >= 0) this.#seed = this.#next;
    this.#next = -1;
    this.#state = RunState.Running;
    this.#watching = false;
    this.#distance = 0;
    this.#crashed = -1;
    this.kills_ = 0;
    this.#events |= 1;
  }

  /** @param {number} dt */
  #move(dt) {
    if (this.#state === RunState.Over) this.#overFor += dt;
    if (this.#state !== RunState.Running) return;
    const before = this.#distance;
    this.#distance += 400 * dt;
    const airborne = this.y > 0;
    this.y = Math.max(0, this.y + this.velocity * dt);
    this.velocity = this.y > 0 ? this.velocity - 2000 * dt : 0;
    if (airborne && this.y === 0) this.#events |= 4;
    if (Math.floor(before / 500) < Math.floor(this.#distance / 500)) this.#events |= 32;
    if (this.crashing) {
      this.crashing = false;
      this.#state = RunState.Over;
      this.#overFor = 0;
      this.#crashed = 0;
      this.#events |= 64;
    }
  }

  state() {
    this.#check();
    return this.#state;
  }
  takeEvents() {
    const events = this.#events;
    this.#events = 0;
    return events;
  }
  score() {
    return Math.floor(this.#distance / 10) + 100 * this.kills_;
  }
  distance() {
    return this.#distance;
  }
  speed() {
    return this.#state === RunState.Running ? 400 : 0;
  }
  kills() {
    return this.kills_;
  }
  combo() {
    return 1 + this.kills_;
  }
  comboLeft() {
    return this.kills_ > 0 ? 0.5 : 0;
  }
  seed() {
    return this.#seed;
  }
  /** @param {number} seed */
  setNextSeed(seed) {
    this.#note(`setNextSeed ${seed}`);
    this.#next = seed;
    return true;
  }
  replay() {
    return `fake 1\nseed ${this.#seed}\n`;
  }
  /** @param {string} text */
  watch(text) {
    this.#check();
    if (!text.startsWith('fake 1\n')) return 'line 1: no run begins like this';
    this.#start();
    this.#watching = true;
    return '';
  }
  watching() {
    return this.#watching;
  }
  crashedInto() {
    return this.#crashed;
  }
  milestone() {
    return Math.floor(this.#distance / 500);
  }
  /** @param {number} milestone */
  milestoneDistance(milestone) {
    return 500 * milestone;
  }
  drawList() {
    this.#check();
    return this.list;
  }
  hash() {
    return '0123456789abcdef';
  }
  /** @param {number} width */
  setView(width) {
    this.#note(`setView ${width}`);
    this.#width = width;
  }
  get width() {
    return this.#width;
  }
  groundY() {
    return 380;
  }
  parameterNames() {
    return [...this.parameters.keys()];
  }
  /** @param {string} name */
  parameter(name) {
    return this.parameters.get(name) ?? Number.NaN;
  }
  /** @param {string} name @param {number} value */
  setParameter(name, value) {
    this.#check();
    if (!this.parameters.has(name)) return false;
    this.parameters.set(name, value);
    return true;
  }
  delete() {
    this.#check();
    this.#deleted = true;
    this.#module.alive--;
  }
  isDeleted() {
    return this.#deleted;
  }

  /** @param {string} call */
  #note(call) {
    this.#check();
    this.calls.push(call);
  }
  #check() {
    if (this.#deleted) throw new Error('the game was deleted');
  }
}

const NAMES = ['jump', 'thrust', 'pause', 'start'];
export const Button = Object.freeze({
  Jump: { value: 0 },
  Thrust: { value: 1 },
  Pause: { value: 2 },
  Start: { value: 3 },
});
export const RunState = Object.freeze({
  Ready: { value: 0 },
  Running: { value: 1 },
  Paused: { value: 2 },
  Over: { value: 3 },
});

/** A module as the factory would resolve it. */
export function fakeGame() {
  const module = {
    Button,
    RunState,
    alive: 0,
    /** @type {FakeSpearRun[]} */
    figures: [],
    liveObjects: () => module.alive,
    SpearRun: class extends FakeSpearRun {
      /** @param {number} seed */
      constructor(seed) {
        super(seed, module);
      }
    },
  };
  return module;
}
