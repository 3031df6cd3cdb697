import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '@api/app';
import { silentLogger } from '../../support/silent-logger';
import { defaultPageBudgetMs } from '~/back-end/page-time-budget.server';
import { remoteBackEnd } from '@server/back-end';
import { readEnv } from '@server/env';
import { anchors, heading, text } from '../../imoveis/markup';
import { fillCatalogue, makeListing } from '../../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { faults, startFaultyBackEnd } from '../../support/faulty-back-end';
import { serveSite } from '../../support/serve-site';
import { rendererSettings } from '@tests/support/renderer-settings';

let database: TestDatabase;
let backEnd: Awaited<ReturnType<typeof startFaultyBackEnd>>;
let origin: string;
let close: undefined | (() => Promise<unknown>);
let ids: Map<string, number>;

beforeAll(async () => {
  database = await openTestDatabase();
  ids = await fillCatalogue(
    database.db,
    ['VISTO', 'NUNCA', 'OUTRO'].map((reference) =>
      makeListing({ reference, title: `Apartamento ${reference.toLowerCase()}` }),
    ),
  );
  const api = createApi({ db: database.db, log: silentLogger });
  backEnd = await startFaultyBackEnd((request) => api.fetch(request));
});
afterAll(async () => {
  await close?.();
  await backEnd.close();
  await database.close();
});

/** One for each way of failing: a call that has failed again and again is not made for a while (breaker.server.ts). */
async function openSite() {
  await close?.();
  const env = readEnv({
    NODE_ENV: 'production',
    SITE_URL: 'https://www.example.com.br',
    API_BASE_URL: backEnd.baseUrl,
    MAP_TILE_URL: '',
    ...rendererSettings,
  });
  const site = await serveSite({
    env,
    backEnd: remoteBackEnd(backEnd.baseUrl, env.apiTimeoutMs),
    leads: { accept: async () => ({}) },
    readingMs: defaultPageBudgetMs,
  });
  ({ origin, close } = site);
  // The first page of a route also makes its frame.
  await get(pathOf('VISTO'));
}

const pathOf = (reference: string) =>
  `/usado/venda/sao-paulo/moema/apartamento-${reference.toLowerCase()}/${ids.get(reference)}`;

async function get(path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html };
}

describe.each(faults)('while the back end %s', (fault) => {
  beforeAll(openSite);

  test('shows a recently seen property from the cache with a notice', async () => {
    await get(pathOf('VISTO'));
    const page = await backEnd.whileIt(fault, () => get(pathOf('VISTO')));
    expect(page).toMatchObject({ status: 200 });
    expect(heading(page.html)).toBe('Apartamento visto');
    expect(text(page.html)).toContain('R$ 2.000.000');
    expect(text(page.html)).toContain('Tivemos um problema ao buscar o imóvel');
    expect(page.html).not.toContain('Imóveis similares');
  });

  test('another is answered by a page that says so and leads on', async () => {
    const page = await backEnd.whileIt(fault, () => get(pathOf('NUNCA')));
    expect(page).toMatchObject({ status: 503 });
    expect(text(page.html)).toContain('Tivemos um problema ao abrir esta página, tente novamente.');
    const content = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'));
    expect(anchors(content).map(({ href }) => href)).toEqual([pathOf('NUNCA'), '/', '/imoveis']);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('the page of one that is gone still says its text', async () => {
    const page = await backEnd.whileIt(fault, () => get('/imovel-indisponivel/usado/venda/1'));
    expect(page).toMatchObject({ status: 410 });
  });
});

// A refusal is a connection's, not a call's.
describe.each(faults.filter((fault) => fault !== 'refuses'))(
  'while the back end %s where it is asked for similar ones',
  (fault) => {
    beforeAll(openSite);

    test('the property’s page is whole but for them', async () => {
      const page = await backEnd.whileIt(fault, () => get(pathOf('OUTRO')), '/similar');
      expect(page).toMatchObject({ status: 200 });
      expect(heading(page.html)).toBe('Apartamento outro');
      expect(text(page.html)).not.toContain('Tivemos um problema');
      expect(page.html).not.toContain('Imóveis similares');
    });
  },
);

test('who turns the similar ones’ pages meanwhile is told, and finds back', async () => {
  await openSite();
  const { html } = await backEnd.whileIt(
    'answers 500',
    () => get(`${pathOf('OUTRO')}?similares=2&utm_source=carta`),
    '/similar',
  );
  expect(text(html)).toContain('Não foi possível carregar mais imóveis, tente novamente.');
  expect(html).toContain(`href="${pathOf('OUTRO')}?utm_source=carta#similares"`);
});

test('once it is back, so are all parts of the page', async () => {
  await openSite();
  await backEnd.whileIt('answers 500', () => get(pathOf('VISTO')));
  const { html } = await get(pathOf('VISTO'));
  expect(html).toContain('Imóveis similares');
  expect(text(html)).not.toContain('Tivemos um problema');
});
