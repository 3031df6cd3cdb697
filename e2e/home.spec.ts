import type { Page } from '@playwright/test';
import { heading, open } from './support/listing';
import { overflow, expectAccessible, violations } from './support/accessibility';
import { expect, test } from './support/test';

/** Every section of the home page, by its heading. */
const sections = [
  'Em destaque',
  'Curadoria',
  'Lançamentos',
  'Anuncie com quem sabe ouvir.',
  'Quem descreve a casa esteve nela.',
];
const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('every home page section shows its heading, photos and a link', async ({ page }) => {
  await open(page, '/');
  await expect(heading(page)).toHaveText('Morar é uma questão de tom.');
  for (const title of sections) {
    const shown = section(page, title);
    await expect(shown.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(shown.getByRole('link').first()).toBeVisible();
    for (const image of await shown.locator('img:visible').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    }
  }
  // Homes whose photos have been fetched.
  expect(await section(page, 'Em destaque').getByRole('article').count()).toBeGreaterThan(1);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const title of sections) await expect(section(page, title).getByRole('link').first()).toBeVisible();
});

test('a bar selects another hero photo with its text and link @js @no-js', async ({ page }) => {
  const bars = page.getByRole('group', { name: 'Fotografia' }).getByRole('radio');
  // A bar comes when its photo has been fetched.
  await expect(async () => {
    await open(page, '/');
    expect(await bars.count()).toBe(5);
  }).toPass();
  await expect(page.locator('.heroi__foto img:visible')).toHaveCount(1);
  const first = await page.locator('.heroi__foto img:visible').getAttribute('src');
  const other = bars.nth(2);
  const title = await other.locator('xpath=..').innerText();
  await other.check();
  const photo = page.locator('.heroi__foto img:visible');
  await expect(photo).toHaveCount(1);
  expect(await photo.getAttribute('src')).not.toBe(first);
  const caption = page.locator('.heroi__leg p:visible');
  await expect(caption).toContainText(title.trim());
  await caption.getByRole('link', { name: 'Ver imóveis' }).click();
  await expect(page).toHaveURL(/\/imoveis/);
});

test('the launch that is pointed at, or has the focus, shows its print', async ({ page }) => {
  await open(page, '/');
  const rows = section(page, 'Lançamentos').getByRole('listitem').getByRole('link');
  const prints = page.locator('.indice__fotos img');
  await rows.nth(2).hover();
  await expect(prints.nth(2)).toHaveCSS('opacity', '1');
  await rows.nth(1).focus();
  await page.mouse.move(0, 0);
  await expect(prints.nth(1)).toHaveCSS('opacity', '1');
});

test('the home page is light and holds still while it loads @js @mobile', async ({ page }) => {
  const bytes: number[] = [];
  page.on('response', async (response) => {
    const { responseBodySize } = await response.request().sizes();
    bytes.push(responseBodySize);
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(bytes.reduce((sum, each) => sum + each, 0) / 1024).toBeLessThan(460);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.01);
});

test('the home page is at most 5,500 px long, on a phone 8,000', async ({ page }) => {
  const limits = [
    { width: 1440, height: 900, limit: 5500 },
    { width: 390, height: 844, limit: 8000 },
  ];
  for (const { limit, ...size } of limits) {
    await page.setViewportSize(size);
    await open(page, '/');
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(length, `at ${size.width} px`).toBeLessThanOrEqual(limit);
  }
});

test('the home page stands in nobody’s way, at any width', async ({ page }) => {
  await open(page, '/');
  await expectAccessible(page);
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `at ${width} px`).toBe(0);
  }
});

const partials = [
  ...['blog', 'brand-and-services', 'curation', 'featured', 'international', 'launch'],
  ...['lifestyle-curate', 'media', 'sell-with-us', 'team', 'header-main'],
].map((name) => `/partials/${name}`);

test('each partial and demo page stands alone, in nobody’s way', async ({ page }) => {
  for (const path of [...partials, '/imoveis/banner', '/imoveis/customSelect']) {
    await open(page, path);
    await expect(page.locator('#app > footer'), path).toHaveCount(0);
    expect(await violations(page), path).toEqual([]);
  }
});
