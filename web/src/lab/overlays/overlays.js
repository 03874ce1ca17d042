import { drawBones } from './bones.js';
import { drawContacts } from './contact-marks.js';
import { drawJoints } from './joint-marks.js';
import { drawMass } from './mass-mark.js';
import { drawReach } from './reach.js';
import { drawTrails } from './trails.js';

/** All overlays, in the order they are drawn. @type {readonly import('./overlay.js').Overlay[]} */
export const OVERLAYS = Object.freeze([
  { name: 'reach', label: 'IK reach', draw: drawReach },
  { name: 'trails', label: 'Foot trails', draw: drawTrails },
  { name: 'contacts', label: 'Ground contacts', draw: drawContacts },
  { name: 'bones', label: 'Bones', draw: drawBones },
  { name: 'joints', label: 'Joints', draw: drawJoints },
  { name: 'mass', label: 'Centre of mass', draw: drawMass },
]);
