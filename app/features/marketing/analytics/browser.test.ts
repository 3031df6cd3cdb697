import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentName, encodeConsent, type Purpose } from '../consent/consent';
import { consentEvent } from '../consent/consent-event';
import { encodePendingEvents, pendingEventsName, type PendingEvent } from './pending-events';

function browse(address: string, purposes: readonly Purpose[] | null) {
  const cookies = new Map<string, string>();
  const allow = (given: readonly Purpose[]) => cookies.set(consentName, encodeConsent(given, new Date()));
  if (purposes) allow(purposes);
  const document = new EventTarget() as unknown as Document & { title: string };
  const scripts: string[] = [];
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set(line: string) {
      const [, name, value] = /^([^=]*)=([^;]*)/.exec(line)!;
      if (/Max-Age=0/.test(line)) cookies.delete(name!);
      else cookies.set(name!, value!);
    },
  });
  Object.assign(document, {
    title: 'Imóveis · Bossa Nova',
    referrer: 'https://busca.example/?q=Clara',
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  });
  const listeners = new Set<() => void>();
  const location = Object.assign(new URL(address), { assign: vi.fn(), reload: vi.fn() });
  const page = (path: string, id: string, route: string, data?: unknown) => ({
    navigation: { state: 'idle' },
    fetchers: new Map<string, { state: string }>(),
    location: { pathname: path.split('?')[0]!, search: path.includes('?') ? `?${path.split('?')[1]}` : '' },
    matches: [{ route: { id: 'root', path: '' } }, { route: { id, path: route } }],
    loaderData: { [id]: data },
  });
  const router = {
    state: page(location.pathname + location.search, 'routes/imoveis/route', 'imoveis/*') as object,
    subscribe: (listener: () => void) => listeners.add(listener),
  };
  const storage = new Map<string, string>();
  const sessionStorage = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  };
  const window = Object.assign(new EventTarget(), { __remixRouter: router, location }) as unknown as Window;
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', location);
  vi.stubGlobal('sessionStorage', sessionStorage);
  return {
    ...{ document, cookies, scripts, location, allow, page, window },
    show(state: object) {
      router.state = state;
      for (const listener of listeners) listener();
    },
    said: () =>
      (window.dataLayer ?? []).map((each) =>
        Object.prototype.toString.call(each) === '[object Arguments]' ? Array.from(each as []) : each,
      ),
    told: () => (window.dataLayer ?? []).filter((each) => 'event' in each && !('gtm.start' in each)),
    events: () => (window.dataLayer ?? []).flatMap((each) => ('event' in each ? [each.event] : [])),
  };
}

const begun = async () => {
  vi.resetModules();
  return import('./tracker.browser');
};

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
  const visit = browse(`${homeUrl}?utm_source=carta`, ['estatisticas']);
  const { begin } = await begun();
  begin('GTM-TEST1');
  const [first, second, where, start, ...more] = visit.said() as [unknown[], unknown[], ...object[]];
  expect(first.slice(0, 2)).toEqual(['consent', 'default']);
  expect(Object.values(first[2] as object).filter((each) => each === 'granted')).toHaveLength(1);
  expect(second.slice(0, 2)).toEqual(['consent', 'update']);
  expect(second[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  expect(where).toEqual(['set', { page_location: homeUrl, page_referrer: 'https://busca.example' }]);
  expect(start).toEqual({ event: 'gtm.js', 'gtm.start': expect.any(Number), page_location: homeUrl });
  expect(more).toEqual([]);
  expect(visit.scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
});

test('begun twice, as React’s strict mode does, all is told once', async () => {
  const visit = browse(homeUrl, ['estatisticas']);
  const { begin } = await begun();
  begin('GTM-TEST1');
  begin('GTM-TEST1');
  await vi.advanceTimersByTimeAsync(5000);
  expect(visit.scripts).toHaveLength(1);
  expect(visit.events()).toEqual(['gtm.js', 'route_change']);
});

test('tracks a page after 1,500 ms by title and bare URL, not if left sooner', async () => {
  const visit = browse(homeUrl, ['estatisticas']);
  const { begin } = await begun();
  begin('GTM-TEST1');
  await vi.advanceTimersByTimeAsync(1499);
  expect(visit.events()).toEqual(['gtm.js']);
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
  expect(visit.told()).toEqual([
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
  const visit = browse(homeUrl, ['marketing']);
  const { begin } = await begun();
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
  expect(visit.told()).toEqual([view, view]);
});

test('tracks a pending event once on the next page, not after a reload', async () => {
  const lead: PendingEvent = ['0123456789abcdef', { event: 'generate_lead', lead_type: 'contact' }];
  const visit = browse(homeUrl, ['estatisticas']);
  visit.cookies.set(pendingEventsName, encodePendingEvents([lead]));
  const { begin } = await begun();
  begin('GTM-TEST1');
  expect(visit.cookies.has(pendingEventsName)).toBe(false);
  visit.show(visit.page('/imoveis', 'routes/imoveis/route', 'imoveis/*'));
  visit.cookies.set(pendingEventsName, encodePendingEvents([lead]));
  visit.show(visit.page('/imoveis', 'routes/imoveis/route', 'imoveis/*'));
  expect(visit.events()).toEqual(['gtm.js', 'generate_lead']);
  expect(visit.said().at(-1)).toEqual({
    event: 'generate_lead',
    lead_type: 'contact',
    product_id: undefined,
  });
});

const signUp: PendingEvent = ['0123456789abcdef', { event: 'login', method: 'email' }];
const listingPage = ['/imoveis', 'routes/imoveis/route', 'imoveis/*'] as const;

test('leaves the events of a form that replaces the document to the new one', async () => {
  const visit = browse(homeUrl, ['estatisticas']);
  const { begin } = await begun();
  begin('GTM-TEST1');
  // The dialog's fetcher has its answer, which names a new document.
  visit.cookies.set(pendingEventsName, encodePendingEvents([signUp]));
  visit.show({ ...visit.page(...listingPage), fetchers: new Map([['1', { state: 'loading' }]]) });
  expect(visit.events()).toEqual(['gtm.js']);
  const { cookies } = visit;
  const next = browse('https://www.casa.com.br/login-home', ['estatisticas']);
  for (const [name, value] of cookies) next.cookies.set(name, value);
  const { begin: beginNext } = await begun();
  beginNext('GTM-TEST1');
  next.show(next.page(...listingPage));
  expect(next.events()).toEqual(['gtm.js', 'login']);
});

test('sends the events of a form that keeps the document after its answer', async () => {
  const visit = browse(homeUrl, ['estatisticas']);
  const { begin } = await begun();
  begin('GTM-TEST1');
  visit.cookies.set(pendingEventsName, encodePendingEvents([signUp]));
  visit.show({ ...visit.page(...listingPage), fetchers: new Map([['1', { state: 'loading' }]]) });
  visit.show({ ...visit.page(...listingPage), fetchers: new Map([['1', { state: 'idle' }]]) });
  expect(visit.events()).toEqual(['gtm.js', 'login']);
});

test('a favorite is sent by its script or by the next document, once', async () => {
  const once = 'fedcba9876543210';
  const event = { event: 'user_favorite', product_id: 741 } as const;
  const visit = browse(homeUrl, ['estatisticas']);
  const { begin, tell } = await begun();
  begin('GTM-TEST1');
  visit.cookies.set(pendingEventsName, encodePendingEvents([[once, event]]));
  tell(event, once);
  expect(visit.cookies.has(pendingEventsName)).toBe(false);
  visit.cookies.set(pendingEventsName, encodePendingEvents([[once, event]]));
  visit.show(visit.page(...listingPage));
  expect(visit.told()).toEqual([event]);
});

test('a favorite waits on a page that Google’s scripts may not read', async () => {
  const once = 'fedcba9876543210';
  const event = { event: 'user_favorite', product_id: 741 } as const;
  const visit = browse('https://www.casa.com.br/imoveis?email=clara@exemplo.com', ['estatisticas']);
  const { begin, tell } = await begun();
  begin('GTM-TEST1');
  visit.cookies.set(pendingEventsName, encodePendingEvents([[once, event]]));
  tell(event, once);
  expect(visit.told()).toEqual([]);
  expect(visit.cookies.has(pendingEventsName)).toBe(true);
});

test('on withdrawn consent, stops tracking and reloads without cookies', async () => {
  const visit = browse(homeUrl, ['estatisticas', 'marketing']);
  const { begin, tell: track } = await begun();
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
  expect(visit.events()).toEqual(['gtm.js']);
  expect(visit.said().at(-1)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
});

test('loads a new document after consent is withdrawn in another tab', async () => {
  const visit = browse(homeUrl, ['estatisticas']);
  const { begin } = await begun();
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
  const visit = browse(`https://www.casa.com.br${path}`, ['estatisticas']);
  const { begin } = await begun();
  begin('GTM-TEST1');
  expect(visit.scripts).toHaveLength(is ? 1 : 0);
  const to = { pathname: '/pasta', search: '?chave=0b6a1d9e3c524f6b8a0d1f2e3c4b5a69', hash: '' };
  visit.show({
    ...visit.page('/imoveis', 'routes/imoveis/route', 'imoveis/*'),
    navigation: { state: 'loading', location: to },
  });
  expect(visit.location.assign).toHaveBeenCalledTimes(is ? 1 : 0);
});
