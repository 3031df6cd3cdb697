import { vi } from 'vitest';
import { consentName, encodeConsent, type Purpose } from '~/features/marketing/consent/consent';

/** Replaces the globals of a page at `address` on which `purposes` are consented to; null: nothing decided. `dataLayer` holds all, `events` those with names. */
export function openAnalyticsPage(address: string, purposes: readonly Purpose[] | null) {
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
    dataLayer: () =>
      (window.dataLayer ?? []).map((each) =>
        Object.prototype.toString.call(each) === '[object Arguments]' ? Array.from(each as []) : each,
      ),
    events: () => (window.dataLayer ?? []).filter((each) => 'event' in each && !('gtm.start' in each)),
    eventNames: () => (window.dataLayer ?? []).flatMap((each) => ('event' in each ? [each.event] : [])),
  };
}

export const startTracker = async () => {
  vi.resetModules();
  return import('~/features/marketing/analytics/tracker.browser');
};
