import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentName, encodeConsent, optionalPurposes, type Purpose } from '../consent/consent';
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
    fetchers: new Map(),
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

test('keeps pending events on a page without Google scripts for the next', async () => {
  const lead: PendingEvent = ['0123456789abcdef', { event: 'login', method: 'email' }];
  const visit = browse('https://www.casa.com.br/pasta?chave=abc', ['estatisticas']);
  visit.cookies.set(pendingEventsName, encodePendingEvents([lead]));
  const { begin } = await begun();
  begin('GTM-TEST1');
  expect(visit.events()).toEqual([]);
  expect(visit.cookies.has(pendingEventsName)).toBe(true);
  Object.assign(visit.location, { search: '', href: homeUrl });
  visit.show(visit.page('/imoveis', 'routes/imoveis/route', 'imoveis/*'));
  expect(visit.events()).toEqual(['gtm.js', 'login']);
  expect(visit.cookies.has(pendingEventsName)).toBe(false);
});

test('sets page_location without query and page_referrer for each page', async () => {
  const visit = browse(`${homeUrl}?preco=0-1`, ['marketing']);
  const { begin } = await begun();
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
  const set = visit.said().filter((each) => Array.isArray(each) && each[0] === 'set');
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

test('of a search that words its place itself the title is not told', async () => {
  const visit = browse(`${homeUrl}?localizacao=Clara%20Nunes&lat=-23&lng=-46`, ['estatisticas']);
  visit.document.title = 'Imóveis em Clara Nunes';
  const { begin } = await begun();
  begin('GTM-TEST1');
  await vi.advanceTimersByTimeAsync(1500);
  expect(visit.said().at(-1)).toMatchObject({ page_title: 'imoveis', page_location: homeUrl });
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
        const visit = browse(`https://www.casa.com.br/x/${key}?nome=${name}`, ['estatisticas']);
        visit.document.title = `Pasta de ${name} ${key}`;
        const { begin } = await begun();
        visit.show(visit.page(`/x/${key}`, id, route));
        begin('GTM-TEST1');
        await vi.advanceTimersByTimeAsync(1500);
        const all = JSON.stringify(visit.said());
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
      const visit = browse(isFirst ? `https://www.casa.com.br${at(hidden)}` : homeUrl, optionalPurposes);
      Object.assign(visit.document, { title: `Casa de ${canary}`, referrer: `${homeUrl}?de=${hidden}` });
      const left = { event: 'generate_lead', lead_type: canary, product_id: canary, email: canary };
      visit.cookies.set(pendingEventsName, encodePendingEvents([['0123456789abcdef', left as never]]));
      const { begin, tell: track } = await begun();
      begin('GTM-TEST1');
      visit.show(visit.page(at(hidden), 'routes/imoveis/route', 'imoveis/*'));
      track({ event: 'select_content', creative_name: canary, promotion_name: canary, promotion_id: canary });
      await vi.advanceTimersByTimeAsync(1500);
      const all = visit.said().map((each) => JSON.stringify({ ...each, 'gtm.start': 0 }));
      expect(all.join()).toContain('route_change');
      for (const each of all) {
        expect(each).not.toContain(canary);
        expect(each).not.toContain(hidden);
      }
    }),
    { numRuns: 100 },
  );
});
