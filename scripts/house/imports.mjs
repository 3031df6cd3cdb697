import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { listFiles } from '../workshop/freshness.mjs';

/** What ships, with its tests beside it. */
const shipped = ['app', 'api', 'contract', 'domain', 'server'];
/** It may know all of what ships, and is known to tests alone. */
const workshop = ['tests', 'e2e', 'scripts', 'bench'];
const endings = ['.ts', '.tsx', '.css', '.mjs'];

/** As Prettier leaves them: what is imported now, types too; not what `import()` loads later. */
const statement = /^(?:import (?:[^'\n]* from )?|export [^'\n]* from |\} from )'([^']+)'/;
const inAType = /typeof import\('([^']+)'\)|import\('([^']+)'\)\.[A-Z]/;
const now = new RegExp(`${statement.source}|${inAType.source}`, 'gm');
const nowOrLater = new RegExp(`${statement.source}|import\\('([^']+)'\\)`, 'gm');

const found = (text, pattern) => [...text.matchAll(pattern)].map(([, ...names]) => names.find(Boolean));

/** What a text imports, in the words that it says it with. */
export const importsIn = (text) => found(text, now);
/** ... and what it loads later. */
export const importsOrLoadsIn = (text) => found(text, nowOrLater);

export const isTest = (path) => /\.test\.tsx?$/.test(path);
export const isOfTheWorkshop = (path) => workshop.some((folder) => path.startsWith(`${folder}/`));

/**
 * Who imports what of our own.
 * @param {{tests: boolean, read: (text: string) => string[]}} options `tests`: those beside what ships too
 * @returns {Promise<Map<string, string[]>>} of the files that ship; what they import may be of the workshop
 */
export async function importsOfTheHouse({ tests, read }) {
  const files = ['server.ts', ...(await Promise.all([...shipped, ...workshop].map(listFiles))).flat()].filter(
    (path) => endings.includes(extname(path)),
  );
  const known = new Set(files);
  const importing = files.filter((path) => !isOfTheWorkshop(path) && (tests || !isTest(path)));
  return new Map(
    importing.map((path) => {
      const paths = read(readFileSync(path, 'utf8')).map((name) => pathOf(name, path));
      const of = (start) => ['', ...endings].map((end) => start + end).find((each) => known.has(each));
      return [path, paths.map(of).filter(Boolean)];
    }),
  );
}

/** The first words of our own imports, and the folders that they stand for. */
const aliases = Object.entries(JSON.parse(readFileSync('tsconfig.json', 'utf8')).compilerOptions.paths).map(
  ([name, [folder]]) => [name.replace('*', ''), join(folder.replace('*', ''))],
);

function pathOf(name, importer) {
  const alias = aliases.find(([start]) => name.startsWith(start));
  const path = alias ? alias[1] + name.slice(alias[0].length) : join(dirname(importer), name);
  return path.split('?')[0];
}

/**
 * The first way round in a circle, its beginning at its end again; undefined where there is none.
 * @param {Map<string, string[]>} graph
 * @returns {string[] | undefined}
 */
export function circleIn(graph) {
  const done = new Set();
  const walk = (node, way) => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const circle = walk(next, [...way, node]);
      if (circle) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const circle = walk(node, []);
    if (circle) return circle;
  }
  return undefined;
}
