import type { Page } from '@playwright/test';
import { consentName, encodeConsent } from '~/features/marketing/consent/consent';
import { startFaultyBackEnd } from '../tests/support/faulty-back-end';
import { open } from './support/listing';
import { withSpecifiedSite } from './support/specified-site';
import { expect, hydrate, keepAsleep, test } from './support/test';

test.use({ wakesPages: false });

const somePage = '/sobre-nos/contato';
const menus = (page: Page) => page.locator('.menu > li > a');
const rios = ['Rio de Janeiro', 'São Paulo', 'Serra'];
const toRent = (page: Page) => page.locator('footer').getByRole('link', { name: 'Alugar' });
const regionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'regiao')?.value;
const firstThree = async (page: Page) => (await menus(page).allTextContents()).slice(0, 3);

/** Runs the site for visitors whom its operator's endpoint says to be in Rio; what it was asked. */
async function inRio(story: (origin: string, lookups: readonly string[]) => Promise<void>) {
  const lookups: string[] = [];
  const endpoint = await startFaultyBackEnd(({ url }) => {
    lookups.push(new URL(url).pathname);
    return Response.json({ country: 'BR', region: 'RJ' });
  });
  try {
    await withSpecifiedSite(({ origin }) => story(origin, lookups), { GEO_URL: `${endpoint.baseUrl}/{ip}` });
  } finally {
    await endpoint.close();
  }
}

test('a visitor in Rio gets the menus of Rio, by lookup or by the server', async ({ page }) => {
  await keepAsleep(page);
  await inRio(async (origin, lookups) => {
    await page.goto(origin + somePage);
    await expect.poll(() => firstThree(page), 'on the landing page, before hydration').toEqual(rios);
    await expect(toRent(page)).toHaveAttribute('href', /localizacao=Rio%20de%20Janeiro/);
    await expect(page.locator('html')).not.toHaveAttribute('data-scripts');
    await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('data-scripts', '');
    expect(await firstThree(page)).toEqual(rios);
    await page.locator('header .logo').first().click();
    await expect(page).toHaveURL(`${origin}/`);
    await expect.poll(() => firstThree(page)).toEqual(rios);
    // The server knows the address for a while: no lookup, no cookie.
    const again = await page.goto(origin + somePage);
    expect(await again!.text()).toMatch(/<ul class="menu"><li><a [^>]*>Rio de Janeiro</);
    expect([lookups.length, await regionCookie(page)]).toEqual([1, undefined]);

    const choice = { name: consentName, value: encodeConsent(['preferencias'], new Date()), url: origin };
    await page.context().addCookies([choice]);
    await page.evaluate(() => sessionStorage.clear());
    await open(page, origin + somePage);
    await expect.poll(() => regionCookie(page)).toBe('RJ');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const document = await page.goto(origin + somePage);
    expect(await document!.text()).toMatch(/<ul class="menu"><li><a [^>]*>Rio de Janeiro</);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => /geolocalizacao|partes/.test(path))).toEqual([]);
  });
});
