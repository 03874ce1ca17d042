// Runs the bench's script with the port.
import { createStickman, TICK, tick } from './stickman.js';

/** @param {{ action: string, speed: number, ticks: number }[]} script */
export function createRun(script) {
  const fresh = createStickman();
  let state;
  let commands;
  let step;
  let ticksLeft;

  const start = () => {
    state = structuredClone(fresh);
    commands = { speed: 0, facing: 1, action: 'Idle', loop: 'Idle', requests: 0 };
    step = 0;
    ticksLeft = 0;
  };
  start();

  const advance = (ticks) => {
    for (let i = 0; i < ticks; i++) {
      if (ticksLeft === 0) {
        if (step === script.length) return;
        const { action, speed, ticks: stepTicks } = script[step++];
        const once = action === 'Jump' || action === 'Thrust';
        commands = {
          ...commands,
          speed,
          action,
          loop: once ? commands.loop : action,
          requests: commands.requests + 1,
        };
        ticksLeft = stepTicks;
      }
      ticksLeft--;
      tick(state, commands, TICK);
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
