import { clear, renderDrawList } from '/web/src/canvas/draw-list-renderer.js';
import { FIGURES, thing } from './strip-figures.js';

const TICK = 1 / 120;
const GAP = 8;
const LABEL = 24;
const LOOKS = {
  light: { paper: '#f7f2ea', label: '#555', ink: '#22303f', far: '#1a242f', ground: '#b8ac91' },
  dark: { paper: '#20262b', label: '#aaa', ink: '#ece7db', far: '#b1ada4', ground: '#6d7a83' },
};

/**
 * Draws the sheet that strip.mjs asks for.
 * @param {any} sheet
 * @returns {Promise<string>} PNG as a data URL
 */
export async function drawSheet(sheet) {
  if (sheet.lists) {
    const shots = sheet.lists.map((list, i) => ({ list: Float32Array.from(list), label: sheet.labels[i] }));
    return (sheet.onion ? layOver : laySideBySide)(thing, sheet, shots).toDataURL('image/png');
  }
  const kind = FIGURES[sheet.figure];
  if (!kind) throw new Error(`no figure '${sheet.figure}'`);
  const core = await kind.load();
  const figure = kind.make(core);
  figure.setView(sheet.width);
  for (const [name, value] of sheet.parameters) {
    if (!figure.setParameter(name, value)) throw new Error(`no parameter '${name}'`);
  }
  if (sheet.terrain) {
    for (const [x, y] of sheet.terrain) core.terrainPoint(x, y);
    const fault = figure.useTerrain();
    if (fault !== 0) throw new Error(`terrain refused: ${fault}`);
  }
  const camera = { core, figure, kind };
  const shots = shoot(camera, sheet);
  const picture = sheet.onion ? layOver(figure, sheet, shots) : laySideBySide(figure, sheet, shots);
  figure.delete();
  return picture.toDataURL('image/png');
}

function shoot(camera, sheet) {
  const { kind } = camera;
  const commands = sheet.commands ?? kind.commands;
  if (commands) return shootTimes(camera, { ...sheet, commands });
  const once = kind.once?.(sheet);
  return once ? shootOnce(camera, sheet, once) : shootCycle(camera, sheet);
}

/** One frame: a copy of the draw list, and what to write under it. */
function shot({ figure, kind }, label) {
  return { list: figure.drawList().slice(), label: `${label} ${kind.feet(figure)}` };
}

/** u/s over the ground; 0 for what has none. */
const groundSpeed = (figure) => figure.groundSpeed?.() ?? figure.speed?.() ?? 0;

/** What plays once, from its start to its end, at even times; the ticks it takes are counted on another figure. */
function shootOnce(camera, sheet, once) {
  const { core, figure, kind } = camera;
  const { action: _, state: __, ...before } = sheet;
  const begin = (figure) => {
    kind.command(core, figure, before);
    for (let i = 0; i < sheet.settle / TICK; i++) kind.step(figure, TICK);
    kind.command(core, figure, once);
  };
  const trial = kind.make(core);
  begin(trial);
  let ticks = 0;
  do kind.step(trial, TICK);
  while (++ticks < 1200 && !kind.over(trial, core));
  trial.delete();
  begin(figure);
  const shots = [];
  for (let k = 0, tick = 0; k < sheet.frames; k++) {
    for (; tick < (ticks * k) / Math.max(1, sheet.frames - 1); tick++) kind.step(figure, TICK);
    shots.push(shot(camera, `${(tick * TICK).toFixed(2)} s`));
  }
  return shots;
}

/** Even phases of one cycle; even times over four seconds where nothing cycles. */
function shootCycle(camera, sheet) {
  const { core, figure, kind } = camera;
  kind.command(core, figure, sheet);
  for (let i = 0; i < sheet.settle / TICK; i++) kind.step(figure, TICK);
  const shots = [];
  const cycles = figure.phase && Math.abs(groundSpeed(figure)) > 1;
  if (!cycles) {
    for (let k = 0; k < sheet.frames; k++) {
      shots.push(shot(camera, `${((4 * k) / sheet.frames).toFixed(2)} s`));
      for (let i = 0; i < 480 / sheet.frames; i++) kind.step(figure, TICK);
    }
    return shots;
  }
  // Stops at the first tick past each wanted phase, whichever way the phase runs.
  let before = figure.phase();
  const forward = groundSpeed(figure) > 0;
  for (let k = 0; k < sheet.frames; k++) {
    const wanted = forward ? k / sheet.frames : (1 - k / sheet.frames) % 1;
    for (let i = 0; i < 2400; i++) {
      kind.step(figure, TICK);
      const now = figure.phase();
      const travelled = (((forward ? now - before : before - now) % 1) + 1) % 1;
      const ahead = (((forward ? wanted - before : before - wanted) % 1) + 1) % 1;
      before = now;
      if (ahead <= travelled) break;
    }
    shots.push(shot(camera, figure.phase().toFixed(3)));
  }
  return shots;
}

/** Even times, with commands given on the way. */
function shootTimes(camera, sheet) {
  const { core, figure, kind } = camera;
  const commands = [...sheet.commands].sort((a, b) => a.t - b.t);
  const to = sheet.to ?? (commands.at(-1)?.t ?? 0) + 1;
  const shots = [];
  let tick = 0;
  const runTo = (time) => {
    for (; tick < Math.round(time / TICK); tick++) {
      while (commands.length > 0 && Math.round(commands[0].t / TICK) <= tick) {
        kind.command(core, figure, commands.shift());
      }
      kind.step(figure, TICK);
    }
  };
  for (let k = 0; k < sheet.frames; k++) {
    const time = sheet.from + ((to - sheet.from) * k) / Math.max(1, sheet.frames - 1);
    runTo(time);
    shots.push(shot(camera, `${time.toFixed(2)} s  ${groundSpeed(figure).toFixed(0)} u/s`));
  }
  return shots;
}

function laySideBySide(figure, sheet, shots) {
  const columns = Math.min(sheet.columns, shots.length);
  const cellWidth = Math.round(sheet.width * sheet.scale);
  const cellHeight = Math.round((sheet.height + sheet.below) * sheet.scale);
  const picture = document.createElement('canvas');
  picture.width = columns * (cellWidth + GAP) + GAP;
  picture.height = Math.ceil(shots.length / columns) * (cellHeight + LABEL + GAP) + GAP;
  const context = paper(picture, sheet);
  shots.forEach(({ list, label }, k) => {
    const x = GAP + (k % columns) * (cellWidth + GAP);
    const y = GAP + Math.floor(k / columns) * (cellHeight + LABEL + GAP);
    context.drawImage(frame(figure, sheet, list, cellWidth, cellHeight), x, y);
    context.fillText(label, x + cellWidth / 2, y + cellHeight + LABEL - 7);
  });
  return picture;
}

function layOver(figure, sheet, shots) {
  const width = Math.round(sheet.width * sheet.scale);
  const height = Math.round((sheet.height + sheet.below) * sheet.scale);
  const picture = document.createElement('canvas');
  picture.width = width;
  picture.height = height;
  const context = paper(picture, sheet);
  for (const { list } of shots) context.drawImage(frame(figure, sheet, list, width, height), 0, 0);
  return picture;
}

function paper(picture, sheet) {
  const look = sheet.dark ? LOOKS.dark : LOOKS.light;
  const context = picture.getContext('2d');
  context.fillStyle = look.paper;
  context.fillRect(0, 0, picture.width, picture.height);
  context.fillStyle = look.label;
  context.font = '14px system-ui, sans-serif';
  context.textAlign = 'center';
  return context;
}

/** The whole drawing space, of which the part around the ground line is kept. */
function frame(figure, sheet, list, width, height) {
  const look = sheet.dark ? LOOKS.dark : LOOKS.light;
  const whole = document.createElement('canvas');
  whole.width = width;
  whole.height = Math.round(440 * sheet.scale);
  const drawing = whole.getContext('2d');
  clear(drawing, sheet.scale);
  renderDrawList(drawing, list, [look.ink, look.far, look.ground, '#c2410c', look.ink, look.ink, '#888']);
  const part = document.createElement('canvas');
  part.width = width;
  part.height = height;
  const top = (figure.groundY() + sheet.below) * sheet.scale - height;
  const context = part.getContext('2d');
  context.strokeStyle = look.ground;
  context.globalAlpha = 0.5;
  const ground = Math.round(height - sheet.below * sheet.scale) + 0.5;
  if (!sheet.terrain) context.strokeRect(-1, ground, width + 2, 0);
  context.globalAlpha = 1;
  context.drawImage(whole, 0, -top);
  return part;
}
