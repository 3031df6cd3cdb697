import type { Page } from '@playwright/test';
import { expect } from './support/account';
import { choose, events, googleCookies, listing, named, rest, test } from './support/analytics';
import { cardLinks, cards, heading, open, withoutNoBreakSpaces } from './support/listing';
import { hydrate, keepAsleep } from './support/test';

test.use({ hasChosenCookies: false });
// Each starts a site of its own, with a container.
test.describe.configure({ timeout: 120_000 });

/** A visit: the first page, a search, a home, its window for sharing, a page of the house. */
async function walk(page: Page, origin: string) {
  await open(page, `${origin}/`);
  await rest(page);
  await open(page, origin + listing);
  await cardLinks(page).first().click();
  await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
  await rest(page);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await page.keyboard.press('Escape');
  await page.locator('footer').getByRole('link', { name: 'Contato' }).first().click();
  await expect(heading(page)).toBeVisible();
  await rest(page);
}

test('requests nothing from Google before, without or after consent', async ({
  page,
  context,
  story,
}, info) => {
  test.slow();
  await story(async ({ origin, google }) => {
    const log: [visit: string, asked: string[]][] = [];
    const visit = async (name: string, tell: () => Promise<void>) => {
      google.asked.length = 0;
      await tell();
      log.push([name, [...google.asked]]);
      return google.asked.length;
    };
    expect(await visit('nothing chosen', () => walk(page, origin))).toBe(0);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();

    const refused = await visit('refused', async () => {
      await open(page, `${origin}/`);
      const notice = page.getByRole('region', { name: 'Aviso de cookies' });
      await notice.getByRole('button', { name: 'Recusar' }).click();
      await expect(page.getByText('Sua escolha de cookies foi guardada.')).toBeVisible();
      await walk(page, origin);
    });
    expect(refused).toBe(0);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();

    const allowed = await visit('allowed', async () => {
      await open(page, `${origin}/politica-de-privacidade`);
      expect(google.asked).toEqual([]);
      await page.getByRole('button', { name: 'Aceitar todos' }).click();
      await expect.poll(() => google.asked[0]).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST1');
      await walk(page, origin);
    });
    expect(allowed).toBeGreaterThan(5);
    expect(await googleCookies(page)).toEqual(expect.arrayContaining(['_ga', '_ga_TEST', '_gcl_au']));
    const [first, second, where, start] = google.heard();
    const all = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
    const more = ['functionality_storage', 'personalization_storage'];
    const every = (what: string) => Object.fromEntries([...all, ...more].map((name) => [name, what]));
    expect(first).toEqual(['consent', 'default', { ...every('denied'), security_storage: 'granted' }]);
    expect(second).toEqual(['consent', 'update', { ...every('granted'), security_storage: 'granted' }]);
    const page_location = `${origin}/politica-de-privacidade`;
    expect(where).toEqual(['set', { page_location, page_referrer: '' }]);
    expect(start).toMatchObject({ event: 'gtm.js', page_location });

    await open(page, `${origin}/politica-de-privacidade`);
    await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBeGreaterThan(2);
    const anew = page.waitForEvent('domcontentloaded');
    await page.locator('main').getByRole('button', { name: 'Recusar' }).click();
    await anew;
    await expect(page.getByText('Sua escolha de cookies foi guardada.')).toBeVisible();
    expect(await googleCookies(page)).toEqual([]);
    expect(await visit('revoked', () => walk(page, origin))).toBe(0);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    expect(await googleCookies(page)).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('medicao');
    await info.attach('network log', { body: JSON.stringify(log, null, 1), contentType: 'application/json' });
  });
});

test('tracks pages, a property and its share once each', async ({ page, story }) => {
  await story(async ({ origin, google }) => {
    await choose(page, origin, 'todos');
    await open(page, `${origin}${listing}?preco=0-9000000`);
    await expect.poll(() => google.heard().length).toBeGreaterThan(2);
    await expect
      .poll(() => named(google, 'route_change'))
      .toEqual([
        {
          event: 'route_change',
          page_title: await page.title(),
          page_location: origin + listing,
          route_name: 'imoveis',
        },
      ]);
    const id = Number(await cards(page).first().getAttribute('data-id'));
    const title = withoutNoBreakSpaces(await cardLinks(page).first().innerText());
    google.forget();
    await cardLinks(page).first().click();
    await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
    await expect
      .poll(() => events(google))
      .toMatchObject([
        {
          event: 'view_item',
          currency: 'BRL',
          value: expect.any(Number),
          items: [{ item_id: String(id), item_name: title, price: expect.any(Number) }],
        },
        { event: 'route_change', route_name: expect.stringMatching(/^imovel\/(novo|usado)$/) },
      ]);
    await rest(page);
    expect(events(google)).toHaveLength(2);

    google.forget();
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await expect.poll(() => events(google)).toEqual([{ event: 'lead_interessado', product_id: id }]);
    await page.keyboard.press('Escape');
    // Away and back by the browser's own buttons is another view of the page.
    google.forget();
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
    await expect.poll(() => named(google, 'view_item')).toHaveLength(1);
  });
});

test('loads no Google scripts and tracks nothing on a token page', async ({ page, story }) => {
  await story(async ({ origin, google }) => {
    await choose(page, origin, 'todos');
    await open(page, `${origin}/area-do-cliente/redefinir-senha?token=0b6a1d9e3c524f6b8a0d1f2e3c4b5a69`);
    await rest(page);
    expect(google.asked).toEqual([]);
    expect(JSON.stringify(await page.evaluate(() => window.dataLayer))).not.toContain('0b6a');
  });
});

test.describe('an untouched page', () => {
  test.use({ wakesPages: false });

  test('the first event goes 1,500 ms after load, without hydration', async ({ page, story }) => {
    await keepAsleep(page);
    await story(async ({ origin, google }) => {
      await choose(page, origin, 'todos');
      // Not by the browser: the listing's own event may come as late.
      const html = await (await page.request.get(origin + listing)).text();
      await page.goto(origin + /href="(\/usado\/[^"?]+)"/.exec(html)![1]!);
      await expect.poll(() => named(google, 'route_change')).toHaveLength(1);
      expect(named(google, 'view_item')).toHaveLength(1);
      await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
      const sinceLoad = await page.evaluate(() => {
        const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [
          PerformanceNavigationTiming,
        ];
        return performance.now() - loadEventStart;
      });
      expect(sinceLoad).toBeGreaterThanOrEqual(1500);
      await hydrate(page);
      await expect(page.locator('html')).toHaveAttribute('data-scripts', '');
      await rest(page);
      expect(named(google, 'route_change')).toHaveLength(1);
      expect(named(google, 'view_item')).toHaveLength(1);
      // The hydrated page goes on with the same tracker.
      await page.locator('footer').getByRole('link', { name: 'Contato' }).first().click();
      await expect.poll(() => named(google, 'route_change')).toHaveLength(2);
    });
  });
});
