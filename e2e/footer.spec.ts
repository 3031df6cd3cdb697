import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { heading, open } from './support/listing';
import { expect, test } from './support/test';

const coverage = (page: Page) => page.getByRole('region', { name: 'Onde atuamos' });
const area = (page: Page, name: string) => coverage(page).getByRole('radio', { name, exact: true });
const places = (page: Page, name: string) => coverage(page).getByRole('region', { name });
async function choose(page: Page, name: string) {
  const fold = page.locator('summary', { hasText: 'Onde atuamos' });
  if ((await fold.isVisible()) && !(await coverage(page).isVisible())) await fold.click();
  await area(page, name).check();
}

test('the coverage area shows one area and links its searches @js @no-js', async ({ page }) => {
  await open(page, '/keyword');
  await expect(places(page, 'São Paulo')).toBeVisible();
  await choose(page, 'Praia');
  await expect(places(page, 'São Paulo')).toBeHidden();
  for (const name of ['Comprar em Paraty', 'Comprar em Geribá'])
    await expect(places(page, 'Praia').getByRole('link', { name })).toBeVisible();
  await choose(page, 'Rio de Janeiro');
  await expect(places(page, 'Praia')).toBeHidden();
  await places(page, 'Rio de Janeiro').getByRole('link', { name: 'Comprar em Leblon' }).click();
  await expect(page).toHaveURL(/^[^?]*\/imoveis\/venda\?localizacao=Leblon&lat=.*&lng=.*&range=3$/);
  await expect(heading(page)).toHaveText(/^\d+ imóveis à\svenda no\sLeblon$/);
});

test('small screens show cities or beaches, and reset per area @mobile', async ({ page }) => {
  await open(page, '/keyword');
  await choose(page, 'Praia');
  const [cities, beaches] = ['Comprar em Paraty', 'Comprar em Geribá'].map((name) =>
    places(page, 'Praia').getByRole('link', { name }),
  );
  await expect(cities!).toBeVisible();
  await expect(beaches!).toBeHidden();
  await places(page, 'Praia').getByRole('radio', { name: 'Praia' }).check();
  await expect(beaches!).toBeVisible();
  await expect(cities!).toBeHidden();
  await choose(page, 'Campo');
  await choose(page, 'Praia');
  await expect(cities!).toBeVisible();
});

test('the WhatsApp button never covers a photo at any scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  for (const address of ['/', '/sobre-nos/nossa-historia', '/imoveis/venda']) {
    await open(page, address);
    // What is seen in the middle of its place while a photograph, which no drawing is, is there.
    const seen = await page.evaluate(() => {
      const button = document.querySelector('footer a[href*="wa.me"].zap')!;
      const found: boolean[] = [];
      for (let y = 0; y < document.documentElement.scrollHeight; y += 100) {
        scrollTo({ top: y, behavior: 'instant' });
        const { left, top, width, height } = button.getBoundingClientRect();
        const [x, middle] = [left + width / 2, top + height / 2];
        const photographs = [...document.querySelectorAll('main picture img')].map((each) =>
          each.getBoundingClientRect(),
        );
        const isThere = photographs.some(
          (each) => each.left < x && each.right > x && each.top < middle && each.bottom > middle,
        );
        if (isThere) found.push(button.contains(document.elementFromPoint(x, middle)));
      }
      return found;
    });
    expect(seen.filter(Boolean), address).toEqual([]);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /por WhatsApp/ })).toBeInViewport();
  }
});

test('the blocks and the footer stand in nobody’s way @js @mobile', async ({ page }) => {
  await open(page, '/keyword');
  await choose(page, 'Internacional');
  expect(await violations(page)).toEqual([]);
});
