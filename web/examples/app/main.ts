// A strict TypeScript app with a canvas of its own: his bones instead of his skin, the speed by a slider.
import { JOINTS, type DrawnFrame, type JointName, SPEAR_POINTS, StickmanPlayer, STYLES } from 'stickman';

const BONES: readonly (readonly [JointName, JointName])[] = [
  ['pelvis', 'chest'],
  ['chest', 'head'],
  ['hip', 'kneeNear'],
  ['kneeNear', 'footNear'],
  ['hip', 'kneeFar'],
  ['kneeFar', 'footFar'],
  ['shoulder', 'elbowNear'],
  ['elbowNear', 'handNear'],
  ['shoulder', 'elbowFar'],
  ['elbowFar', 'handFar'],
];

function find<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`#${id} is missing`);
  return found;
}

function drawBones({ context, pose, spear, spearAlpha, colours }: DrawnFrame): void {
  const joint = (name: JointName): [number, number] => {
    const at = 2 * JOINTS.indexOf(name);
    return [pose[at], pose[at + 1]];
  };
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.strokeStyle = colours[STYLES.indexOf('ink')];
  for (const [from, to] of BONES) {
    context.beginPath();
    context.moveTo(...joint(from));
    context.lineTo(...joint(to));
    context.stroke();
  }
  const tip = 2 * SPEAR_POINTS.indexOf('tip');
  const butt = 2 * SPEAR_POINTS.indexOf('butt');
  context.globalAlpha = spearAlpha; // as much of it as there is in his hands
  context.strokeStyle = colours[STYLES.indexOf('accent')];
  context.beginPath();
  context.moveTo(spear[butt], spear[butt + 1]);
  context.lineTo(spear[tip], spear[tip + 1]);
  context.stroke();
  context.globalAlpha = 1;
}

const slider = find('speed', HTMLInputElement);
const readout = find('readout', HTMLOutputElement);
const told = find('told', HTMLSpanElement);

const player = new StickmanPlayer(find('runner', HTMLCanvasElement), {
  fit: 'figure',
  zoom: 0.8,
  speed: slider.valueAsNumber,
  label: 'A runner, bones only',
  renderer: drawBones,
  onFrame: (_, { groundSpeed }) => {
    readout.value = `${Math.round(groundSpeed)} u/s`;
  },
});
slider.addEventListener('input', () => {
  player.speed = slider.valueAsNumber;
});
find('thrust', HTMLButtonElement).addEventListener('click', () => {
  player.action = 'thrust';
});
player.addEventListener('actionend', ({ detail }) => {
  told.textContent = `${detail.action} is over.`;
});
player.addEventListener('error', ({ detail }) => {
  told.textContent = detail.message;
});
