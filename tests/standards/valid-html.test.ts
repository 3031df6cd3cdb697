import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { matchRoutes } from '@remix-run/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAdminPath } from '~/features/admin/admin-links';
import { startBuiltSite } from '../support/built-site';
import { siteBuild } from '../support/site-build';
import { visitsTo } from '../support/visit';
import { everyPage, type Served } from './every-page';
import { findings, hasJava } from './vnu';

const isRequired = process.env.REQUIRE_ALL === '1';
/** So many of the catalogue's homes, far from each other in the sitemap: used and new, to buy and to rent. */
const homes = 8;

// Without Java the checker cannot run; where nothing may be skipped (.ci/run), its absence is a failure.
describe.skipIf(!hasJava() && !isRequired)('by the Nu HTML checker (skipped without Java)', () => {
  let site: Awaited<ReturnType<typeof startBuiltSite>>;
  let served: Served[];
  beforeAll(async () => {
    site = await startBuiltSite({
      PHOTOS: 'on',
      SHOW_PARTIALS: '1',
      EXIT_INTENT: 'on',
      WHATSAPP: '5511900000000',
    });
    const origin = `http://localhost:${site.port}`;
    const { get } = visitsTo(origin);
    const listed = async (sitemap: string) =>
      [...(await get(sitemap)).html.matchAll(/<loc>([^<]*)/g)].map(([, each]) => new URL(each!).pathname);
    const all = await listed('/sitemap-imoveis.xml');
    const every = Math.floor(all.length / homes);
    const [broker = ''] = await listed('/sitemap-corretores.xml');
    served = await everyPage(origin, {
      properties: all.filter((_, index) => index % every === 0),
      broker: broker.split('/').at(-1)!,
    });
  }, 300_000);
  afterAll(() => site?.close());

  test('nothing is wrong with any kind of page, signed out and in', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bossa-nova-pages-'));
    try {
      const files = served.map((_, index) => `${index}.html`);
      for (const [index, file] of files.entries())
        await writeFile(path.join(folder, file), served[index]!.html);
      const found = await findings(folder, files);
      expect(
        found.map((each) => each.replace(/^(\d+)\.html/, (_, index: number) => served[index]!.name)),
      ).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }, 300_000);

  // Those of the admin: admin.test.ts.
  test('no kind of page is left out', async () => {
    const routes = Object.values((await siteBuild()).routes).flatMap((route) =>
      route?.path && 'default' in route.module && !isAdminPath(`/${route.path}`)
        ? [{ id: route.id, path: `/${route.path}` }]
        : [],
    );
    const seen = new Set(served.map((each) => routeOf(routes, each.path)));
    expect(routes.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
  });
});

const routeOf = (routes: { id: string; path: string }[], address: string) =>
  matchRoutes(routes, address.split('?')[0]!)?.at(-1)?.route.id;
