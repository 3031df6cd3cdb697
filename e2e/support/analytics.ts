import type { Page } from '@playwright/test';
import { expect, test as base } from './account';
import { withFailingBackEnd } from './failing-back-end';
import { type Googles, standInForGoogle } from './google';

export const listing = '/imoveis/venda/sao-paulo/apartamento';

interface Visited {
  origin: string;
  google: Googles;
}

/** The back end of these stories shares their process, and reads a page the first time slowly: it is known before one is told. */
async function warm(page: Page, origin: string) {
  const get = async (path: string) => {
    let html = '';
    await expect(async () => {
      const answer = await page.request.get(origin + path);
      html = await answer.text();
      expect(answer.status()).toBe(200);
    }).toPass();
    return html;
  };
  await get('/');
  const home = /href="(\/usado\/[^"?]+)"/.exec(await get(listing))![1]!;
  await get(home);
}

/** Stories of a website with a container of Google Tag Manager, whose hosts are stood in for. */
export const test = base.extend<{
  story: (tell: (visited: Visited) => Promise<void>, settings?: { EXIT_INTENT?: 'on' }) => Promise<void>;
}>({
  story: async ({ database, page, context }, use) => {
    const google = await standInForGoogle(context);
    await use((tell, settings) =>
      withFailingBackEnd(
        database,
        async ({ origin }) => {
          await warm(page, origin);
          await tell({ origin, google });
          await page.goto('about:blank');
        },
        { GTM_ID: 'GTM-TEST1', ...settings },
      ),
    );
  },
});

export const choose = (page: Page, origin: string, cookies: string) =>
  page.request.post(`${origin}/recursos/cookies`, { form: { cookies }, maxRedirects: 0 });
export const googleCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_g'));
/** What was told by name, in its order; the beginning and commands apart. */
export const events = (google: Googles) =>
  google.heard().filter((each): each is { event: string } => 'event' in each && each.event !== 'gtm.js');
export const named = (google: Googles, name: string) => events(google).filter(({ event }) => event === name);
/** All events but views of pages. */
export const besidesPages = (google: Googles) =>
  events(google).filter(({ event }) => event !== 'route_change');
/** Until the page asks for nothing more. */
export const rest = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
};
