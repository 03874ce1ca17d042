/** Public entry point. Importing it has no side effects and works in Node and in workers. */
export {
  ACTIONS,
  DrawKind,
  FACINGS,
  FITS,
  GAIT_RANGE,
  JOINTS,
  PHASE_RANGE,
  PLAYED_ONCE,
  SPEAR_POINTS,
  SPEED_RANGE,
  STYLES,
  UNITS_HIGH,
  UNITS_PER_METRE,
  ZOOM_RANGE,
} from './core/names.js';
/** @typedef {import('./core/names.js').ActionName} ActionName */
/** @typedef {import('./core/names.js').AnyActionName} AnyActionName */
/** @typedef {import('./core/own-actions.js').ActionDefinition} ActionDefinition */
/** @typedef {import('./core/terrain.js').TerrainPoint} TerrainPoint */
/** @typedef {import('./core/names.js').FitName} FitName */
/** @typedef {import('./core/names.js').JointName} JointName */
/** @typedef {import('./core/names.js').SpearPointName} SpearPointName */
/** @typedef {import('./core/names.js').StyleName} StyleName */
/** @typedef {import('./player/player-options.js').DrawnFrame} DrawnFrame */
/** @typedef {import('./player/player-options.js').FrameCall} FrameCall */
/** @typedef {import('./player/player-options.js').PlayerOptions} PlayerOptions */
/** @typedef {import('./player/typed-events.js').StickmanEvents} StickmanEvents */
export { StickmanPlayer } from './player/stickman-player.js';
