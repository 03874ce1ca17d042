/** Height of the drawing space in canvas units ("u"); the width follows the canvas's aspect. */
export const UNITS_HIGH = 440;

/** Canvas units in one metre, where a distance is shown to people. */
export const UNITS_PER_METRE = 100;

/** Longest time one frame may advance, in seconds (1/30, so that a 30 Hz display loses nothing). */
export const LONGEST_STEP = 1 / 30;

/** Speeds `speed` accepts, in u/s; negative walks backwards. */
export const SPEED_RANGE = Object.freeze({ min: -200, max: 1000 });

/** Gaits `gait` accepts: 0 walks, 1 runs. */
export const GAIT_RANGE = Object.freeze({ min: 0, max: 1 });

/** Phases `phase` accepts. */
export const PHASE_RANGE = GAIT_RANGE;

/** Zooms `zoom` accepts: 2 shows everything twice as large. */
export const ZOOM_RANGE = Object.freeze({ min: 0.1, max: 10 });

/** What `fit` accepts: the whole scene, or the figure as he stands, walks and runs. */
export const FITS = Object.freeze(/** @type {const} */ (['scene', 'figure']));

/** @typedef {typeof FITS[number]} FitName */

/** 1 faces right, -1 left. */
export const FACINGS = Object.freeze(/** @type {const} */ ([1, -1]));

/** Joint names, in the order of the x,y pairs of the core's `pose()`. */
export const JOINTS = Object.freeze(
  /** @type {const} */ ([
    'pelvis',
    'chest',
    'head',
    'shoulder',
    'hip',
    'kneeNear',
    'kneeFar',
    'footNear',
    'footFar',
    'elbowNear',
    'elbowFar',
    'handNear',
    'handFar',
  ]),
);

/** @typedef {typeof JOINTS[number]} JointName */

/** Joint names, in the order of the x,y pairs of the walker's `pose()`. */
export const WALKER_JOINTS = Object.freeze(
  /** @type {const} */ (['hipRight', 'kneeRight', 'footRight', 'hipLeft', 'kneeLeft', 'footLeft', 'body']),
);

/**
 * Things on the course of Spear Run, in the order of the core's `crashedInto()`.
 * @type {readonly ['stone', 'thorns', 'straw-man', 'sack', 'jar', 'walker', 'hound']}
 */
export const OBSTACLES = Object.freeze(['stone', 'thorns', 'straw-man', 'sack', 'jar', 'walker', 'hound']);

/** @typedef {typeof OBSTACLES[number]} ThingName */

/** Joint names, in the order of the x,y pairs of the hound's `pose()`. He is seen from his right: near is right. */
export const HOUND_JOINTS = Object.freeze(
  /** @type {const} */ ([
    'haunch',
    'loin',
    'chest',
    'neck',
    'head',
    'nose',
    'chin',
    'ear',
    'tailRoot',
    'tailUpper',
    'tailMiddle',
    'tailLower',
    'tailTip',
    'shoulderNear',
    'elbowNear',
    'wristNear',
    'pawFrontNear',
    'shoulderFar',
    'elbowFar',
    'wristFar',
    'pawFrontFar',
    'hipNear',
    'stifleNear',
    'hockNear',
    'ballNear',
    'pawHindNear',
    'hipFar',
    'stifleFar',
    'hockFar',
    'ballFar',
    'pawHindFar',
  ]),
);

/** What the hound can be told to do, as the core's HoundState has it in PascalCase; in the order of its values. */
export const HOUND_STATES = Object.freeze(
  /** @type {const} */ (['stand', 'run', 'jump', 'land', 'sit', 'lie', 'curl', 'swim']),
);

/** @typedef {typeof HOUND_STATES[number]} HoundStateName */

/** What the hound's `gait()` counts. */
export const HOUND_GAITS = Object.freeze(['stand', 'walk', 'trot', 'gallop']);

/** His paws as footfall diagrams name them, in the order of the bits of `contacts()`. */
export const HOUND_PAWS = Object.freeze(['RF', 'LF', 'RH', 'LH']);

/** Names of the spear's points, in the order of the x,y pairs of the core's `spear()`. */
export const SPEAR_POINTS = Object.freeze(/** @type {const} */ (['tip', 'butt', 'gripFront', 'gripRear']));

/** @typedef {typeof SPEAR_POINTS[number]} SpearPointName */

/** All action names as page authors write them (kebab-case), in the order of the core's Action. */
export const ACTIONS = Object.freeze(
  /** @type {const} */ (['idle', 'walk', 'run', 'jump', 'throw', 'spear-form', 'thrust']),
);

/** @typedef {typeof ACTIONS[number]} ActionName */

/** One that is built in, or the name of one of one's own. @typedef {ActionName | (string & {})} AnyActionName */

/**
 * The actions that play once and give way to what he did before; the others go on until another one is asked for.
 * @type {readonly ActionName[]}
 */
export const PLAYED_ONCE = Object.freeze(['jump', 'throw', 'thrust']);

/** First number of a draw-list record: what its payload is. */
export const DrawKind = Object.freeze({
  /** x,y pairs of one closed outline, filled with the nonzero rule. */
  POLYGON: 1,
  /** Width, then x,y pairs; round caps and joins. */
  POLYLINE: 2,
  /** Centre x, centre y, radius. */
  CIRCLE: 3,
});

/** Style names; a style's index here is its id in the draw list. */
export const STYLES = Object.freeze(
  /** @type {const} */ (['ink', 'far', 'ground', 'accent', 'hair', 'cloth', 'guide']),
);

/** @typedef {typeof STYLES[number]} StyleName */

/**
 * The core spells enum members in PascalCase: 'spear-form' is `Action.SpearForm`.
 * @param {string} name in kebab-case
 * @returns {string}
 */
export function enumMember(name) {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
}
