import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApi } from '@api/app';
import { createLogger } from '@api/platform/process/log';
import { apiClient } from '@server/back-end';
import { readEnv } from '@server/env';
import { openPageCache } from '@server/page-cache';
import { leadDelivery } from '@server/leads/delivery';
import { createServices } from '@server/services';
import { leadForms } from '../forms/forms';
import { fillCatalogue } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { serveSite } from '../support/serve-site';
import { unhurriedMs } from '../support/until';
import { visitsTo } from '../support/visit';
import { testSeals } from '../support/visitor';

const proxyName = 'from-the-proxy_1';
const lines: string[] = [];
const log = createLogger('info', { write: (line: string) => void lines.push(line) });
const logged = () =>
  lines.map((line) => JSON.parse(line) as { request?: string; path?: string; msg: string });
const heard: (string | null)[] = [];
let isDown = false;
let database: TestDatabase;
/** The website behind no proxy, and behind one. */
let direct: Awaited<ReturnType<typeof openSite>>;
let proxied: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  database = await openTestDatabase();
  await fillCatalogue(database.db, []);
  [direct, proxied] = [await openSite('0'), await openSite('1')];
});
afterAll(async () => {
  await direct.close();
  await proxied.close();
  await database.close();
});
beforeEach(() => {
  lines.length = heard.length = 0;
  isDown = false;
});

/** The website before its own back end, behind so many proxies. */
async function openSite(TRUST_PROXY: string) {
  const env = readEnv({ NODE_ENV: 'test', SITE_URL: 'https://bossa.example', TRUST_PROXY });
  const api = createApi({ db: database.db, log });
  const backEnd = {
    fetch: async (request: Request) => {
      heard.push(request.headers.get('x-request-id'));
      if (isDown) throw new TypeError('fetch failed');
      return api.fetch(request, { inProcess: true });
    },
    ready: async () => true,
    close: async () => {},
  };
  const { sendLead: send } = apiClient(backEnd, env, log);
  const leads = leadDelivery({ send, folder: '/dev/null/outbox', log });
  const shared = createServices({ env, backEnd, leads, seals: testSeals, log, readingMs: unhurriedMs });
  await shared.isBrokerageKnown();
  const pageCache = openPageCache({ env: { ...env, dataDir: '' }, shared, log });
  const site = await serveSite({ env, backEnd, leads, log, shared, pageCache });
  return { ...visitsTo(site.origin), close: site.close };
}
const headers = { 'x-request-id': proxyName };

it('a trusted proxy’s request id is in logs, calls and the error page', async () => {
  const { get } = proxied;
  isDown = true;
  const { status, html } = await get('/keyword', { headers });
  expect(status).toBeGreaterThanOrEqual(500);
  expect(html).toContain(`Referência: <span id="referencia">${proxyName}</span>`);
  expect(new Set(heard)).toEqual(new Set([proxyName]));
  expect(logged().length).toBeGreaterThan(1);
  expect(new Set(logged().map(({ request }) => request))).toEqual(new Set([proxyName]));
});

it.each([
  ['0', proxyName],
  ['1', 'short'],
  ['1', 'a name, with "more"'],
])('with %s proxies trusted, %j is not taken, and one is made', async (proxies, name) => {
  const { get } = proxies === '0' ? direct : proxied;
  await get('/termos-de-responsabilidade', { headers: { 'x-request-id': name } });
  const [answered] = logged().filter(({ path }) => path === '/termos-de-responsabilidade');
  expect(answered!.request).toMatch(/^[0-9a-f]{10}$/);
});

it('a lead carries it, and files are not worth a line', async () => {
  const { get, post } = proxied;
  const { path, fields } = leadForms.find(({ kind }) => kind === 'contact')!;
  const { status } = await post(path, fields, headers);
  expect(status).toBe(303);
  const lead = await database.db.selectFrom('lead').selectAll().executeTakeFirstOrThrow();
  expect(lead).toMatchObject({
    request_id: proxyName,
    details: expect.not.objectContaining({ request_id: proxyName }),
  });
  await get('/assets/nothing.js');
  expect(logged().filter(({ path }) => path?.startsWith('/assets/'))).toEqual([]);
});

it('a page that is kept is worth the same line as one that is made', async () => {
  const { get } = proxied;
  const path = '/sobre-nos/a-bossa-nova';
  for (const name of ['made-for-1', 'kept-for-2'])
    await get(`${path}?utm_source=a`, { headers: { 'x-request-id': name } });
  const { html } = await get(`${path}?utm_source=a`);
  expect(html).toContain('</html>');
  const answered = logged().filter(({ msg }) => msg === 'answered');
  expect(answered).toEqual(
    ['made-for-1', 'kept-for-2', expect.stringMatching(/^[0-9a-f]{10}$/)].map((request) =>
      expect.objectContaining({
        request,
        method: 'GET',
        path,
        status: 200,
        ms: expect.any(Number),
      }),
    ),
  );
});
