import uPlot from 'uplot';

const SECONDS = 10;
const TICKS_PER_SECOND = 120;

/** @typedef {import('./colours.js').LabColours} LabColours */
/** @typedef {import('./chart-frames.js').ChartFrame} ChartFrame */

/**
 * The last ten seconds of the chosen channels: one small chart for each kind of quantity.
 */
export class Plot {
  /** @type {readonly ChartFrame[]} */
  #frames;
  /** @type {ReadonlySet<string>} */
  #chosen;
  /** @type {LabColours} */
  #colours;
  /** @type {{ frame: ChartFrame, plot: uPlot }[]} */
  #charts = [];
  /** Where the shown moment is, in seconds before the newest. */
  #shown = 0;

  /**
   * @param {readonly ChartFrame[]} frames
   * @param {ReadonlySet<string>} chosen names of the channels to show; looked at anew each time
   * @param {LabColours} colours
   */
  constructor(frames, chosen, colours) {
    this.#frames = frames;
    this.#chosen = chosen;
    this.#colours = colours;
    this.#build();
    const sizes = new ResizeObserver(() => this.#fit());
    for (const { picture } of frames) sizes.observe(picture);
  }

  /** @param {LabColours} colours */
  recolour(colours) {
    this.#colours = colours;
    this.#build();
  }

  /**
   * @param {readonly import('./measure.js').Sample[]} samples
   * @param {number} shownTick
   */
  show(samples, shownTick) {
    const newest = samples.at(-1)?.tick ?? 0;
    this.#shown = (shownTick - newest) / TICKS_PER_SECOND;
    const seconds = samples.map(({ tick }) => (tick - newest) / TICKS_PER_SECOND);
    for (const { frame, plot } of this.#charts) {
      const { chart, picture } = frame;
      picture.hidden = !chart.channels.some(({ name }) => this.#chosen.has(name));
      if (picture.hidden) continue;
      chart.channels.forEach(({ name }, i) => {
        const show = this.#chosen.has(name);
        if (plot.series[i + 1].show !== show) plot.setSeries(i + 1, { show });
      });
      plot.setData([seconds, ...chart.channels.map(({ name }) => samples.map((sample) => sample[name]))]);
    }
  }

  #build() {
    for (const { plot } of this.#charts) plot.destroy();
    this.#charts = this.#frames.map((frame) => ({
      frame,
      plot: new uPlot(this.#options(frame), undefined, frame.picture),
    }));
  }

  #fit() {
    for (const { frame, plot } of this.#charts) {
      const { clientWidth: width, clientHeight: height } = frame.picture;
      if (width > 0 && (width !== plot.width || height !== plot.height)) plot.setSize({ width, height });
    }
  }

  /**
   * @param {ChartFrame} frame
   * @returns {uPlot.Options}
   */
  #options({ chart, picture }) {
    const { ink, wash, rule, accent } = this.#colours;
    const axis = { stroke: wash, font: '12px system-ui, sans-serif', ticks: { show: false } };
    const grid = { stroke: rule, width: 0.5, dash: [2, 4] };
    return {
      width: Math.max(picture.clientWidth, 100),
      height: Math.max(picture.clientHeight, 50),
      padding: [8, 12, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: [-SECONDS, 0] },
        y: { range: (_, low, high) => padded(low, high, chart.spread) },
      },
      axes: [
        { ...axis, grid, size: 24, gap: 2, values: (_, splits) => splits.map((at) => `${minus(at)} s`) },
        { ...axis, grid, size: 50, gap: 4, space: 28, values: (_, splits) => splits.map(minus) },
      ],
      series: [
        {},
        ...chart.channels.map(({ label, line }) => ({
          label,
          stroke: line === 'near' ? accent : ink,
          width: 1.5,
          dash: line === 'near' ? undefined : [5, 3],
          points: { show: false },
        })),
      ],
      hooks: { draw: [(plot) => this.#mark(plot, ink)] },
    };
  }

  /** A line at the moment that is shown. @param {uPlot} plot @param {string} colour */
  #mark(plot, colour) {
    if (this.#shown === 0) return;
    const { ctx, bbox } = plot;
    const x = plot.valToPos(this.#shown, 'x', true);
    ctx.save();
    ctx.strokeStyle = colour;
    ctx.lineWidth = devicePixelRatio;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.restore();
  }
}

/**
 * @param {number | null} low null: no data
 * @param {number | null} high
 * @param {number} spread
 * @returns {[number, number]}
 */
function padded(low, high, spread) {
  const middle = ((low ?? 0) + (high ?? 0)) / 2;
  const half = Math.max((high ?? 0) - (low ?? 0), spread) * 0.55;
  return [middle - half, middle + half];
}

/** @param {number} value */
function minus(value) {
  return String(value).replace('-', '\u2212');
}
