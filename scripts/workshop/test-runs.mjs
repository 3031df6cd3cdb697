import { availableParallelism } from 'node:os';
import { changedFiles } from './changed.mjs';
import { checklist, sideBySide } from './checklist.mjs';
import { lanes, mainStories, storiesOf } from './lanes.mjs';
import { relatedTests } from './related.mjs';
import { staticChecks } from './static-checks.mjs';
import { run, Stop } from './steps.mjs';
import { parts, timeBox } from './time-box.mjs';
import { vitest } from './vitest.mjs';

/** In CI (.ci/run) skipped checks fail, and caches are off. */
const requireAll = process.env.REQUIRE_ALL === '1';
const width = Math.max(2, availableParallelism());
/** A separate process, to capture its output. */
const build = () => run(process.execPath, ['scripts/workshop/build-if-stale.mjs'], { held: true });

/** `npm test`. @returns the exit code */
export async function checkout() {
  const list = checklist({ requireAll });
  const { lint, format, types } = staticChecks({ cached: !requireAll });
  await sideBySide(width, [
    () => list.check('Build', build),
    () => list.check('Lint', lint),
    () => list.check('Types', types),
    () => list.check('Format', format),
    () => list.check('Unit tests', () => vitest('unit')),
  ]);
  await list.check('Integration tests', () => vitest('integration'));
  await mainStories(list);
  return list.summary();
}

/** `npm run test:all`. @param {string[]} names lanes; empty: all. @returns the exit code */
export async function everything(names) {
  const unknown = names.find((name) => !Object.hasOwn(lanes, name));
  if (unknown) throw new Stop(`There is no lane '${unknown}': ${Object.keys(lanes).join(', ')}`);
  const list = checklist({ requireAll });
  await list.check('Build', build);
  const { CHECKS_STARTED: startedAt, CHECKS_MINUTES: minutes } = process.env;
  if (names.length === 0 && startedAt && minutes)
    await inTime(list, { startedAt: Number(startedAt), limit: Number(minutes) * 60 });
  else for (const name of names.length > 0 ? names : Object.keys(lanes)) await lanes[name](list);
  return list.summary();
}

async function inTime(list, box) {
  const fits = timeBox({ ...box, now: () => Date.now() / 1000 });
  for (const part of parts)
    if (fits(part)) await lanes[part.lane](list, part.shard);
    else list.leaveOut([part.lane, part.shard].filter(Boolean).join(' '), 'no time for it on this machine');
}

/** `npm test -- --changed`, on the embedded database. @returns the exit code */
export async function whatChanged(ref) {
  const changed = await changedFiles(ref);
  if (changed.length === 0) {
    console.error(`Nothing differs from ${ref}.`);
    return 0;
  }
  const list = checklist({ requireAll });
  const { unit, integration, stories } = await relatedTests(changed);
  const { lint, format, types } = staticChecks({ cached: true, files: changed });
  await sideBySide(width, [
    () => list.check('Types', types),
    () => list.check('Lint', lint),
    () => list.check('Format', format),
    ...(unit.length > 0 ? [() => list.check('Unit tests', () => vitest('unit', { files: unit }))] : []),
    ...(stories.length > 0 ? [() => list.check('Build', build)] : []),
  ]);
  if (integration.length > 0)
    await list.check('Integration tests', () => vitest('integration', { files: integration }));
  if (stories.length > 0) await storiesOf(list, stories);
  return list.summary();
}
