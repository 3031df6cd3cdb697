import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from '@babel/parser';

/**
 * `node scripts/lint/expressions.mjs` checks expressions that scripts/lint/expressions.json does not know yet, and writes it.
 * An expression may take time as its text is long. It may take the square of it if the text is short.
 */

/** @typedef {{source: string, flags: string, file: string, line: number}} Expression */

/** Limits are numbers of steps, not of seconds: a busy machine gives the same answers. */
const limits = {
  randomSeed: 1,
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  attackLimit: 300_000,
  maxAttackStringSize: 4_000,
  maxNFASize: 2_000,
  maxIteration: 3,
  maxInitialGenerationSize: 100,
  maxGenerationSize: 30,
};

/** Counts up to this one are constants, not the length of a text. */
const largestCount = 300;

/** Only repetition without a small limit can take longer than the length of the text. */
export function isUnbounded({ source }) {
  const signs = source.replace(/\\./gs, 'x').replace(/\[[^\]]*\]/g, 'x');
  const counts = [...signs.matchAll(/\{\d+(,?)(\d*)\}/g)];
  return (
    /[*+]/.test(signs) ||
    counts.some(([, comma, most]) => comma !== '' && (most === '' || Number(most) > largestCount))
  );
}

/** @returns {Expression[]} literals, and `new RegExp` of constant text; `x` replaces what a template inserts */
export function expressionsIn(source, file) {
  const plugins = ['typescript', ...(file.endsWith('x') ? ['jsx'] : [])];
  const found = [];
  const add = (node, text, flags) => found.push({ source: text, flags, file, line: node.loc.start.line });
  visit(parse(source, { sourceType: 'module', plugins }).program, (node) => {
    if (node.type === 'RegExpLiteral') return add(node, node.pattern, node.flags);
    if (!/^(?:New|Call)Expression$/.test(node.type) || node.callee.name !== 'RegExp') return undefined;
    const [text, flags] = node.arguments.map(constantOf);
    return text === undefined ? undefined : add(node, text, flags ?? '');
  });
  return found;
}

function constantOf(node) {
  if (node.type === 'StringLiteral') return node.value;
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('x') : undefined;
}

function visit(node, look) {
  if (Array.isArray(node)) return void node.forEach((each) => visit(each, look));
  if (!node || typeof node.type !== 'string') return;
  look(node);
  for (const [key, value] of Object.entries(node))
    if (value && typeof value === 'object' && key !== 'loc') visit(value, look);
}

/** A slash that is no division, closing tag, comment or part of a path, in a line with a repetition. */
const mayHold = /(?:^|[(,=:[!&|?{;\s])\/(?![/*])[^\n]*[*+}][^\n]*\/|\bRegExp\(/m;

/** @returns {Expression[]} each expression of production code once, if it repeats anything without a limit */
export function unboundedExpressions() {
  const folders = ['app', 'api', 'contract', 'domain', 'server', 'server.ts'];
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
    encoding: 'utf8',
  });
  const all = files
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return mayHold.test(source) ? expressionsIn(source, file) : [];
    });
  return [...new Map(all.filter(isUnbounded).map((each) => [keyOf(each), each])).values()];
}

export const keyOf = ({ source, flags }) =>
  createHash('sha256').update(`${flags}/${source}`).digest('base64url').slice(0, 12);

let checkSync;

/** @param {Expression} expression @returns {number} 1 if it takes time as its text is long, 2 if as its square; Infinity if exponential */
export function degreeOf({ source, flags }) {
  // The other backends are native programs, or wait for one.
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  checkSync ??= createRequire(import.meta.url)('recheck').checkSync;
  const { status, complexity, error } = checkSync(source, flags, limits);
  if (status === 'unknown') throw new Error(`/${source}/${flags}: ${error.kind}`);
  return status === 'safe' ? 1 : (complexity.degree ?? Infinity);
}

/** Longest texts, in characters, that reach the expressions of a file. */
const longestTexts = {
  'api/catalogue/district-names.ts': 120,
  // shortFieldLength of api/feeds/import/short-fields.ts
  'api/feeds/import/values/coordinates.ts': 200,
  'api/feeds/import/values/features.ts': 200,
  'api/feeds/import/values/media.ts': 200,
  'api/feeds/import/values/place.ts': 200,
  'api/feeds/import/values/types.ts': 200,
  'domain/kernel/money.ts': 25,
  // It cuts them.
  'domain/media/video.ts': 2_000,
};
const mostSteps = 4_000_000;

/** @param {{file: string}} expression @param {number} degree */
export const isSlow = ({ file }, degree) =>
  degree > 1 && !((longestTexts[file] ?? Infinity) ** degree <= mostSteps);

const ledgerFile = 'scripts/lint/expressions.json';
/** @returns {Record<string, number>} degrees by key */
export const knownDegrees = () => JSON.parse(readFileSync(ledgerFile, 'utf8'));

/** @param {{known: Record<string, number>}} options @returns {(Expression & {degree: number})[]} */
const checkedExpressions = ({ known }) =>
  unboundedExpressions().map((each) => ({ ...each, degree: known[keyOf(each)] ?? degreeOf(each) }));

const slowOf = (checked) => checked.filter((each) => isSlow(each, each.degree));

/** @param {{known: Record<string, number>}} options @returns {string[]} what is to be mended */
export const slowExpressions = ({ known }) => slowOf(checkedExpressions({ known })).map(described);

const described = ({ file, line, source, degree }) => `${file}:${line} /${source}/ degree ${degree}`;

function main() {
  const checked = checkedExpressions({ known: knownDegrees() });
  const entries = checked.map((each) => [keyOf(each), each.degree]).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(ledgerFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  const slow = slowOf(checked).map(described);
  if (slow.length === 0) return;
  console.error(slow.join('\n'));
  process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) main();
