import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { listFiles } from '../workshop/freshness.mjs';

/** What ships; the workshop (tests, stories, scripts, bench) may know all of it. */
const shipped = ['app', 'api', 'contract', 'domain', 'server'];
const endings = ['.ts', '.tsx', '.css'];

/** As Prettier leaves them: what is imported now, types too; not what `import()` loads later. */
const statement = /^(?:import (?:[^'\n]* from )?|export [^'\n]* from |\} from )'([^']+)'/;
const inAType = /typeof import\('([^']+)'\)|import\('([^']+)'\)\.[A-Z]/;
const imported = new RegExp(`${statement.source}|${inAType.source}`, 'gm');

/** What a text imports, in the words that it says it with. */
export const importsIn = (text) => [...text.matchAll(imported)].map(([, ...found]) => found.find(Boolean));

/**
 * Who imports what, of the files that ship and are no tests.
 * @returns {Promise<Map<string, string[]>>}
 */
export async function importsOfTheHouse() {
  const found = (await Promise.all(shipped.map(listFiles))).flat();
  const files = ['server.ts', ...found].filter(
    (path) => endings.includes(extname(path)) && !/\.test\.tsx?$/.test(path),
  );
  const known = new Set(files);
  return new Map(
    files.map((path) => {
      const paths = importsIn(readFileSync(path, 'utf8')).map((name) => pathOf(name, path));
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
