import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { main, step, Stop } from './workshop/steps.mjs';
import { newSeed, vitest } from './workshop/vitest.mjs';

const usage = 'npm run test:repeat -- (--times N | --clocks) [--load K] [--lanes unit,integration]';

/** Edge cases in São Paulo: Friday evening, Saturday noon, end of the year, leap day. */
const starts = [
  '2026-11-27T23:50:00-03:00',
  '2026-11-28T12:00:00-03:00',
  '2026-12-31T23:59:00-03:00',
  '2028-02-29T12:00:00-03:00',
];
const movedClock = new URL('../tests/support/moved-clock.mjs', import.meta.url).href;
const withClock = (start) => ({ TEST_CLOCK: start, NODE_OPTIONS: `--import=${movedClock}` });

const busyLoop = () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });

/** Runs lanes N times, or at each clock start, in random order under the load of K processes. Prints failure counts. */
await main(async () => {
  const { rounds, load, lanes } = readArguments();
  ensureNode();
  await ensureInstalled();
  // Some integration tests read the built scripts.
  await ensureBuilt();
  const loops = Array.from({ length: load }, busyLoop);
  try {
    const runs = [];
    for (const lane of lanes)
      for (const { name, env } of rounds)
        runs.push({ name, ...(await step(`${lane} ${name}`, () => runOnce(lane, env))) });
    print(lanes, runs);
    return runs.some(({ result }) => result.failed > 0) ? 1 : 0;
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
});

function readArguments() {
  const text = { type: 'string' };
  const options = { times: text, load: text, lanes: text, clocks: { type: 'boolean' } };
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    throw new Stop(`${error.message}\n${usage}`);
  }
  const [times, load] = [Number(values.times ?? 0), Number(values.load ?? 0)];
  const lanes = (values.lanes ?? 'unit,integration').split(',');
  const isCount = (value) => Number.isInteger(value) && value >= 0 && value <= 100;
  const isUsable = isCount(times) && isCount(load) && lanes.every((lane) => /^[a-z]+$/.test(lane));
  if (!isUsable || times > 0 === Boolean(values.clocks)) throw new Stop(usage);
  const rounds = values.clocks
    ? starts.map((start) => ({ name: `at ${start}`, env: withClock(start) }))
    : Array.from({ length: times }, (_, index) => ({ name: `${index + 1}/${times}`, env: {} }));
  return { rounds, load, lanes };
}

async function runOnce(lane, env) {
  const [seed, started] = [newSeed(), performance.now()];
  const result = await vitest(lane, { seed, env }).catch(({ result: failed, message, output }) => {
    if (failed) return failed;
    return {
      passed: 0,
      failed: 1,
      failures: [{ file: lane, title: `the run: ${message}`, message: output ?? '' }],
    };
  });
  return { lane, seed, result, seconds: (performance.now() - started) / 1000 };
}

function print(lanes, runs) {
  for (const lane of lanes) {
    const own = runs.filter((run) => run.lane === lane);
    const green = own.filter(({ result }) => result.failed === 0).length;
    console.log(`${lane}: ${green} of ${own.length} green`);
    for (const { name, seed, seconds, result } of own)
      console.log(
        `  ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds.toFixed(0)} s (seed ${seed})`,
      );
    const failed = new Map();
    for (const { seed, result } of own)
      for (const { file, title, message } of result.failures) {
        const known = failed.get(`${file} > ${title}`) ?? { seeds: [], message };
        failed.set(`${file} > ${title}`, { ...known, seeds: [...known.seeds, seed] });
      }
    for (const [name, { seeds, message }] of failed)
      console.log(
        `  ${seeds.length} of ${own.length}: ${name} (seeds ${seeds.join(', ')})\n    ${message.split('\n')[0]}`,
      );
  }
}
