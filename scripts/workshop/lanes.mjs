import { existsSync } from 'node:fs';
import { browserTests } from './browser-tests.mjs';
import { getChromium } from './chromium.mjs';
import { stories as remixStories } from './remix-stories.mjs';
import { postgresForTests } from './postgres.mjs';
import { browserPrograms, missing, poolers, programs } from './programs.mjs';
import { Stop } from './steps.mjs';
import { vitest } from './vitest.mjs';

/** End of `npm test`: one browser test per main journey. */
export const mainStories = (list) =>
  stories(list, 'Main stories', ['--grep', '@main'], { E2E_PHOTOS: 'few' });

const sqlFolders = [
  ...['alerts', 'announcements', 'api', 'catalogue', 'brokerage', 'email', 'experiments', 'leads', 'persons'],
  ...['photos', 'subscriptions', 'jobs', 'audit', 'staff', 'contacts', 'portals', 'distribution'],
  'system',
].map((name) => `tests/${name}/`);

/** Pages of each kind: tests/server/document-renderer.test.ts compares both renderers page by page. */
const pageFolders = [
  ...['server', 'layout', 'home', 'imoveis', 'imovel', 'busca', 'corretor', 'institucional', 'errors', 'seo'],
  ...['sign-in', 'session', 'area-do-cliente', 'favoritos', 'forms'],
].map((name) => `tests/${name}/`);

/** @typedef {ReturnType<typeof import('./checklist.mjs').checklist>} List */

/** `shard`: a part of the lane, as '1/4', for lanes that have parts (time-box.mjs).
 * @type {Record<string, (list: List, shard?: string) => Promise<void>>} */
export const lanes = {
  async engines(list) {
    const postgres = await postgresForTests();
    try {
      if (!postgres.url) return list.skip('engines', postgres.reason);
      const env = { TEST_DATABASE_URL: postgres.url };
      await list.check('engines', () => vitest('integration', { files: sqlFolders, env }));
    } finally {
      await postgres.close();
    }
  },

  /** Kills, shutdown, clocks, backup and move, child processes, floods; on both database engines if possible. */
  async faults(list, shard) {
    await onBothEngines(list, 'faults', shard);
    if (missing(poolers)) list.skip('faults (PgBouncer)', missing(poolers));
  },

  /** Today's program and schema beside the last release (decision 0151). */
  upgrade: (list) => onBothEngines(list, 'upgrade'),

  /** Without those that `npm test` runs. */
  stories: (list, shard) =>
    stories(list, inPart('stories', shard), ['--grep-invert', '@extensions|@main', ...sharded(shard)]),

  /** Changes that browser extensions and translators make in pages. */
  extensions: (list) => stories(list, 'extensions', ['--grep', '@extensions', '--project', 'js']),

  /** Ten browser tests in Firefox and WebKit (docs/decisions/0043). */
  async browsers(list) {
    const names = Object.entries(browserPrograms).flatMap(([name, taken]) => {
      const reason = missing(taken);
      if (reason) list.skip(`browsers (${name})`, reason);
      return reason ? [] : [name];
    });
    if (names.length === 0) return;
    const options = ['run', '-t', `^in .?(${names.join('|')})`];
    await list.check('browsers', () => vitest('browsers', { options }));
  },

  attacks: (list, shard) =>
    list.check(inPart('attacks', shard), () => vitest('attacks', { options: ['run', ...sharded(shard)] })),

  /** Remix's handler alone (`SHORT_WAY=off`, decision 0004), and without page cache (0082). */
  async remix(list) {
    const env = { SHORT_WAY: 'off' };
    const options = ['run', '--exclude', 'tests/server/document-renderer.test.ts'];
    await list.check('remix', () => vitest('integration', { files: pageFolders, env, options }));
    const titles = remixStories.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
    const args = ['--project', 'js', '--grep', titles];
    const isWhole = (result) => {
      if (result.passed < remixStories.length)
        throw new Stop('The title of one of these stories has changed.');
      return result;
    };
    await stories(list, 'remix (ten stories)', args, env, isWhole);
    await stories(list, 'remix (ten stories, no page cache)', args, { PAGE_CACHE_MB: '0' }, isWhole);
  },

  async standards(list) {
    for (const [name, taken] of Object.entries(programs)) {
      const reason = missing(taken);
      if (reason) list.skip(`standards (${name})`, reason);
    }
    await list.check('standards', () => vitest('standards'));
  },
};

const inPart = (name, shard) => (shard ? `${name} ${shard}` : name);
const sharded = (shard) => (shard ? [`--shard=${shard}`] : []);

async function onBothEngines(list, name, shard) {
  const postgres = await postgresForTests();
  try {
    const env = postgres.url ? { TEST_DATABASE_URL: postgres.url, BOTH_ENGINES: '1' } : {};
    const options = ['run', ...sharded(shard)];
    await list.check(inPart(name, shard), () => vitest(name, { env, options }));
    if (!postgres.url) list.skip(`${name} (PostgreSQL)`, postgres.reason);
  } finally {
    await postgres.close();
  }
}

async function stories(list, name, args, env, checked = (result) => result) {
  const { path: chromium, reason } = await getChromium();
  if (!chromium) return list.skip(name, `${reason}: install one or set CHROMIUM_PATH`);
  await list.check(name, async () => checked(await browserTests({ chromium, args, env })));
}

export const storiesOf = (list, files) => stories(list, 'Stories', files);

/** @throws {Stop} where a path of the lists is gone */
for (const path of [...sqlFolders, ...pageFolders])
  if (!existsSync(path)) throw new Stop(`There is no ${path} any more`);
