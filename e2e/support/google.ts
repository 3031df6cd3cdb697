import type { BrowserContext } from '@playwright/test';

const googles = /^https:\/\/(?:[\w-]+\.)*(?:google[\w-]*\.com|doubleclick\.net)\//;

/** What Tag Manager does, as far as a page can tell: it hears of every event, and keeps cookies where that is granted. */
const container = `(() => {
  const layer = window.dataLayer;
  const hear = (each) => {
    const [command, kind, signals] = 'event' in each ? [] : each;
    if (command === 'consent' && kind === 'update') {
      if (signals.analytics_storage === 'granted') document.cookie = '_ga=GA1.1; Path=/; Max-Age=999';
      if (signals.analytics_storage === 'granted') document.cookie = '_ga_TEST=GS1; Path=/; Max-Age=999';
      if (signals.ad_storage === 'granted') document.cookie = '_gcl_au=1.1; Path=/; Max-Age=999';
    }
    const body = JSON.stringify(command ? Array.from(each) : each);
    void fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', keepalive: true, body });
  };
  layer.forEach(hear);
  const push = layer.push;
  layer.push = (...all) => (all.forEach(hear), push.apply(layer, all));
})();`;

/** A pushed event, or a command as a list. */
export type Heard = Record<string, unknown> | unknown[];

export interface Googles {
  /** Every request to another host than the site's, in its order. */
  asked: string[];
  /** The events and commands that the container received since `forget`, in their order. */
  heard(): Heard[];
  /** What was heard until now is of no more interest. */
  forget(): void;
}

/** Stands in for all of Google's hosts, which do not exist here, and keeps a log of what is asked of others. */
export async function standInForGoogle(context: BrowserContext): Promise<Googles> {
  const requestedUrls: string[] = [];
  const received: Heard[] = [];
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') requestedUrls.push(request.url());
  });
  await context.route(googles, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/gtm.js') return route.fulfill({ contentType: 'text/javascript', body: container });
    received.push(JSON.parse(route.request().postData()!) as Heard);
    return route.fulfill({ status: 204 });
  });
  return { asked: requestedUrls, heard: () => [...received], forget: () => void received.splice(0) };
}
