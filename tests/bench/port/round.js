// Runs the bench's script with the port.
import { createStickman, TICK, tick } from './stickman.js';

/** @param {{ action: string, speed: number, ticks: number }[]} script */
export function createRun(script) {
  const fresh = createStickman();
  let state;
  let speed;
  let step;
  let ticksLeft;

  const start = () => {
    state = structuredClone(fresh);
    speed = 0;
    step = 0;
    ticksLeft = 0;
  };
  start();

  const advance = (ticks) => {
    for (let i = 0; i < ticks; i++) {
      if (ticksLeft === 0) {
        if (step === script.length) return;
        const { ticks: stepTicks } = script[step];
        ({ speed } = script[step++]);
        ticksLeft = stepTicks;
      }
      ticksLeft--;
      tick(state, speed, TICK);
    }
  };

  return {
    start,
    advance,
    /** The whole script, once through. */
    runRound() {
      start();
      advance(script.reduce((sum, { ticks }) => sum + ticks, 0));
    },
    /** Joints, hair, the spear's tip and butt, in the order in which the core gives them. */
    points: () => [...Object.values(state.pose), ...state.hair, state.spear.tip, state.spear.butt],
  };
}
