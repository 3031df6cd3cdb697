import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { expect, test, propertyWithMedia } from './support/property-with-media';
import { hasScripts, isMobile, open } from './support/listing';

/** Of the demo: one whose exact place is shown; it leads to its own address. */
const withExactPlace = '/novo/venda/12';
const shareWindow = (page: Page) => page.getByRole('dialog', { name: 'Compartilhar imóvel' });

test('the map ignores the wheel; our drawing needs no scripts @js @no-js', async ({ page }) => {
  await open(page, propertyWithMedia);
  const place = page.getByRole('region', { name: 'Localização' });
  await expect(place).toContainText('Itaim Bibi, São Paulo. O ponto é aproximado');
  if (hasScripts()) {
    await expect(page.locator('.leaflet-container')).toHaveCount(0);
    await place.scrollIntoViewIfNeeded();
    const map = place.getByRole('group', { name: /^Mapa da região do imóvel/ });
    await expect(map.locator('.mapa__raio')).toBeVisible();
    await expect(map.locator('img.leaflet-tile').first()).toHaveAttribute('src', /\/15\/\d+\/\d+\.png$/);
    await map.hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(map.locator('img.leaflet-tile').first()).toHaveAttribute('src', /\/15\//);
    await open(page, withExactPlace);
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole('group', { name: /^Mapa do imóvel/ }).locator('.mapa__ponto')).toBeVisible();
    await expect(place.locator('.mapa__raio')).toHaveCount(0);
    return;
  }
  const drawing = place.getByRole('img', { name: /^Desenho do lugar: Itaim Bibi, perto de / });
  await expect(drawing).toBeVisible();
  await expect(place).toContainText('Desenho nosso, sem ruas. O círculo tem 500 metros de raio.');
  await expect(place.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute('href', /#map=15\/-23\./);
  await place.getByRole('link', { name: 'Ver imóveis por perto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Itaim Bibi');
});

test.describe('without tiles', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });
  test('our drawing stays, and the empty map is not in its way', async ({ page }) => {
    await page.route(/\/\d+\/\d+\/\d+\.png$/, (route) => route.abort('failed'));
    await open(page, propertyWithMedia);
    const place = page.getByRole('region', { name: 'Localização' });
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole('img', { name: /^Desenho do lugar: / })).toBeVisible();
    await expect(page.locator('.leaflet-container')).toHaveCount(0);
    await expect(place).toContainText('Desenho nosso, sem ruas.');
  });
});

test('a property is shared by its link, copied or sent on @js @mobile', async ({ page, context }) => {
  await open(page, propertyWithMedia);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  const share = shareWindow(page);
  await expect(share).toBeVisible();
  await expect(share.getByLabel('Link do imóvel')).toHaveValue(page.url());
  const targets = share.getByRole('listitem').getByRole('link');
  await expect(targets).toHaveText(
    ['WhatsApp', 'Facebook', 'Messenger', 'E-mail', 'SMS', 'LinkedIn', 'Pinterest', 'X (Twitter)'],
    { useInnerText: true },
  );
  for (const target of await targets.all()) await expect(target).toHaveAttribute('target', '_blank');
  const mail = new URL((await share.getByRole('link', { name: 'E-mail' }).getAttribute('href'))!);
  expect(mail.searchParams.get('subject')).toBe('Veja este imóvel que está no site da Bossa Nova');
  expect(mail.searchParams.get('body')).toContain(page.url());
  expect((await share.boundingBox())!.width).toBe(isMobile() ? 390 : 428);
  if (!hasScripts()) return;

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await share.getByRole('button', { name: 'Copiar' }).click();
  await expect(share.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.janela')?.id)).toBe('compartilhar');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(share.getByRole('button', { name: 'Copiar' })).toBeVisible();
  if (!isMobile()) expect(await violations(page)).toEqual([]);
});
