/** Entry point with the elements' classes, for tag names of one's own. Importing it defines nothing. */
/** @typedef {import('./core/names.js').ActionName} ActionName */
/** @typedef {import('./core/names.js').AnyActionName} AnyActionName */
/** @typedef {import('./core/own-actions.js').ActionDefinition} ActionDefinition */
/** @typedef {import('./core/terrain.js').TerrainPoint} TerrainPoint */
/** @typedef {import('./core/names.js').FitName} FitName */
/** @typedef {import('./core/names.js').ThingName} ThingName */
/** @typedef {import('./game/buttons.js').ButtonName} ButtonName */
/** @typedef {import('./game/key-map.js').KeyMap} KeyMap */
/** @typedef {import('./game/messages.js').Messages} Messages */
/** @typedef {import('./game/run-events.js').SpearRunEvents} SpearRunEvents */
/** @typedef {import('./game/spear-run-player.js').GameState} GameState */
/** @typedef {import('./player/player-options.js').DrawnFrame} DrawnFrame */
/** @typedef {import('./player/typed-events.js').StickmanEvents} StickmanEvents */
export { SpearRunElement } from './elements/spear-run-element.js';
export { StickManElement } from './elements/stick-man-element.js';
