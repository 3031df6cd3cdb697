import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { main, step, Stop } from './workshop/steps.mjs';
import { newSeed, vitest } from './workshop/vitest.mjs';

const usage = 'npm run test:repeat -- --times N [--load K] [--lanes unit,integration]';

/** Keeps one processor busy until it is ended. */
const busyLoop = () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });

/** Runs lanes N times, each in a new order, beside K busy processes, and prints what failed how often. */
await main(async () => {
  const { times, load, lanes } = readArguments();
  ensureNode();
  await ensureInstalled();
  const loops = Array.from({ length: load }, busyLoop);
  try {
    const runs = [];
    for (const lane of lanes)
      for (let number = 1; number <= times; number += 1)
        runs.push(await step(`${lane} ${number}/${times}`, () => runOnce(lane)));
    print(lanes, runs);
    return runs.some(({ result }) => result.failed > 0) ? 1 : 0;
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
});

function readArguments() {
  const options = { times: { type: 'string' }, load: { type: 'string' }, lanes: { type: 'string' } };
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    throw new Stop(`${error.message}\n${usage}`);
  }
  const [times, load] = [Number(values.times), Number(values.load ?? 0)];
  const lanes = (values.lanes ?? 'unit,integration').split(',');
  const isNumber = (value, least) => Number.isInteger(value) && value >= least && value <= 100;
  if (!isNumber(times, 1) || !isNumber(load, 0) || lanes.some((lane) => !/^[a-z]+$/.test(lane)))
    throw new Stop(usage);
  return { times, load, lanes };
}

async function runOnce(lane) {
  const [seed, started] = [newSeed(), performance.now()];
  const result = await vitest(lane, { seed }).catch(({ result: failed, message, output }) => {
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
    const seconds = own.map((run) => run.seconds.toFixed(0)).join(', ');
    console.log(`${lane}: ${green} of ${own.length} green (${own[0].result.passed} tests; ${seconds} s)`);
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
