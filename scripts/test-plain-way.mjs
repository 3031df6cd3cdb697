import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getChromium } from './workshop/chromium.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './workshop/ensure.mjs';
import { stories } from './workshop/plain-way-stories.mjs';
import { freePorts, portsOfStories } from './workshop/ports.mjs';
import { main, step, Stop, tool } from './workshop/steps.mjs';

/**
 * `npm run test:plain-way`: the integration tests that ask the website, and ten stories, with Remix's own handler alone
 * (`SHORT_WAY=off`, docs/decisions/0004); the same stories with each page made anew (`PAGE_CACHE_MB=0`, 0082). The tests
 * that hold both ways against each other are left out: there is one.
 */
const env = { SHORT_WAY: 'off', TEST_DATABASE_URL: '' };
const withoutKeptPages = { PAGE_CACHE_MB: '0', TEST_DATABASE_URL: '' };

/** What starts the website for tests: vitest runs the tests that use one of these. */
const grounds = ['tests/support/serve-site.ts', 'tests/server/built-site.ts'];

await main(async () => {
  ensureNode();
  await ensureInstalled();
  await step('Build', ensureBuilt);
  await step('Integration tests without the short way', () =>
    tool(
      'vitest/vitest.mjs',
      [
        'related',
        '--run',
        '--project',
        'integration',
        '--exclude',
        'tests/server/short-way.test.ts',
        ...grounds,
      ],
      { env },
    ),
  );
  const { path: chromium, reason } = await getChromium();
  if (!chromium) throw new Stop(`The stories need a Chromium (${reason}): install one or set CHROMIUM_PATH`);
  await step('Ten stories without the short way', () => tellStories(chromium, env));
  await step('The same without kept pages', () => tellStories(chromium, withoutKeptPages));
});

async function tellStories(chromium, env) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-e2e-'));
  try {
    const port = process.env.E2E_PORT ?? String(await freePorts(portsOfStories));
    const options = { env: { ...env, CHROMIUM_PATH: chromium, E2E_DATA_DIR: dataDir, E2E_PORT: port } };
    const titles = stories.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    const tell = ['test', '--project', 'js', '--grep', titles];
    const list = await tool('@playwright/test/cli.js', [...tell, '--list'], { ...options, quiet: true });
    if (!list.includes(`Total: ${stories.length} tests`))
      throw new Stop(`A story's title has changed; these are found:\n${list}`);
    await tool('@playwright/test/cli.js', tell, options);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
