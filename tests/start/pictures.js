/**
 * In the page: every picture that is shown, those in shadow roots too, and whether it is in its place.
 * @returns {{ name: string, inked: boolean, problem: string }[]}
 */
export function pictures() {
  /** @param {Document | ShadowRoot} root @returns {(HTMLCanvasElement | HTMLImageElement)[]} */
  const within = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element instanceof HTMLCanvasElement || element instanceof HTMLImageElement ? [element] : []),
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  const shown = within(document).filter((picture) => picture.getClientRects().length > 0);

  /** @param {CanvasImageSource & { width: number, height: number }} picture */
  const isInked = (picture) => {
    const copy = document.createElement('canvas');
    copy.width = Math.max(1, picture.width);
    copy.height = Math.max(1, picture.height);
    const context = /** @type {CanvasRenderingContext2D} */ (copy.getContext('2d'));
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, copy.width, copy.height).data.some((value) => value > 0);
  };

  /** What holds it, and should be no smaller. @param {Element} picture */
  const holder = (picture) =>
    picture.closest('.chart') ??
    picture.parentElement ??
    /** @type {ShadowRoot} */ (picture.getRootNode()).host;

  /** @param {DOMRect} inner @param {DOMRect} outer */
  const outside = (inner, outer) =>
    Math.max(
      outer.left - inner.left,
      inner.right - outer.right,
      outer.top - inner.top,
      inner.bottom - outer.bottom,
    );
  /** @param {DOMRect} a @param {DOMRect} b */
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

  return shown.map((picture) => {
    const box = picture.getBoundingClientRect();
    const over = Math.max(outside(box, holder(picture).getBoundingClientRect()), box.right - innerWidth);
    const other = shown.find((each) => each !== picture && overlap(each.getBoundingClientRect(), box));
    // uPlot lays the part that takes the pointer over the plot itself.
    const handle = picture.closest('.u-wrap')?.querySelector('.u-over')?.getBoundingClientRect();
    const problems = [
      box.width < 8 || box.height < 8 ? `only ${box.width} x ${box.height}` : '',
      over > 1 ? `${over} px too large` : '',
      other ? 'over another one' : '',
      handle && outside(handle, box) > 1 ? 'not under its handle' : '',
    ];
    const name = [picture.tagName.toLowerCase(), picture.id || picture.parentElement?.className].join(' ');
    return { name, inked: isInked(picture), problem: problems.filter(Boolean).join(', ') };
  });
}
