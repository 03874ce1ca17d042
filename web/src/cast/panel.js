import { keyLines } from '../page/page-keys.js';

/** @typedef {import('./panels.js').Panel} Panel */

/**
 * The tab and the panel of a scene, its controls disabled until there is something to control.
 * @param {Panel} panel
 */
export function buildPanel(panel) {
  const { name, title } = panel;
  const tab = make(
    'button',
    { id: `tab-${name}`, type: 'button', role: 'tab', 'aria-controls': name },
    title,
  );
  const canvas = make('canvas', {
    id: `${name}-canvas`,
    tabindex: 0,
    'aria-label': panel.picture,
    'aria-describedby': `${name}-hint`,
  });
  const section = make(
    'section',
    { id: name, class: 'scene', role: 'tabpanel', 'aria-labelledby': tab.id, hidden: '' },
    make('div', { class: 'stage' }, canvas),
    make('div', { class: 'desk' }, told(panel), make('div', {}, controls(panel)), keys(panel)),
  );
  return { tab, section };
}

/** @param {Panel} panel */
function told({ name, hint, readouts, diagram }) {
  const rows = readouts.map(([readout, caption]) =>
    make('div', {}, make('dt', {}, caption), make('dd', { 'data-readout': readout })),
  );
  /** @type {HTMLElement[]} */
  const parts = [
    make('p', { id: `${name}-hint`, class: 'hint' }, hint),
    make('dl', { class: 'readouts' }, ...rows),
  ];
  if (diagram) {
    const canvas = make('canvas', {
      id: `${name}-${diagram.name}`,
      role: 'img',
      'aria-label': diagram.label,
    });
    parts.push(make('figure', { class: diagram.name }, canvas, make('figcaption', {}, diagram.caption)));
  }
  return make('div', {}, ...parts);
}

/** @param {Panel} panel */
function controls({ name, title, controls }) {
  return make(
    'fieldset',
    { class: 'sliders', disabled: '' },
    make('legend', { class: 'unseen' }, title),
    ...controls.map((each) => {
      if (each.kind === 'slider') return slider(name, each);
      return each.kind === 'switch' ? toggle(name, each) : choice(each);
    }),
    make('div', { class: 'buttons' }, make('button', { id: `${name}-reset`, type: 'button' }, 'Reset')),
  );
}

/** @param {string} scene @param {import('./panels.js').Slider} slider */
function slider(scene, { name, label, min, max, step, unit }) {
  const id = `${scene}-${name}`;
  const input = make('input', { id, type: 'range', min, max, step, ...bound(name) });
  if (unit) input.dataset.unit = unit;
  return make(
    'div',
    { class: 'slider' },
    make('label', { for: id }, label),
    make('span', { class: 'value' }),
    input,
  );
}

/** @param {string} scene @param {import('./panels.js').Switch} toggle */
function toggle(scene, { name, label }) {
  const input = make('input', { id: `${scene}-${name}`, type: 'checkbox', ...bound(name) });
  return make('label', { class: 'switch' }, input, ` ${label}`);
}

/** @param {import('./panels.js').Choice} choice */
function choice({ name, legend, options }) {
  const labels = options.map((option, value) =>
    make(
      'label',
      {},
      make('input', { type: 'radio', name, value, ...bound(name) }),
      make('span', {}, option),
    ),
  );
  return make('fieldset', { class: 'choice' }, make('legend', {}, legend), ...labels);
}

/** @param {Panel} panel */
function keys({ name, keys }) {
  return make(
    'section',
    { class: 'keys', 'aria-labelledby': `${name}-keys` },
    make('h2', { id: `${name}-keys` }, 'Keys on the picture'),
    make('dl', {}, ...keyLines(keys)),
  );
}

/** What ties an input to the figure. Browsers must not fill in what a page before had. @param {string} name */
function bound(name) {
  return { 'data-parameter': name, autocomplete: 'off' };
}

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}
