// Reads declarations as the TypeScript compiler writes them: what is public, its types as they stand there, its docs.
import { Node, Project, Scope } from 'ts-morph';

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
 * @property {string} [base] of a class
 * @property {string} type of a type or a constant
 * @property {Member[]} members
 * @property {string} doc
 */

/** @param {string} code @returns {string} without comments, and without the places that types are imported from */
const plainType = (code) =>
  code
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/import\(["'][^"']+["']\)\./g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * What a doc comment says, in paragraphs: its text, or where there is none, what it says of the result; then of the
 * parameters.
 * @param {import('ts-morph').JSDocableNode} node
 */
function docOf(node) {
  const comment = node.getJsDocs().at(-1);
  if (!comment) return '';
  const tags = comment.getTags();
  const result = tags.find((tag) => /^returns?$/.test(tag.getTagName()))?.getCommentText();
  const parameters = tags.filter(Node.isJSDocParameterTag).flatMap((tag) => {
    const about = tag.getCommentText();
    return about ? [`\`${tag.getName()}\`: ${about}.`] : [];
  });
  const words = [comment.getDescription().trim() || result || '', ...parameters].join(' ').trim();
  return words.replace(/^[a-z](?=[a-z]+[ ,;.])/, (letter) => letter.toUpperCase());
}

/**
 * @param {any} node of a class, an interface or the type of an object
 * @returns {Member | null} null: not public
 */
function memberOf(node) {
  const name = Node.isConstructorDeclaration(node) ? 'constructor' : node.getName();
  if (name.startsWith('#') || (node.getScope?.() ?? Scope.Public) !== Scope.Public) return null;
  const isStatic = node.isStatic?.() ?? false;
  const property = (/** @type {any} */ type, readonly = false, suffix = '') => ({
    name: name + suffix,
    kind: /** @type {const} */ ('property'),
    isStatic,
    readonly,
    type: plainType(type?.getText() ?? 'any'),
    doc: docOf(node),
  });
  if (Node.isGetAccessorDeclaration(node)) return property(node.getReturnTypeNode(), true);
  if (Node.isSetAccessorDeclaration(node)) return property(node.getParameters()[0].getTypeNode());
  if (Node.isPropertyDeclaration(node) || Node.isPropertySignature(node))
    return property(node.getTypeNode(), node.isReadonly(), node.hasQuestionToken() ? '?' : '');
  const signature = plainType(node.getText()).replace(/;$/, '');
  return {
    name,
    kind: Node.isConstructorDeclaration(node) ? 'constructor' : 'method',
    isStatic,
    readonly: true,
    type: signature.slice(signature.indexOf('(')),
    doc: docOf(node),
  };
}

/** A getter and its setter are one property. @param {any[]} nodes */
function membersOf(nodes) {
  /** @type {Member[]} */
  const members = [];
  for (const node of nodes) {
    const member = memberOf(node);
    const other = members.find(
      ({ name, kind, isStatic }) =>
        name === member?.name && kind === 'property' && isStatic === member.isStatic,
    );
    if (member && !other) members.push(member);
    if (!member || !other) continue;
    other.readonly &&= member.readonly;
    other.doc = [other.doc.replace(/(?<=\w)$/, '.'), member.doc].filter(Boolean).join(' ');
  }
  return members;
}

/**
 * @param {string} text of a .d.ts file
 * @returns {Declared[]} what it exports
 */
export function readDeclarations(text) {
  const file = new Project({ useInMemoryFileSystem: true }).createSourceFile('declared.d.ts', text);
  const classes = file.getClasses().map((node) => ({
    name: node.getName() ?? '',
    base: node.getExtends()?.getExpression().getText(),
    type: '',
    members: membersOf(node.getMembers()),
    doc: docOf(node),
  }));
  const interfaces = file.getInterfaces().map((node) => ({
    name: node.getName(),
    type: '',
    members: membersOf(node.getMembers()),
    doc: docOf(node),
  }));
  const types = file.getTypeAliases().map((node) => {
    const type = node.getTypeNode();
    const members = Node.isTypeLiteral(type) ? membersOf(type.getMembers()) : [];
    return {
      name: node.getName(),
      type: members.length ? '' : plainType(type?.getText() ?? ''),
      members,
      doc: docOf(node),
    };
  });
  const constants = file.getVariableStatements().flatMap((statement) =>
    statement.getDeclarations().map((node) => ({
      name: node.getName(),
      type: plainType((node.getTypeNode() ?? node.getInitializer())?.getText() ?? ''),
      members: [],
      doc: docOf(statement),
    })),
  );
  return [...classes, ...interfaces, ...types, ...constants];
}
