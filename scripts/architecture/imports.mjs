import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { listFiles } from '../workshop/freshness.mjs';

/** Production folders; tests are beside the code. */
const shipped = ['app', 'api', 'contract', 'domain', 'server'];
/** Development folders: they may import production code, but only tests may import them. */
const workshop = ['tests', 'e2e', 'scripts', 'bench'];
const endings = ['.ts', '.tsx', '.css', '.mjs'];

/** Static imports, also of types, in Prettier's format; no dynamic `import()`. */
const statement = /^(?:import (?:[^'\n]* from )?|export [^'\n]* from |\} from )'([^']+)'/;
const inAType = /typeof import\('([^']+)'\)|import\('([^']+)'\)\.[A-Z]/;
const now = new RegExp(`${statement.source}|${inAType.source}`, 'gm');
const nowOrLater = new RegExp(`${statement.source}|import\\('([^']+)'\\)`, 'gm');

const found = (text, pattern) => [...text.matchAll(pattern)].map(([, ...names]) => names.find(Boolean));

export const importsIn = (text) => found(text, now);
export const importsOrLoadsIn = (text) => found(text, nowOrLater);

export const isTest = (path) => /\.test\.tsx?$/.test(path);
export const isDevelopmentFile = (path) => workshop.some((folder) => path.startsWith(`${folder}/`));

/** @param {{tests: boolean, read: (text: string) => string[]}} options @returns {Promise<Map<string, string[]>>} */
export async function sourceImports({ tests, read }) {
  const files = ['server.ts', ...(await Promise.all([...shipped, ...workshop].map(listFiles))).flat()].filter(
    (path) => endings.includes(extname(path)),
  );
  const known = new Set(files);
  const importing = files.filter((path) => !isDevelopmentFile(path) && (tests || !isTest(path)));
  return new Map(
    importing.map((path) => {
      const paths = read(readFileSync(path, 'utf8')).map((name) => pathOf(name, path));
      const of = (start) => ['', ...endings].map((end) => start + end).find((each) => known.has(each));
      return [path, paths.map(of).filter(Boolean)];
    }),
  );
}

const aliases = Object.entries(JSON.parse(readFileSync('tsconfig.json', 'utf8')).compilerOptions.paths).map(
  ([name, [folder]]) => [name.replace('*', ''), join(folder.replace('*', ''))],
);

function pathOf(name, importer) {
  const alias = aliases.find(([start]) => name.startsWith(start));
  const path = alias ? alias[1] + name.slice(alias[0].length) : join(dirname(importer), name);
  return path.split('?')[0];
}

/** @param {Map<string, string[]>} graph @returns {string[] | undefined} first cycle; its first node is also last */
export function findCycle(graph) {
  const done = new Set();
  const walk = (node, trail) => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const circle = walk(next, [...trail, node]);
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
