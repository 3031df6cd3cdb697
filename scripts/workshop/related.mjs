import { rooms } from '../../e2e/rooms.mjs';
import { listFiles } from './freshness.mjs';
import { root } from './steps.mjs';

const withTests = ['app', 'api', 'contract', 'domain', 'server', 'scripts', 'tests', 'e2e'];
/** These tests read all files but import none, so they always run. */
const ofTheTree = ['scripts/citations.test.ts', 'scripts/architecture/architecture.test.ts'];
const isUnitTest = (path) => /^(?:app|api|contract|domain|server|scripts)\/.*\.test\.tsx?$/.test(path);
/** The other folders are lanes of `npm run test:all`. */
const isIntegrationTest = (path) =>
  /^tests\/(?!(?:attacks|faults|standards|upgrade)\/).*\.test\.tsx?$/.test(path);
/** Only browser tests cover these; integration tests cover a page's text and markup. */
const isForBrowsers = (path) =>
  /\.(?:css|browser\.tsx?)$|^(?:e2e|public|app\/navigation)\/|^app\/(?:root|entry\.\w+)\.tsx$/.test(path);

/** Every page imports nearly everything, so page tests are selected by area (e2e/rooms.mjs), like browser tests.
 * @param {string[]} changed @returns {Promise<{unit: string[], integration: string[], stories: string[]}>} */
export async function relatedTests(changed) {
  const files = (await Promise.all(withTests.map(listFiles))).flat();
  const tests = files.filter((path) => isUnitTest(path) || isIntegrationTest(path));
  imports ??= importsOf(tests);
  const importing = reaching(await imports, changed);
  const named = namingRooms(changed);
  const shown = namingRooms(changed.filter(isForBrowsers));
  return {
    unit: tests.filter((path) => isUnitTest(path) && (importing.has(path) || ofTheTree.includes(path))),
    integration: tests.filter(
      (path) => isIntegrationTest(path) && (importing.has(path) || named.some((room) => isIn(path, room))),
    ),
    stories: files.filter(
      (path) => path.endsWith('.spec.ts') && (shown.includes(path) || changed.includes(path)),
    ),
  };
}

export const namingRooms = (changed) =>
  Object.keys(rooms).filter((key) => rooms[key].some((room) => changed.some((path) => isIn(path, room))));

const isIn = (path, room) => path === room || path.startsWith(`${room}/`);

/** Cached, because it takes seconds. */
let imports;

/** Import graph by esbuild; it does not follow `import.meta.glob`. */
async function importsOf(files) {
  const esbuild = await import('esbuild');
  // One entry: separate entries would bundle shared files once per test.
  const contents = files.map((path) => `import ${JSON.stringify(`./${path}`)};`).join('\n');
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root },
    outdir: 'build',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    external: ['virtual:*'],
    loader: Object.fromEntries(['.css', '.woff2', '.jpg', '.png', '.svg'].map((end) => [end, 'empty'])),
    logLevel: 'error',
  });
  return metafile.inputs;
}

/** Transitive importers of `changed`, including these files. */
export function reaching(inputs, changed) {
  const importers = new Map();
  for (const [path, { imports }] of Object.entries(inputs))
    for (const each of imports) importers.set(each.path, [...(importers.get(each.path) ?? []), path]);
  const found = new Set(changed);
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return found;
}
