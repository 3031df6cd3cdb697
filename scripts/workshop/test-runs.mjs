import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { browserTests } from './browser-tests.mjs';
import { changedFiles } from './changed.mjs';
import { checklist, sideBySide } from './checklist.mjs';
import { getChromium } from './chromium.mjs';
import { failedTests, flakyTests } from './failed-tests.mjs';
import { postgresForTests } from './postgres.mjs';
import { missing, programs } from './programs.mjs';
import { relatedTests } from './related.mjs';
import { staticChecks } from './static-checks.mjs';
import { run, tool } from './steps.mjs';

/** Where everything is required (.ci/run) what would be skipped fails, and nothing is taken from a cache. */
const requireAll = process.env.REQUIRE_ALL === '1';
/** As many programs at once as there are cores, each of which keeps one busy. */
const width = Math.max(2, availableParallelism());
const reportOf = (project) => `.cache/${project}-tests.json`;
async function vitest(project, files, options) {
  const report = reportOf(project);
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report];
  await rm(report, { force: true });
  try {
    return await tool('vitest/vitest.mjs', ['run', '--project', project, ...reporters, ...files], options);
  } catch (error) {
    error.failed = await failedTests(report);
    throw error;
  }
}
/** A process of its own: what it writes is shown when it is done. */
const build = () => run(process.execPath, ['scripts/workshop/build-if-stale.mjs'], { held: true });

/** Runs all that there is. The build is begun first: integration and browser tests wait for it. */
export async function everything() {
  const list = checklist(requireAll);
  const { lint, format, types } = staticChecks({ cached: !requireAll });
  for (const [name, taken] of Object.entries(programs)) {
    const reason = missing(taken);
    if (reason) list.skip(name, reason);
  }
  await sideBySide(width, [
    () => list.check('Build', build),
    () => list.check('Lint', lint),
    () => list.check('Types', types),
    () => list.check('Format', format),
    () => list.check('Unit tests', () => vitest('unit', [], { held: true })),
  ]);
  await integrationTests(list);
  await stories(list);
  return list.summary();
}

async function integrationTests(list) {
  const postgres = await postgresForTests();
  const engines = postgres.url ? 'embedded and PostgreSQL' : 'embedded';
  const env = { TEST_DATABASE_URL: postgres.url ?? '' };
  try {
    await list.check(`Integration tests (${engines})`, () => vitest('integration', [], { env }));
    for (const { title, why } of await flakyTests(reportOf('integration')))
      list.warn(title, `failed, then passed: ${why}`);
    if (!postgres.url) list.skip('Integration tests (PostgreSQL)', postgres.reason);
  } finally {
    await postgres.close();
  }
}

/** @param {string[]} [files] all stories, where none is named */
async function stories(list, files) {
  const { path: chromium, reason } = await getChromium();
  if (!chromium) return list.skip('Browser tests', `${reason}: install one or set CHROMIUM_PATH`);
  const onFlaky = (title, trace) => list.warn(title, `failed, then passed; trace: ${trace}`);
  await list.check('Browser tests', () => browserTests({ chromium, files, onFlaky }));
}

/** Runs what goes with the files that differ from `ref`: on the embedded database, and in what these files say. */
export async function whatChanged(ref) {
  const changed = await changedFiles(ref);
  if (changed.length === 0) {
    console.error(`Nothing differs from ${ref}.`);
    return 0;
  }
  const list = checklist(requireAll);
  const related = await relatedTests(changed);
  const { lint, format, types } = staticChecks({ cached: !requireAll, files: changed });
  const needsBuild = related.stories.length > 0 || related.integration.length > 0;
  await sideBySide(width, [
    ...(needsBuild ? [() => list.check('Build', build)] : []),
    () => list.check('Types', types),
    () => list.check('Lint', lint),
    () => list.check('Format', format),
    ...(related.unit.length > 0
      ? [() => list.check('Unit tests', () => vitest('unit', related.unit, { held: true }))]
      : []),
  ]);
  if (related.integration.length > 0)
    await list.check('Integration tests', () => vitest('integration', related.integration));
  if (related.stories.length > 0) await stories(list, related.stories);
  return list.summary();
}
