import { expect, type Page, type Route } from '@playwright/test';

/** Holds requests until `letGo`, so that an answer comes after what the visitor does next. */
export async function hold(page: Page, url: RegExp, method = 'GET') {
  const held: Route[] = [];
  const onRequest = (route: Route) =>
    route.request().method() === method ? void held.push(route) : route.fallback();
  await page.route(url, onRequest);
  return {
    arrived: (count = 1) => expect.poll(() => held.length).toBeGreaterThanOrEqual(count),
    letGo: (index = 0) => held[index]!.continue(),
    /** Later requests pass. */
    end: () => page.unroute(url, onRequest),
    /** Also a link's prefetch, which may come before the navigation's own request or after it. */
    async letAllGo() {
      await page.unroute(url, onRequest);
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
