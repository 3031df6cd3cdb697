import { rooms } from '../../e2e/rooms.mjs';
import { listFiles } from './freshness.mjs';
import { root } from './steps.mjs';

const withTests = ['app', 'api', 'contract', 'domain', 'server', 'scripts', 'tests', 'e2e'];
/** They read the whole tree and import none of it: whatever was changed is theirs. */
const ofTheTree = ['scripts/citations.test.ts', 'scripts/house/house.test.ts'];
const isUnitTest = (path) => /^(?:app|api|contract|domain|server|scripts)\/.*\.test\.tsx?$/.test(path);
/** The other folders are lanes of `npm run test:all`. */
const isIntegrationTest = (path) => /^tests\/(?!(?:attacks|faults|standards)\/).*\.test\.tsx?$/.test(path);
/** What only a browser can show. A page's text and markup are read by integration tests, without one. */
const isForBrowsers = (path) =>
  /\.(?:css|browser\.tsx?)$|^(?:e2e|public|app\/navigation)\/|^app\/(?:root|entry\.\w+)\.tsx$/.test(path);

/**
 * What is to be run where these files changed: the tests that import one of them, however far; the tests of whole pages
 * that name its room (e2e/rooms.mjs), since every page imports nearly everything; and, where it is something that only a
 * browser shows, the stories that name its room.
 * @param {string[]} changed
 * @returns {Promise<{unit: string[], integration: string[], stories: string[]}>}
 */
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

/** The keys of e2e/rooms.mjs in whose rooms one of these files lies. */
export const namingRooms = (changed) =>
  Object.keys(rooms).filter((key) => rooms[key].some((room) => changed.some((path) => isIn(path, room))));

const isIn = (path, room) => path === room || path.startsWith(`${room}/`);

/** Read once: it takes seconds. */
let imports;

/** Who imports what, as far as these files reach. A page that is looked up by its name (`import.meta.glob`) is not seen. */
async function importsOf(files) {
  const esbuild = await import('esbuild');
  // One entry: with one each, every file would be written into as many bundles as there are tests that reach it.
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

/** All files that import one of `changed`, directly or not, and these themselves. */
export function reaching(inputs, changed) {
  const importers = new Map();
  for (const [path, { imports }] of Object.entries(inputs))
    for (const each of imports) importers.set(each.path, [...(importers.get(each.path) ?? []), path]);
  const found = new Set(changed);
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return found;
}
