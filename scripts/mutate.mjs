import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { changedLines } from './mutate/changed.mjs';
import { plant, possibleFaults } from './mutate/plant.mjs';
import { isEnough, survivors, table, tally } from './mutate/report.mjs';
import { integrationTestsOf, isMutable, isWatched, unitTestsOf } from './mutate/rooms.mjs';
import { sample } from './mutate/sample.mjs';
import { main, Stop } from './workshop/steps.mjs';

/** `npm run mutate`: mutation tests (decision 0032). */
const usage = `Use: npm run mutate -- [--since REF] [--max N] [--seed TEXT] [file or folder …]
  --since REF  only lines changed since the branch left REF; without paths in the domain, the contract, guards and limits
  --max N      at most so many faults, taken by chance (200)
  --seed TEXT  which ones: the same seed takes the same (1)`;

await main(async () => {
  const { since, paths, max, seed } = readOptions();
  const targets = since === undefined ? await filesIn(paths) : await changedSince(since, paths);
  const faults = await possibleFaults(targets);
  const { places, planted } = sample(faults, max, seed);
  console.error(
    `${targets.length} files, ${faults.length} possible faults, ${planted} planted (seed ${seed})`,
  );
  if (planted === 0) return 0;

  const results = await run(places);
  const sources = new Map();
  for (const { file } of targets) sources.set(file, await readFile(file, 'utf8'));
  const left = survivors(results, sources);
  const rows = tally(results);
  console.log([...left, '', table(rows)].join('\n'));
  return isEnough(rows) ? 0 : 1;
});

/** Unit tests first; files without unit test coverage then get integration tests on the embedded database. */
async function run(places) {
  const filesOf = (some) => [...new Set(some.map(({ fileName }) => fileName))];
  const results = await plant(places, { project: 'unit', include: unitTestsOf(filesOf(places)) });
  const met = new Set(filesOf(results.filter(({ status }) => status !== 'NoCoverage')));
  const others = places.filter(({ fileName }) => !met.has(fileName));
  if (others.length === 0) return results;
  console.error(`met by no unit test: ${filesOf(others).join(', ')}`);
  process.env.TEST_DATABASE_URL = '';
  const later = await plant(others, { project: 'integration', include: integrationTestsOf(filesOf(others)) });
  return [...results.filter(({ fileName }) => met.has(fileName)), ...later];
}

function readOptions() {
  const options = { since: { type: 'string' }, max: { type: 'string' }, seed: { type: 'string' } };
  try {
    const { values, positionals: paths } = parseArgs({ options, allowPositionals: true });
    const max = Number(values.max ?? 200);
    if (Number.isInteger(max) && max > 0 && (values.since || paths.length > 0))
      return { since: values.since, paths, max, seed: values.seed ?? '1' };
  } catch {
    // The usage text follows.
  }
  throw new Stop(usage);
}

async function filesIn(paths) {
  const files = await git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths);
  return files.filter(isMutable).map((file) => ({ file }));
}

async function changedSince(ref, paths) {
  const isSelected = paths.length > 0 ? isMutable : isWatched;
  const plain = ['--merge-base', '--unified=0', '--no-prefix', '--no-ext-diff'];
  const diff = changedLines(await git('diff', ...plain, ref, '--', ...paths));
  const changed = [...diff].map(([file, ranges]) => ({ file, ranges }));
  const added = await git('ls-files', '--others', '--exclude-standard', '--', ...paths);
  return [...changed, ...added.map((file) => ({ file }))].filter(
    ({ file, ranges }) => isSelected(file) && ranges?.length !== 0,
  );
}

async function git(...args) {
  const { stdout } = await promisify(execFile)('git', args, { maxBuffer: 2 ** 28 }).catch((error) => {
    throw new Stop(error.stderr.trim());
  });
  return stdout.split('\n');
}
