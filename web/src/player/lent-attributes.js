/** What the page said, then what each lender says: the last one counts. @typedef {{ value: string | null }[]} Loan */

/** By the attribute's name. @type {Record<string, WeakMap<Element, Loan>>} */
const loans = {};

/**
 * Gives an element an attribute for as long as the lender lives. What the page said itself stays, and comes back if it
 * was overruled. Where there are several lenders, the attribute is there until the last one is gone.
 * @param {Element} element
 * @param {string} name
 * @param {string} value what it says, unless it says something already
 * @param {boolean} [overrule] say it in any case
 * @returns {() => void} takes it back
 */
export function lendAttribute(element, name, value, overrule = false) {
  loans[name] ??= new WeakMap();
  const said = element.getAttribute(name);
  const loan = loans[name].get(element) ?? [{ value: said }];
  if (said !== null && !overrule && loan.length === 1) return () => {};
  const own = { value: overrule ? value : (said ?? value) };
  loan.push(own);
  loans[name].set(element, loan);
  element.setAttribute(name, own.value);
  return () => {
    loan.splice(loan.indexOf(own), 1);
    const last = loan[loan.length - 1].value;
    if (loan.length === 1) loans[name].delete(element);
    else if (element.getAttribute(name) !== own.value) return; // said anew meanwhile
    if (last === null) element.removeAttribute(name);
    else element.setAttribute(name, last);
  };
}
