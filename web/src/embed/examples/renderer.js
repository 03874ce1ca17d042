import { JOINTS } from 'stickman';

const LINES = [
  ['head', 'chest', 'pelvis'],
  ['handFar', 'elbowFar', 'shoulder'],
  ['handNear', 'elbowNear', 'shoulder'],
  ['footFar', 'kneeFar', 'hip'],
  ['footNear', 'kneeNear', 'hip'],
];
const stars = document.querySelector('#stars');

stars.renderer = ({ context, pose, groundY, width, colours }) => {
  const at = (name) => {
    const i = 2 * JOINTS.indexOf(name);
    return [pose[i], pose[i + 1]];
  };
  context.strokeStyle = colours[0];
  context.fillStyle = colours[0];
  context.lineWidth = 2.5;
  for (const names of LINES) {
    context.beginPath();
    for (const name of names) context.lineTo(...at(name));
    context.stroke();
  }
  for (const name of JOINTS) {
    context.beginPath();
    context.arc(...at(name), name === 'head' ? 12 : 6, 0, 7);
    context.fill();
  }
  context.fillRect(0, groundY, width, 1);
};
