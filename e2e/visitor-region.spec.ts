import type { Page } from '@playwright/test';
import { consentName, encodeConsent } from '~/features/marketing/consent/consent';
import { startFaultyBackEnd } from '../tests/support/faulty-back-end';
import { open } from './support/listing';
import { withSpecifiedSite } from './support/specified-site';
import { expect, test } from './support/test';

const somePage = '/sobre-nos/contato';
const menus = (page: Page) => page.locator('.menu > li > a');
const saoPaulos = ['São Paulo', 'Rio de Janeiro', 'Campo'];
const rios = ['Rio de Janeiro', 'São Paulo', 'Serra'];
const toRent = (page: Page) => page.locator('footer').getByRole('link', { name: 'Alugar' });
const regionCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'regiao')?.value;
const firstThree = async (page: Page) => (await menus(page).allTextContents()).slice(0, 3);

/** Runs the site for visitors whom its operator's endpoint says to be in Rio; what it was asked. */
async function inRio(story: (origin: string, asked: readonly string[]) => Promise<void>) {
  const asked: string[] = [];
  const endpoint = await startFaultyBackEnd(({ url }) => {
    asked.push(new URL(url).pathname);
    return Response.json({ country: 'BR', region: 'RJ' });
  });
  try {
    await withSpecifiedSite(({ origin }) => story(origin, asked), { GEO_URL: `${endpoint.baseUrl}/{ip}` });
  } finally {
    await endpoint.close();
  }
}

test('a visitor in Rio has Rio’s menus at once below the window, then above, and from the server where allowed', async ({
  page,
}) => {
  await inRio(async (origin, asked) => {
    await open(page, origin + somePage);
    await expect(toRent(page)).toHaveAttribute('href', /localizacao=Rio%20de%20Janeiro/);
    expect(await firstThree(page)).toEqual(saoPaulos);
    await page.locator('header .logo').first().click();
    await expect(page).toHaveURL(`${origin}/`);
    await expect.poll(() => firstThree(page)).toEqual(rios);
    // Kept for the tab, it is not asked for again, and no cookie is set.
    await open(page, origin + somePage);
    await expect(toRent(page)).toHaveAttribute('href', /localizacao=Rio%20de%20Janeiro/);
    expect([asked.length, await regionCookie(page)]).toEqual([1, undefined]);

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
