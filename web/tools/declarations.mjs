// Reads declarations as the TypeScript compiler writes them: one statement or member begins on each line, indented by
// four spaces, and its doc comment stands before it.

/**
 * @typedef {object} Member
 * @property {string} name
 * @property {'constructor' | 'property' | 'method'} kind
 * @property {boolean} isStatic
 * @property {boolean} readonly
 * @property {string} type of a property: its type; otherwise parameters and result, as declared
 * @property {string} doc
 */

/**
 * @typedef {object} Declared
 * @property {string} name
 * @property {'class' | 'interface' | 'type' | 'const'} kind
 * @property {string} [base] of a class
 * @property {string} type of a type or a constant
 * @property {Member[]} members
 * @property {string} doc
 */

/**
 * What a doc comment says, in paragraphs: its text, or where there is none, what it says of the result; then of the
 * parameters.
 * @param {string[]} lines
 */
function docOf(lines) {
  const text = lines
    .map((line) => line.replace(/^\s*\/?\*+\/?\s?/, '').replace(/\s*\*\/\s*$/, ''))
    .join('\n')
    .trim();
  const [said, ...tags] = text
    .split(/^(?=@\w)|\s(?=@(?:param|returns|throws|type|template|extends|protected|typedef)\b)/m)
    .map((part) => part.trim());
  const first = said.startsWith('@') ? '' : said;
  const result = [said, ...tags].find((tag) => tag.startsWith('@returns'));
  const words = [first || (result?.replace(/^@returns\s*(\{.*?\})?\s*/, '') ?? '')];
  for (const tag of [said, ...tags]) {
    const [, name, about] = /^@param\s+\{.*\}\s+\[?(\w+)\]?\s+(\S.*)$/s.exec(tag) ?? [];
    if (name) words.push(`\`${name}\`: ${about}.`);
  }
  const all = words.join(' ').trim();
  return all.replace(/^[a-z](?=[a-z]+[ ,;.])/, (letter) => letter.toUpperCase());
}

/** @param {string} code @returns {string} without comments, and without the places that types are imported from */
const plainType = (code) =>
  code
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/import\(["'][^"']+["']\)\./g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** @param {string} code */
const open = (code) => (code.match(/[{([]/g) ?? []).length - (code.match(/[})\]]/g) ?? []).length;

/**
 * @param {string} code of one member
 * @param {string} doc
 * @returns {Member | null} null: not public
 */
function memberOf(code, doc) {
  if (/^(protected |private |#)/.test(code)) return null;
  const plain = plainType(code).replace(/;$/, '');
  const isStatic = plain.startsWith('static ');
  const rest = plain.replace(/^static /, '');
  const accessor = /^(get|set) (\w+)\((?:\w+: )?(.*?)\)(?:: (.+))?$/.exec(rest);
  if (accessor) {
    const [, verb, name, given, result] = accessor;
    return { name, kind: 'property', isStatic, readonly: verb === 'get', type: result ?? given, doc };
  }
  const field = /^(readonly )?(\w+\??): (.+)$/.exec(rest);
  if (field)
    return { name: field[2], kind: 'property', isStatic, readonly: Boolean(field[1]), type: field[3], doc };
  const method = /^(\w+)(\(.*)$/.exec(rest);
  if (!method) return null;
  const [, name, type] = method;
  return {
    name,
    kind: name === 'constructor' ? 'constructor' : 'method',
    isStatic,
    readonly: true,
    type,
    doc,
  };
}

/** A getter and its setter are one property. @param {Member[]} members @param {Member | null} member */
function add(members, member) {
  if (!member) return;
  const other = members.find(
    ({ name, kind, isStatic }) => name === member.name && kind === 'property' && isStatic === member.isStatic,
  );
  if (!other) members.push(member);
  else {
    other.readonly &&= member.readonly;
    other.doc = [other.doc.replace(/(?<=\w)$/, '.'), member.doc].filter(Boolean).join(' ');
  }
}

/**
 * @param {string} text of a .d.ts file
 * @returns {Declared[]}
 */
export function readDeclarations(text) {
  /** @type {Declared[]} */
  const all = [];
  /** @type {Declared | null} */
  let current = null;
  /** @type {string[] | null} */
  let comment = null;
  let doc = '';
  let code = '';
  for (const line of text.split('\n')) {
    if (comment || (code === '' && /^\s*\/\*\*/.test(line))) {
      comment = [...(comment ?? []), line];
      if (line.includes('*/')) {
        doc = docOf(comment);
        comment = null;
      }
      continue;
    }
    if (current && code === '' && /^\}/.test(line)) {
      current = null;
      continue;
    }
    if (line.trim() === '') continue;
    if (!current) {
      const head =
        /^export (?:declare )?(class|interface|type|const) (\w+)(?:<.*?>)?(?: extends ([\w]+).*?)?(?: = \{| \{)$/.exec(
          line,
        );
      if (head) {
        const [, kind, name, base] = head;
        current = { kind: /** @type {Declared['kind']} */ (kind), name, base, type: '', members: [], doc };
        all.push(current);
        doc = '';
        continue;
      }
    }
    code += `${line.trim()} `;
    if (open(code) > 0 || !line.trimEnd().endsWith(';')) continue;
    const value = /^export (?:declare )?(const|type) (\w+)(?:: | = )(.*);/.exec(code);
    if (current) add(current.members, memberOf(code.trim(), doc));
    else if (value) {
      const [, kind, name, type] = value;
      all.push({
        kind: /** @type {Declared['kind']} */ (kind),
        name,
        type: plainType(type),
        members: [],
        doc,
      });
    }
    code = '';
    doc = '';
  }
  return all;
}
