/** @typedef {import('../core/names.js').ThingName} ThingName */

/**
 * Of a run that begins.
 * @typedef {object} StartDetail
 * @property {number} seed of its course
 * @property {boolean} calm
 * @property {boolean} watching it is one from text
 */

/**
 * Of something speared.
 * @typedef {object} HitDetail
 * @property {ThingName} thing
 * @property {number} kills things speared in this run
 * @property {number} combo the factor for the next one: 1, 2, 3 ...
 * @property {number} score with what this one counts
 */

/**
 * Of the spear on something that cannot be speared.
 * @typedef {object} ClankDetail
 * @property {ThingName} thing
 */

/**
 * Of a milestone.
 * @typedef {object} MilestoneDetail
 * @property {number} distance where it stands, in u
 * @property {number} score
 */

/**
 * Of the end of a run.
 * @typedef {object} CrashDetail
 * @property {ThingName} thing he ran into
 * @property {number} score
 * @property {number} distance in u
 * @property {number} best the best score on this device, this one included
 * @property {boolean} beaten this run has beaten the best one before it
 * @property {boolean} watching it was one from text, which beats nothing
 */

/**
 * What happens in a run, in the order of the bits of the core's `takeEvents()`, and what the event tells.
 * @typedef {{
 *   start: CustomEvent<StartDetail>,
 *   jump: Event,
 *   land: Event,
 *   thrust: Event,
 *   hit: CustomEvent<HitDetail>,
 *   milestone: CustomEvent<MilestoneDetail>,
 *   crash: CustomEvent<CrashDetail>,
 *   clank: CustomEvent<ClankDetail>,
 *   step: Event,
 * }} RunEvents
 */

/** @typedef {keyof RunEvents} RunEvent */

/** @typedef {import('../player/typed-events.js').PlayerEvents & RunEvents & { statechange: Event }} SpearRunEvents */

/** @type {readonly RunEvent[]} */
export const RUN_EVENTS = Object.freeze([
  'start',
  'jump',
  'land',
  'thrust',
  'hit',
  'milestone',
  'crash',
  'clank',
  'step',
]);
