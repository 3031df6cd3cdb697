import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from '@babel/parser';

/** Counts replaced words of `docs/glossary.md` in names, and comment lines in 100. `--names` prints the names. */
const replaced = new Set([
  'kept',
  'told',
  'asked',
  'said',
  'shelf',
  'shelves',
  'way',
  'ways',
  'desk',
  'desks',
]);

const wordsIn = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
const isReplaced = (name) => wordsIn(name).some((word) => replaced.has(word));

/** @returns {string[]} the names that a module declares, without repeats */
export function declaredNames(source, file) {
  const plugins = ['typescript', ...(file.endsWith('x') ? ['jsx'] : [])];
  const { program } = parse(source, { sourceType: 'module', plugins, errorRecovery: true });
  const names = new Set();
  visit(program, names);
  return [...names];
}

function visit(node, names) {
  if (Array.isArray(node)) return void node.forEach((each) => visit(each, names));
  if (!node || typeof node.type !== 'string') return;
  if (node.type === 'VariableDeclarator' || node.type === 'CatchClause') bind(node.id ?? node.param, names);
  if (node.params && node.type !== 'TSTypeParameterInstantiation')
    for (const parameter of node.params) bind(parameter, names);
  if (/^(?:Function|Class|TSTypeAlias|TSInterface|TSEnum)Declaration$/.test(node.type) && node.id)
    names.add(node.id.name);
  for (const [key, value] of Object.entries(node))
    if (
      value &&
      typeof value === 'object' &&
      !/^(?:loc|leadingComments|trailingComments|innerComments)$/.test(key)
    )
      visit(value, names);
}

function bind(pattern, names) {
  switch (pattern?.type) {
    case 'Identifier':
      return void names.add(pattern.name);
    case 'ObjectPattern':
      return pattern.properties.forEach((each) => bind(each.value ?? each.argument, names));
    case 'ArrayPattern':
      return pattern.elements.forEach((each) => bind(each, names));
    case 'AssignmentPattern':
      return bind(pattern.left, names);
    case 'RestElement':
      return bind(pattern.argument, names);
    case 'TSParameterProperty':
      return bind(pattern.parameter, names);
  }
}

export function commentLines(source) {
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  let isInside = false;
  const comments = lines.filter((line) => {
    const text = line.trim();
    const isComment = isInside || /^(?:\/\/|\/\*|\{\/\*)/.test(text);
    if (isComment && !text.startsWith('//')) isInside = !text.includes('*/');
    return isComment;
  });
  return { comments: comments.length, lines: lines.length };
}

/** Files that may declare names: migrations keep theirs, which databases hold. */
const sourceFiles = () =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !file.endsWith('.d.ts') && !file.includes('/migrations/') && existsSync(file));

/** @returns {{name: string, file: string}[]} file names and declared names that hold a replaced word */
export function replacedNames() {
  // Parsing takes most of the time: only code with such a word is parsed.
  const words = [...replaced].flatMap((word) => [
    `(?<![a-zA-Z])${word}`,
    word[0].toUpperCase() + word.slice(1),
  ]);
  const anyWord = new RegExp(`(?:${words.join('|')})(?![a-z])`);
  const code = (source) => source.replace(/\/\*[^]*?\*\/|\/\/ .*/g, '');
  return sourceFiles().flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const names = anyWord.test(code(source)) ? declaredNames(source, file).filter(isReplaced) : [];
    return [...(isReplaced(basename(file)) ? [basename(file)] : []), ...names].map((name) => ({
      name,
      file,
    }));
  });
}

const longestTitle = 70;

/** @returns {{file: string, title: string}[]} titles of tests that are too long to read in a report */
export function longTitles() {
  const mayBeLong = new RegExp(`['"\`][^'"\`\\n]{${longestTitle},}['"\`]`);
  const tests = sourceFiles().filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
  return tests.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const titles = mayBeLong.test(source) ? titlesIn(source, file) : [];
    return titles.filter((title) => title.length > longestTitle).map((title) => ({ file, title }));
  });
}

/** @returns {string[]} the first arguments of calls such as `test(…)`, `describe.each(…)(…)` */
export function titlesIn(source, file) {
  const plugins = ['typescript', ...(file.endsWith('x') ? ['jsx'] : [])];
  const titles = [];
  const calledName = (node) =>
    node?.type === 'Identifier' ? node.name : node && calledName(node.callee ?? node.object);
  walk(parse(source, { sourceType: 'module', plugins, errorRecovery: true }).program, (node) => {
    const [first] = node.type === 'CallExpression' ? node.arguments : [];
    if (first?.type === 'StringLiteral' && /^(?:test|it|describe)$/.test(calledName(node.callee)))
      titles.push(first.value);
  });
  return titles;
}

function walk(node, look) {
  if (Array.isArray(node)) return void node.forEach((each) => walk(each, look));
  if (!node || typeof node.type !== 'string') return;
  look(node);
  for (const value of Object.values(node)) if (value && typeof value === 'object') walk(value, look);
}

function main() {
  const found = replacedNames();
  if (process.argv.includes('--names'))
    return console.log(found.map(({ name, file }) => `${name}\t${file}`).join('\n'));
  const rooms = new Map();
  const rowOf = (file) => {
    const room = file.includes('/') ? file.split('/')[0] : '.';
    return rooms.get(room) ?? rooms.set(room, { files: 0, names: 0, lines: 0, comments: 0 }).get(room);
  };
  for (const { file } of found) rowOf(file).names += 1;
  for (const file of sourceFiles()) {
    const { comments, lines } = commentLines(readFileSync(file, 'utf8'));
    const row = rowOf(file);
    row.files += 1;
    row.lines += lines;
    row.comments += comments;
  }
  console.table(
    Object.fromEntries(
      [...rooms].map(([room, { comments, ...row }]) => [
        room,
        { ...row, 'comment lines in 100': ((100 * comments) / row.lines).toFixed(1) },
      ]),
    ),
  );
}

if (process.argv[1] === import.meta.filename) main();
