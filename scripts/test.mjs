import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getChromium } from './workshop/chromium.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { freePort, postgresForTests } from './workshop/postgres.mjs';
import { main, step, Stop, tool } from './workshop/steps.mjs';

/** `npm test`: everything, on a fresh clone too. With REQUIRE_ALL=1 (.ci/run) what would be skipped fails instead. */
const requireAll = process.env.REQUIRE_ALL === '1';
const vitest = (project, env) => () => tool('vitest/vitest.mjs', ['run', '--project', project], { env });

await main(async () => {
  ensureNode();
  await ensureInstalled();
  const results = [];
  const check = async (name, work) => {
    const started = performance.now();
    const failure = await step(name, work).then(
      () => '',
      (error) => (error instanceof Stop ? error.message : String(error?.stack ?? error)),
    );
    if (failure) console.error(`✗ ${name}: ${failure}`);
    results.push({ name, result: failure ? 'failed' : 'passed', started, ended: performance.now() });
  };
  const skip = (name, reason) => {
    console.error(`${requireAll ? '✗' : '–'} ${name} skipped: ${reason}`);
    results.push({ name, result: requireAll ? 'failed' : 'skipped', reason });
  };

  await check('Lint', () => tool('eslint/bin/eslint.js', ['.', '--max-warnings', '0']));
  await check('Format', () => tool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']));
  await check('Types', () => tool('typescript/bin/tsc', ['--noEmit']));
  await check('Unit tests', vitest('unit'));
  await check('Build', ensureBuilt);

  const postgres = await postgresForTests();
  try {
    const engines = postgres.url ? 'embedded and PostgreSQL' : 'embedded';
    await check(
      `Integration tests (${engines})`,
      vitest('integration', { TEST_DATABASE_URL: postgres.url ?? '' }),
    );
    if (!postgres.url) skip('Integration tests (PostgreSQL)', postgres.reason);
  } finally {
    await postgres.close();
  }

  const chromium = await getChromium();
  if (chromium) await check('Browser tests', () => browserTests(chromium));
  else
    skip(
      'Browser tests',
      'no Chromium: install one (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH',
    );

  console.error('\nSummary');
  for (const { name, result, reason, started, ended } of results) {
    const note = reason ?? `${((ended - started) / 1000).toFixed(1)} s`;
    console.error(`  ${{ passed: '✓', failed: '✗', skipped: '–' }[result]} ${name}: ${result} (${note})`);
  }
  return results.some(({ result }) => result === 'failed') ? 1 : 0;
});

async function browserTests(chromium) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-e2e-'));
  try {
    const env = { CHROMIUM_PATH: chromium, E2E_DATA_DIR: dataDir, E2E_PORT: String(await freePort()) };
    await tool('@playwright/test/cli.js', ['test'], { env });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
