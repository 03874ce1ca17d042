/** How long a button says that it copied, in ms. */
const SAID_MS = 2000;

/**
 * Code to read and to copy.
 * @param {string} language
 * @param {string} code
 * @param {(text: string) => void} say read aloud by screen readers
 * @returns {HTMLElement}
 */
export function listing(language, code, say) {
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  const name = document.createElement('span');
  const button = document.createElement('button');
  const pre = document.createElement('pre');
  const text = document.createElement('code');
  name.textContent = language;
  button.type = 'button';
  const unseen = document.createElement('span');
  unseen.className = 'unseen';
  unseen.textContent = ` ${language}`; // there are many such buttons
  const show = (/** @type {string} */ word) => button.replaceChildren(word, unseen);
  show('Copy');
  // A long line scrolls sideways, by keys, too.
  pre.tabIndex = 0;
  pre.setAttribute('role', 'group');
  pre.setAttribute('aria-label', language);
  text.textContent = code.trimEnd();
  button.addEventListener('click', async () => {
    const copied = await copy(text);
    show(copied ? 'Copied' : 'Press Ctrl+C');
    say(copied ? `${language} copied.` : `${language} selected; press Control C.`);
    setTimeout(() => show('Copy'), SAID_MS);
  });
  caption.append(name, button);
  pre.append(text);
  figure.append(caption, pre);
  return figure;
}

/** Where the clipboard is closed to the page, the text gets selected. @param {HTMLElement} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(text);
    return false;
  }
}
