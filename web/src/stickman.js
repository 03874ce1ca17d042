/** Public entry point. Importing it has no side effects and works in Node and in workers. */
export {
  ACTIONS,
  DrawKind,
  GAIT_RANGE,
  JOINTS,
  SPEAR_POINTS,
  SPEED_RANGE,
  STYLES,
  UNITS_HIGH,
  UNITS_PER_METRE,
} from './core/names.js';
export { StickmanPlayer } from './player/stickman-player.js';
