/**
 * A labelled checkbox for each thing that can be shown.
 * @param {HTMLElement} container
 * @param {readonly { name: string, label: string, checked: boolean, swatch?: string }[]} items
 * @param {(name: string, checked: boolean) => void} changed
 */
export function addCheckboxes(container, items, changed) {
  for (const { name, label, checked, swatch } of items) {
    const row = document.createElement('label');
    row.className = 'switch';
    const input = document.createElement('input');
    Object.assign(input, { type: 'checkbox', value: name, checked, autocomplete: 'off' });
    input.addEventListener('change', () => changed(name, input.checked));
    row.append(input);
    if (swatch) {
      const line = document.createElement('span');
      line.className = `swatch ${swatch}`;
      row.append(line);
    }
    row.append(label);
    container.append(row);
  }
}
