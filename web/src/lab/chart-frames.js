import { CHARTS } from './channels.js';
import { addCheckboxes } from './checkboxes.js';

/**
 * Where one chart is drawn.
 * @typedef {object} ChartFrame
 * @property {import('./channels.js').Chart} chart
 * @property {HTMLElement} picture
 */

/**
 * A frame for each chart: its title, a checkbox for each of its channels, and the place to draw it.
 * @param {HTMLElement} container
 * @param {ReadonlySet<string>} chosen names of channels
 * @param {(name: string, checked: boolean) => void} changed
 * @returns {ChartFrame[]}
 */
export function addChartFrames(container, chosen, changed) {
  return CHARTS.map((chart) => {
    const frame = document.createElement('figure');
    const caption = document.createElement('figcaption');
    const channels = document.createElement('fieldset');
    channels.className = 'switches';
    const title = document.createElement('legend');
    title.textContent = `${chart.title} (${chart.unit})`;
    channels.append(title);
    addCheckboxes(
      channels,
      chart.channels.map(({ name, label, line }) => ({
        name,
        label,
        checked: chosen.has(name),
        swatch: line,
      })),
      changed,
    );
    caption.append(channels);
    const picture = document.createElement('div');
    picture.className = 'chart';
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', `${chart.title} over the last ten seconds`);
    frame.append(caption, picture);
    container.append(frame);
    return { chart, picture };
  });
}
