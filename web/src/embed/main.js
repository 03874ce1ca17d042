import '../elements.js';
import { ACTIONS } from '../core/names.js';
import { element } from '../page/element.js';
import { example } from './examples.js';
import { listing } from './listing.js';

const status = element('status', HTMLParagraphElement);
const pauseButton = element('pause', HTMLButtonElement);
const reducedNote = element('reduced', HTMLParagraphElement);
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** @param {string} text read aloud by screen readers, politely */
function say(text) {
  status.textContent = text;
}

function figures() {
  return [...document.querySelectorAll('stick-man')];
}

function showPaused() {
  const paused = figures().every((figure) => figure.paused);
  pauseButton.textContent = paused ? 'Play all' : 'Pause all';
  reducedNote.hidden = !(paused && reducedMotion.matches);
}

for (const section of /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll('section[data-example]')
)) {
  const { listings, run } = example(section.dataset.example ?? '');
  const code = section.querySelector('.code');
  for (const [language, text] of Object.entries(listings))
    if (text) code?.append(listing(language, text, say));
  run();
}

element('actions', HTMLSpanElement).textContent = ACTIONS.join(', ');
for (const figure of figures())
  for (const type of /** @type {const} */ (['play', 'pause', 'ready']))
    figure.addEventListener(type, showPaused);
showPaused();

pauseButton.addEventListener('click', () => {
  const paused = figures().every((figure) => figure.paused);
  for (const figure of figures()) figure[paused ? 'play' : 'pause']();
  say(paused ? 'Playing.' : 'Paused.');
});
