/**
 * The members of an embind enum in the order of their values, which count up from 0.
 * @param {{ readonly [member: string]: { value: number } }} members
 * @returns {string[]}
 */
export function enumMembers(members) {
  /** @type {string[]} */
  const found = [];
  for (const [name, { value }] of Object.entries(members)) if (Number.isInteger(value)) found[value] = name;
  return found;
}
