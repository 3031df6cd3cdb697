import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { optionalPurposes } from '../consent/consent';
import { openAnalyticsPage, startTracker } from '@tests/support/analytics-page';
import { encodePendingEvents, pendingEventsName, type PendingEvent } from './pending-events';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const homeUrl = 'https://www.casa.com.br/imoveis';

test('keeps pending events on a page without Google scripts for the next', async () => {
  const lead: PendingEvent = ['0123456789abcdef', { event: 'login', method: 'email' }];
  const visit = openAnalyticsPage('https://www.casa.com.br/pasta?chave=abc', ['estatisticas']);
  visit.cookies.set(pendingEventsName, encodePendingEvents([lead]));
  const { begin } = await startTracker();
  begin('GTM-TEST1');
  expect(visit.eventNames()).toEqual([]);
  expect(visit.cookies.has(pendingEventsName)).toBe(true);
  Object.assign(visit.location, { search: '', href: homeUrl });
  visit.show(visit.page('/imoveis', 'routes/imoveis/route', 'imoveis/*'));
  expect(visit.eventNames()).toEqual(['gtm.js', 'login']);
  expect(visit.cookies.has(pendingEventsName)).toBe(false);
});

test('sets page_location without query and page_referrer for each page', async () => {
  const visit = openAnalyticsPage(`${homeUrl}?preco=0-1`, ['marketing']);
  const { begin } = await startTracker();
  begin('GTM-TEST1');
  visit.show(visit.page('/imoveis?preco=0-2', 'routes/imoveis/route', 'imoveis/*'));
  const folder = 'area-do-cliente/meus-favoritos/:pastaId';
  visit.show(
    visit.page(
      '/area-do-cliente/meus-favoritos/x1',
      'routes/area-do-cliente/meus-favoritos/pasta/route',
      folder,
    ),
  );
  const set = visit.dataLayer().filter((each) => Array.isArray(each) && each[0] === 'set');
  expect(set).toEqual([
    ['set', { page_location: homeUrl, page_referrer: 'https://busca.example' }],
    [
      'set',
      {
        page_location: 'https://www.casa.com.br/area-do-cliente/meus-favoritos/pastaId',
        page_referrer: homeUrl,
      },
    ],
  ]);
});

test('of a search that words its place itself the title is not sent', async () => {
  const visit = openAnalyticsPage(`${homeUrl}?localizacao=Clara%20Nunes&lat=-23&lng=-46`, ['estatisticas']);
  visit.document.title = 'Imóveis em Clara Nunes';
  const { begin } = await startTracker();
  begin('GTM-TEST1');
  await vi.advanceTimersByTimeAsync(1500);
  expect(visit.dataLayer().at(-1)).toMatchObject({ page_title: 'imoveis', page_location: homeUrl });
});

test('tracks private pages by kind only, without names or ids', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[A-Z][a-z]{5,9} [A-Z][a-z]{5,9}$/),
      fc.stringMatching(/^[a-z0-9]{6,12}$/),
      fc.constantFrom(
        ['routes/area-do-cliente/meus-favoritos/pasta/route', 'area-do-cliente/meus-favoritos/:pastaId'],
        [
          'routes/area-do-cliente/minhas-pesquisas-salvas/editar/route',
          'area-do-cliente/minhas-pesquisas-salvas/:id',
        ],
        ['routes/institucional/not-found', '*'],
      ),
      async (name, key, [id, route]) => {
        const visit = openAnalyticsPage(`https://www.casa.com.br/x/${key}?nome=${name}`, ['estatisticas']);
        visit.document.title = `Pasta de ${name} ${key}`;
        const { begin } = await startTracker();
        visit.show(visit.page(`/x/${key}`, id, route));
        begin('GTM-TEST1');
        await vi.advanceTimersByTimeAsync(1500);
        const all = JSON.stringify(visit.dataLayer());
        expect(all).toContain('route_change');
        expect(all).not.toContain(name);
        expect(all).not.toContain(key);
      },
    ),
    { numRuns: 30 },
  );
});

test('pushes no secret from the address, title, referrer or an answer', async () => {
  const secret = fc.oneof(fc.emailAddress(), fc.stringMatching(/^[1-9]\d{10}$/), fc.uuid());
  const places = fc.constantFrom<(hidden: string) => string>(
    (hidden) => `/imoveis?x=${hidden}`,
    (hidden) => `/imoveis?localizacao=${hidden}&lat=1&lng=2`,
    (hidden) => `/imoveis#${hidden}`,
    (hidden) => `/imoveis/venda/${hidden}`,
  );
  await fc.assert(
    fc.asyncProperty(secret, places, fc.boolean(), async (canary, at, isFirst) => {
      const hidden = encodeURIComponent(canary);
      const visit = openAnalyticsPage(
        isFirst ? `https://www.casa.com.br${at(hidden)}` : homeUrl,
        optionalPurposes,
      );
      Object.assign(visit.document, { title: `Casa de ${canary}`, referrer: `${homeUrl}?de=${hidden}` });
      const left = { event: 'generate_lead', lead_type: canary, product_id: canary, email: canary };
      visit.cookies.set(pendingEventsName, encodePendingEvents([['0123456789abcdef', left as never]]));
      const { begin, tell: track } = await startTracker();
      begin('GTM-TEST1');
      visit.show(visit.page(at(hidden), 'routes/imoveis/route', 'imoveis/*'));
      track({ event: 'select_content', creative_name: canary, promotion_name: canary, promotion_id: canary });
      await vi.advanceTimersByTimeAsync(1500);
      const all = visit.dataLayer().map((each) => JSON.stringify({ ...each, 'gtm.start': 0 }));
      expect(all.join()).toContain('route_change');
      for (const each of all) {
        expect(each).not.toContain(canary);
        expect(each).not.toContain(hidden);
      }
    }),
    { numRuns: 100 },
  );
});
