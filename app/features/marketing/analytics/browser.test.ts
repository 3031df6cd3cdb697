import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentName } from '../consent/consent';
import { consentEvent } from '../consent/consent-event';
import { openAnalyticsPage, startTracker } from '@tests/support/analytics-page';
import { encodePendingEvents, pendingEventsName, type PendingEvent } from './pending-events';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const homeUrl = 'https://www.casa.com.br/imoveis';
const detail = {
  ...{ id: 741, titulo1: 'Casa no Jardim', condition: 'used', moeda: 'BRL', flag: {} },
  ...{
    venda: true,
    aluguel: true,
    valorMin: 2_500_000,
    valorLocacao: 9000,
    detalhes: { tipoImovel: 'casa' },
  },
};

test('sends denied consent, then the choice, before Tag Manager loads', async () => {
  const visit = openAnalyticsPage(`${homeUrl}?utm_source=carta`, ['estatisticas']);
  const { begin } = await startTracker();
  begin('GTM-TEST1');
  const [first, second, where, start, ...more] = visit.dataLayer() as [unknown[], unknown[], ...object[]];
  expect(first.slice(0, 2)).toEqual(['consent', 'default']);
  expect(Object.values(first[2] as object).filter((each) => each === 'granted')).toHaveLength(1);
  expect(second.slice(0, 2)).toEqual(['consent', 'update']);
  expect(second[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  expect(where).toEqual(['set', { page_location: homeUrl, page_referrer: 'https://busca.example' }]);
  expect(start).toEqual({ event: 'gtm.js', 'gtm.start': expect.any(Number), page_location: homeUrl });
  expect(more).toEqual([]);
  expect(visit.scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
});

test('begun twice, as React’s strict mode does, everything is sent once', async () => {
  const visit = openAnalyticsPage(homeUrl, ['estatisticas']);
  const { begin } = await startTracker();
  begin('GTM-TEST1');
  begin('GTM-TEST1');
  await vi.advanceTimersByTimeAsync(5000);
  expect(visit.scripts).toHaveLength(1);
  expect(visit.eventNames()).toEqual(['gtm.js', 'route_change']);
});

test('tracks a page after 1,500 ms by title and bare URL, not if left sooner', async () => {
  const visit = openAnalyticsPage(homeUrl, ['estatisticas']);
  const { begin } = await startTracker();
  begin('GTM-TEST1');
  await vi.advanceTimersByTimeAsync(1499);
  expect(visit.eventNames()).toEqual(['gtm.js']);
  visit.show(
    visit.page('/sobre-nos/contato?assunto=Compra', 'routes/sobre-nos/contato/route', 'sobre-nos/contato'),
  );
  visit.document.title = 'Contato · Bossa Nova';
  await vi.advanceTimersByTimeAsync(1500);
  // A fetcher's answer or a hash: the same page.
  visit.show(
    visit.page('/sobre-nos/contato?assunto=Compra', 'routes/sobre-nos/contato/route', 'sobre-nos/contato'),
  );
  await vi.advanceTimersByTimeAsync(5000);
  expect(visit.events()).toEqual([
    {
      event: 'route_change',
      page_title: 'Contato · Bossa Nova',
      page_location: 'https://www.casa.com.br/sobre-nos/contato',
      route_name: 'sobre-nos/contato',
    },
  ]);
});

test.each([
  ['/usado/venda/sao-paulo/itaim/casa/741', 2_500_000],
  ['/usado/aluguel/sao-paulo/itaim/casa/741', 9000],
])('counts %s as one view across tabs, and again after another page', async (path, price) => {
  const visit = openAnalyticsPage(homeUrl, ['marketing']);
  const { begin } = await startTracker();
  begin('GTM-TEST1');
  const property = (search = '') => visit.page(path + search, 'routes/imovel/usado', 'usado/*', { detail });
  visit.show(property());
  visit.show(property('?galeria=mapa'));
  visit.show(property());
  visit.show(visit.page('/imoveis', 'routes/imoveis/route', 'imoveis/*'));
  visit.show(property());
  await vi.advanceTimersByTimeAsync(5000);
  const view = {
    ...{ event: 'view_item', currency: 'BRL', value: price },
    items: [{ item_id: '741', item_name: 'Casa no Jardim', item_category: 'casa', price }],
  };
  expect(visit.events()).toEqual([view, view]);
});

test('tracks a pending event once on the next page, not after a reload', async () => {
  const lead: PendingEvent = ['0123456789abcdef', { event: 'generate_lead', lead_type: 'contact' }];
  const visit = openAnalyticsPage(homeUrl, ['estatisticas']);
  visit.cookies.set(pendingEventsName, encodePendingEvents([lead]));
  const { begin } = await startTracker();
  begin('GTM-TEST1');
  expect(visit.cookies.has(pendingEventsName)).toBe(false);
  visit.show(visit.page('/imoveis', 'routes/imoveis/route', 'imoveis/*'));
  visit.cookies.set(pendingEventsName, encodePendingEvents([lead]));
  visit.show(visit.page('/imoveis', 'routes/imoveis/route', 'imoveis/*'));
  expect(visit.eventNames()).toEqual(['gtm.js', 'generate_lead']);
  expect(visit.dataLayer().at(-1)).toEqual({
    event: 'generate_lead',
    lead_type: 'contact',
    product_id: undefined,
  });
});

const signUp: PendingEvent = ['0123456789abcdef', { event: 'login', method: 'email' }];
const listingPage = ['/imoveis', 'routes/imoveis/route', 'imoveis/*'] as const;

test('leaves the events of a form that replaces the document to the new one', async () => {
  const visit = openAnalyticsPage(homeUrl, ['estatisticas']);
  const { begin } = await startTracker();
  begin('GTM-TEST1');
  // The dialog's fetcher has its answer, which names a new document.
  visit.cookies.set(pendingEventsName, encodePendingEvents([signUp]));
  visit.show({ ...visit.page(...listingPage), fetchers: new Map([['1', { state: 'loading' }]]) });
  expect(visit.eventNames()).toEqual(['gtm.js']);
  const { cookies } = visit;
  const next = openAnalyticsPage('https://www.casa.com.br/login-home', ['estatisticas']);
  for (const [name, value] of cookies) next.cookies.set(name, value);
  const { begin: beginNext } = await startTracker();
  beginNext('GTM-TEST1');
  next.show(next.page(...listingPage));
  expect(next.eventNames()).toEqual(['gtm.js', 'login']);
});

test('sends the events of a form that keeps the document after its answer', async () => {
  const visit = openAnalyticsPage(homeUrl, ['estatisticas']);
  const { begin } = await startTracker();
  begin('GTM-TEST1');
  visit.cookies.set(pendingEventsName, encodePendingEvents([signUp]));
  visit.show({ ...visit.page(...listingPage), fetchers: new Map([['1', { state: 'loading' }]]) });
  visit.show({ ...visit.page(...listingPage), fetchers: new Map([['1', { state: 'idle' }]]) });
  expect(visit.eventNames()).toEqual(['gtm.js', 'login']);
});

test('a favorite is sent by its script or by the next document, once', async () => {
  const once = 'fedcba9876543210';
  const event = { event: 'user_favorite', product_id: 741 } as const;
  const visit = openAnalyticsPage(homeUrl, ['estatisticas']);
  const { begin, tell } = await startTracker();
  begin('GTM-TEST1');
  visit.cookies.set(pendingEventsName, encodePendingEvents([[once, event]]));
  tell(event, once);
  expect(visit.cookies.has(pendingEventsName)).toBe(false);
  visit.cookies.set(pendingEventsName, encodePendingEvents([[once, event]]));
  visit.show(visit.page(...listingPage));
  expect(visit.events()).toEqual([event]);
});

test('a favorite waits on a page that Google’s scripts may not read', async () => {
  const once = 'fedcba9876543210';
  const event = { event: 'user_favorite', product_id: 741 } as const;
  const visit = openAnalyticsPage('https://www.casa.com.br/imoveis?email=clara@exemplo.com', [
    'estatisticas',
  ]);
  const { begin, tell } = await startTracker();
  begin('GTM-TEST1');
  visit.cookies.set(pendingEventsName, encodePendingEvents([[once, event]]));
  tell(event, once);
  expect(visit.events()).toEqual([]);
  expect(visit.cookies.has(pendingEventsName)).toBe(true);
});

test('on withdrawn consent, stops tracking and reloads without cookies', async () => {
  const visit = openAnalyticsPage(homeUrl, ['estatisticas', 'marketing']);
  const { begin, tell: track } = await startTracker();
  begin('GTM-TEST1');
  for (const name of ['_ga', '_ga_X', '_gcl_au', 'sessao']) visit.cookies.set(name, '1');
  visit.allow([]);
  const chosen = new Event(consentEvent, { cancelable: true });
  visit.document.dispatchEvent(chosen);
  expect(chosen.defaultPrevented).toBe(true);
  expect(visit.location.reload).toHaveBeenCalledOnce();
  expect([...visit.cookies.keys()]).toEqual([consentName, 'sessao']);
  track({ event: 'login', method: 'email' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(visit.eventNames()).toEqual(['gtm.js']);
  expect(visit.dataLayer().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
});

test('loads a new document after consent is withdrawn in another tab', async () => {
  const visit = openAnalyticsPage(homeUrl, ['estatisticas']);
  const { begin } = await startTracker();
  begin('GTM-TEST1');
  visit.allow([]);
  const to = { pathname: '/sobre-nos/contato', search: '', hash: '' };
  visit.show({
    ...visit.page('/imoveis', 'routes/imoveis/route', 'imoveis/*'),
    navigation: { state: 'loading', location: to },
  });
  expect(visit.location.assign).toHaveBeenCalledExactlyOnceWith('/sobre-nos/contato');
});

test.each([
  ['/area-do-cliente/redefinir-senha?token=abc', false],
  ['/area-do-cliente/login?email=clara@exemplo.com', false],
  ['/imoveis?localizacao=Itaim', true],
])('Google’s scripts are let into %s: %s', async (path, is) => {
  const visit = openAnalyticsPage(`https://www.casa.com.br${path}`, ['estatisticas']);
  const { begin } = await startTracker();
  begin('GTM-TEST1');
  expect(visit.scripts).toHaveLength(is ? 1 : 0);
  const to = { pathname: '/pasta', search: '?chave=0b6a1d9e3c524f6b8a0d1f2e3c4b5a69', hash: '' };
  visit.show({
    ...visit.page('/imoveis', 'routes/imoveis/route', 'imoveis/*'),
    navigation: { state: 'loading', location: to },
  });
  expect(visit.location.assign).toHaveBeenCalledTimes(is ? 1 : 0);
});
