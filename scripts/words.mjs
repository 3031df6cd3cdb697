import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from '@babel/parser';

/**
 * Counts the words that `docs/glossary.md` replaces: in names of files, and in names that code declares (functions, classes,
 * types, variables, parameters). Properties are left out: many are fields of calls or columns. Also comment lines in 100.
 * `node scripts/words.mjs` prints a row for each room; `node scripts/words.mjs --names` the names with their files.
 */
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

/** Adds the names that a pattern binds. */
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

/** Lines that hold nothing but a comment, and all lines that are not empty. */
export function commentLines(source) {
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  let isInside = false;
  const comments = lines.filter((line) => {
    const text = line.trim();
    const isComment = isInside || /^(?:\/\/|\/\*|\{\/\*)/.test(text);
    if (isComment) isInside = isInside ? !text.includes('*/') : text.includes('/*') && !text.includes('*/');
    return isComment;
  });
  return { comments: comments.length, lines: lines.length };
}

function main() {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && !file.endsWith('.d.ts'));
  const rooms = new Map();
  const found = [];
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const room = file.includes('/') ? file.split('/')[0] : '.';
    const row = rooms.get(room) ?? { files: 0, lines: 0, comments: 0, fileNames: 0, names: 0 };
    rooms.set(room, row);
    const { comments, lines } = commentLines(source);
    row.files += 1;
    row.lines += lines;
    row.comments += comments;
    if (isReplaced(basename(file))) row.fileNames += 1;
    const names = declaredNames(source, file).filter(isReplaced);
    row.names += names.length;
    for (const name of names) found.push(`${name}\t${file}`);
  }
  if (process.argv.includes('--names')) return console.log(found.sort().join('\n'));
  console.table(
    Object.fromEntries(
      [...rooms].map(([room, { comments, lines, ...row }]) => [
        room,
        { ...row, lines, 'comment lines in 100': ((100 * comments) / lines).toFixed(1) },
      ]),
    ),
  );
}

if (process.argv[1] === import.meta.filename) main();
