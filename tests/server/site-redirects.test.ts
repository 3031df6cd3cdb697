import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { operator } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { addRedirect } from '@api/redirects/add-redirect';
import { compileOperatorRules } from '@domain/legacy-urls/operator-loops';
import { redirectRules } from '@domain/legacy-urls/redirect-for';
import { ApiHttpError } from '~/back-end/errors.server';
import { apiClient } from '@server/back-end';
import { openPageCache } from '@server/page-cache';
import { createServices } from '@server/services';
import { openRedirectStore } from '@server/settings/redirect-store';
import { siteRedirects } from '@server/settings/site-redirects';
import { openSite } from '../imoveis/site';
import { serveSite } from '../support/serve-site';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['redirect', 'redirect_state'] as const) await site.db.deleteFrom(table).execute();
});

const rename = (from: string, to: string) =>
  inTransaction(site.db, (write) => addRedirect(write, { from, to, actor: operator }));
const locationOf = (own: { find: ReturnType<typeof siteRedirects>['find'] }, path = '/a') =>
  own.find(path, '')?.redirect.location;
const legacy = { financingUrl: 'https://simulador.example/', blogUrl: 'https://blog.example/' };

/** An instance of the website with a page cache; its timer is the test's. */
async function openInstance() {
  const { parts } = site;
  const api = apiClient(parts.backEnd, parts.env, silentLogger);
  const ownRedirects = siteRedirects({ api, legacy: parts.env.legacy, log: silentLogger });
  const shared = createServices({ ...parts, ownRedirects, changesKnownForMs: 60_000 });
  const pageCache = openPageCache({ env: { ...parts.env, dataDir: '' }, shared, log: silentLogger });
  const { origin, close } = await serveSite({ ...parts, shared, pageCache, ownRedirects });
  onTestFinished(close);
  const get = async (path: string) => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await fetch(origin + path, { redirect: 'manual', headers });
    await answer.arrayBuffer();
    return `${answer.status} ${answer.headers.get('location') ?? answer.headers.get('server-timing')}`;
  };
  return { get, check: ownRedirects.check };
}

test('two instances answer a renamed address once, at their next look', async () => {
  const instances = [await openInstance(), await openInstance()];
  for (const { get } of instances)
    await until(async () => expect(await get('/sobre-nos/contato')).toBe('200 cache;desc=kept'));
  await rename('/sobre-nos/contato', '/sobre-nos/onde');
  await rename('/sobre-nos/onde', '/imoveis/venda');
  for (const { get, check } of instances) {
    await check();
    expect(await get('/sobre-nos/contato?utm_source=a')).toBe('301 /imoveis/venda?utm_source=a');
    expect(await get('/sobre-nos/onde')).toBe('301 /imoveis/venda');
  }
  await rename('/imoveis/venda', '/sobre-nos/contato');
  for (const { get, check } of instances) {
    await check();
    expect(await get('/sobre-nos/contato')).toMatch(/^200 /);
  }
});

test('redirects stay while the back end fails, and at the next start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-redirects-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const api = {
    redirects: vi.fn(async () => ({ version: '1', lines: '/a /imoveis' as string | null })),
  };
  const warn = vi.fn();
  const open = (back = 'https://api.example') =>
    siteRedirects({ api, legacy, log: { warn }, store: openRedirectStore(dataDir, back, { warn }) });
  const own = open();
  await own.check();
  api.redirects.mockRejectedValue(new Error('away'));
  for (let times = 0; times < 3; times += 1) await own.check();
  expect([locationOf(own), own.version]).toEqual(['/imoveis', 1]);
  expect(warn.mock.calls).toEqual([[{ reason: 'away' }, 'redirects unavailable']]);
  await until(async () => {
    const next = open();
    await next.check();
    expect(locationOf(next)).toBe('/imoveis');
  });
  const elsewhere = open('https://other.example');
  await elsewhere.check();
  expect(locationOf(elsewhere), 'of another back end').toBeUndefined();
});

test('a website’s own file counts until its back end has redirects', async () => {
  const missing = Object.assign(new ApiHttpError(404, 'GET redirects', null), { isMissing: true });
  const api = { redirects: vi.fn().mockRejectedValue(missing) };
  const warn = vi.fn();
  const { index } = compileOperatorRules('/a /busca', redirectRules(legacy));
  const file = { find: index.find.bind(index), version: 0, check: async () => {} };
  const own = siteRedirects({ api, legacy, log: { warn }, file });
  await own.check();
  expect([locationOf(own), warn.mock.calls]).toEqual(['/busca', []]);
  api.redirects.mockResolvedValue({ version: '', lines: null });
  await own.check();
  expect(locationOf(own)).toBe('/busca');
  api.redirects.mockResolvedValue({ version: '1', lines: '/b /imoveis' });
  await own.check();
  expect([locationOf(own), locationOf(own, '/b')]).toEqual([undefined, '/imoveis']);
  api.redirects.mockRejectedValue(missing);
  await own.check();
  expect(locationOf(own, '/b'), 'a proxy’s 404 ends nothing').toBe('/imoveis');
  expect(warn.mock.calls).toEqual([[{}, 'redirects file ignored: the back end has redirects']]);
});
