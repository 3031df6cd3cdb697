import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { operator } from '@api/audit/record-act';
import { publishArticle } from '@api/texts/articles';
import { articleRecord } from '@api/texts/queries';
import { apiClient } from '@server/back-end';
import { createServices } from '@server/services';
import { siteRedirects } from '@server/settings/site-redirects';
import { openSite } from '../imoveis/site';
import { serveSite } from '../support/serve-site';
import { silentLogger } from '../support/silent-logger';
import { anArticle } from './texts-api';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['redirect', 'redirect_state', 'house_article', 'house'] as const)
    await site.db.deleteFrom(table).execute();
});

/** The website with the redirects of the database. */
async function openInstance() {
  const { parts } = site;
  const api = apiClient(parts.backEnd, parts.env, silentLogger);
  const ownRedirects = siteRedirects({ api, legacy: parts.env.legacy, log: silentLogger });
  const shared = createServices({ ...parts, ownRedirects, changesKnownForMs: 0 });
  const { origin, close } = await serveSite({ ...parts, shared, ownRedirects });
  onTestFinished(close);
  const get = async (slug: string) => {
    const answer = await fetch(`${origin}/revista-curate/${slug}`, { redirect: 'manual' });
    await answer.arrayBuffer();
    return [answer.status, answer.headers.get('location')];
  };
  return { get, look: () => ownRedirects.check() };
}

async function publish(id: number | null, slug: string): Promise<number> {
  const version = id === null ? '' : (await articleRecord(site.db, id))!.version;
  const body = { content: anArticle({ slug }), version, draft: null };
  return (await publishArticle(site.db, operator, id, body)).id;
}

test('a renamed text answers 301 once, over any number of names', async () => {
  const { get, look } = await openInstance();
  const id = await publish(null, 'a-casa');
  for (const slug of ['serra', 'na-serra', 'a-serra']) await publish(id, slug);
  await look();
  for (const slug of ['a-casa', 'serra', 'na-serra'])
    expect([slug, await get(slug)]).toEqual([slug, [301, '/revista-curate/a-serra']]);
  expect(await get('a-serra')).toEqual([200, null]);
});

test('no redirect leads away from a name that is used again', async () => {
  const { get, look } = await openInstance();
  const id = await publish(null, 'a-casa');
  await publish(id, 'a-serra');
  await publish(id, 'a-casa');
  await look();
  expect(await get('a-casa')).toEqual([200, null]);
  expect(await get('a-serra')).toEqual([301, '/revista-curate/a-casa']);
  // Another text takes the old name: the redirect ends.
  await publish(null, 'a-serra');
  await look();
  expect(await get('a-serra')).toEqual([200, null]);
});
