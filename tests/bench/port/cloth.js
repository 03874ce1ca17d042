// A flag on its pole in a wind: a grid of Verlet points in Float64Arrays, held together by distance constraints.
import { TURN } from './numbers.js';

const TICK = 1 / 120;
const REFERENCE_STEP = 1 / 60;
const GRAVITY = 500;
const DAMPING = 0.97; // per 1/60 s
const WIND = 900;
const GUSTS = 0.6;
const MOST_STRETCH = 1.12;
const CLAMP_TURNS = 12;

const CALM_WAVES = 0.8;
const WAVES_PER_WIND = 1 / 900;
const FASTEST_WAVES = 3.2;
const WAVES_ON_FLAG = 1.15;
const WAVE_ALONG = 0.35;
const WAVE_ACROSS = 0.75;
const ROW_LAG = 0.045;
const SWELL_RATE = 0.23;
const SWELL = 0.3;
const VEER = 0.34;

export function createCloth({ columns, rows, spacing, iterations, substeps, anchor }) {
  const count = columns * rows;
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const previousX = new Float64Array(count);
  const previousY = new Float64Array(count);
  const inverseMass = new Float64Array(count).fill(1);
  const waveCos = new Float64Array(columns);
  const waveSin = new Float64Array(columns);
  const forceX = new Float64Array(count);
  const forceY = new Float64Array(count);
  let wavePhase = 0;
  let gustPhase = 0;

  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column;
      x[i] = previousX[i] = anchor.x + spacing * column;
      y[i] = previousY[i] = anchor.y + spacing * row;
      if (column === 0) inverseMass[i] = 0;
    }
  }

  function blow() {
    const wander = 0.6 * Math.sin(TURN * 3 * gustPhase) + 0.4 * Math.sin(TURN * 5 * gustPhase + 1);
    const veer = VEER * GUSTS * wander;
    const windX = WIND * Math.cos(veer);
    const windY = WIND * Math.sin(veer);
    const swell = 1 + SWELL * GUSTS * Math.sin(TURN * gustPhase);
    const along = WAVE_ALONG * GUSTS;
    const across = WAVE_ACROSS * GUSTS;
    // The wave along the first row; the others lag behind it.
    for (let column = 0; column < columns; column++) {
      const angle = TURN * (wavePhase - (WAVES_ON_FLAG * column) / (columns - 1));
      waveCos[column] = Math.cos(angle);
      waveSin[column] = Math.sin(angle);
    }
    for (let row = 0; row < rows; row++) {
      const cos = Math.cos(TURN * ROW_LAG * row);
      const sin = Math.sin(TURN * ROW_LAG * row);
      const byCosX = windX * along * cos - windY * across * sin;
      const bySinX = -windY * across * cos - windX * along * sin;
      const byCosY = windY * along * cos + windX * across * sin;
      const bySinY = windX * across * cos - windY * along * sin;
      for (let column = 0; column < columns; column++) {
        const i = row * columns + column;
        forceX[i] = windX * swell + byCosX * waveCos[column] + bySinX * waveSin[column];
        forceY[i] = windY * swell + GRAVITY + byCosY * waveCos[column] + bySinY * waveSin[column];
      }
    }
  }

  function integrate(keep, square) {
    for (let i = 0; i < count; i++) {
      if (inverseMass[i] === 0) continue;
      const oldX = x[i];
      const oldY = y[i];
      x[i] += (oldX - previousX[i]) * keep + forceX[i] * square;
      y[i] += (oldY - previousY[i]) * keep + forceY[i] * square;
      previousX[i] = oldX;
      previousY[i] = oldY;
    }
  }

  // The constraints between the points i and i + offset, for every i from first on that comes before end.
  function relax(first, end, step, offset) {
    for (let i = first; i < end; i += step) {
      const j = i + offset;
      const weight = inverseMass[i] + inverseMass[j];
      const dx = x[j] - x[i];
      const dy = y[j] - y[i];
      const length = Math.sqrt(dx * dx + dy * dy);
      if (weight === 0 || length === 0) continue;
      const share = (length - spacing) / (length * weight);
      const shareI = share * inverseMass[i];
      const shareJ = share * inverseMass[j];
      x[i] += dx * shareI;
      y[i] += dy * shareI;
      x[j] -= dx * shareJ;
      y[j] -= dy * shareJ;
    }
  }

  // In four groups, along rows and columns, even and odd ones: none of a group share a point.
  function relaxAll() {
    for (let parity = 0; parity < 2; parity++) {
      for (let row = 0; row < rows; row++) {
        relax(row * columns + parity, (row + 1) * columns - 1, 2, 1);
      }
    }
    for (let parity = 0; parity < 2; parity++) {
      for (let row = parity; row < rows - 1; row += 2) {
        relax(row * columns, (row + 1) * columns, 1, columns);
      }
    }
  }

  function pull(i, j, longest) {
    const dx = x[j] - x[i];
    const dy = y[j] - y[i];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length <= longest || inverseMass[i] === 0) return false;
    const share = (length - longest) / length;
    x[i] += dx * share;
    y[i] += dy * share;
    previousX[i] += dx * share;
    previousY[i] += dy * share;
    return true;
  }

  // From the pole outwards and from the top down: what is too far from its neighbours is brought within reach.
  function clampAll() {
    const longest = MOST_STRETCH * spacing;
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const i = row * columns + column;
        let pulled = true;
        for (let turn = 0; turn < CLAMP_TURNS && pulled; turn++) {
          const inwards = column > 0 && pull(i, i - 1, longest);
          const upwards = row > 0 && pull(i, i - columns, longest);
          pulled = inwards || upwards;
        }
      }
    }
  }

  function tick() {
    wavePhase = (wavePhase + TICK * Math.min(FASTEST_WAVES, CALM_WAVES + WIND * WAVES_PER_WIND)) % 1;
    gustPhase = (gustPhase + TICK * SWELL_RATE) % 1;
    blow();
    const dt = TICK / substeps;
    const dragRate = -Math.log(DAMPING) / REFERENCE_STEP;
    const keep = Math.exp(-dragRate * dt);
    const square = ((1 - keep) * dt * REFERENCE_STEP) / (1 - Math.exp(-dragRate * REFERENCE_STEP));
    for (let substep = 0; substep < substeps; substep++) {
      integrate(keep, square);
      for (let iteration = 0; iteration < iterations; iteration++) relaxAll();
      clampAll();
    }
  }

  return {
    x,
    y,
    advance(ticks) {
      for (let i = 0; i < ticks; i++) tick();
    },
  };
}
