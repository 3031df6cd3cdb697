import type { Page } from '@playwright/test';
import { cardLinks, cards, open, viewAs } from './support/listing';
import { expect, test } from './support/test';

/** Where the first photograph begins, in CSS px from the screen's top, and how far it goes to both sides. */
async function firstPhoto(page: Page, place: string) {
  const photo = page.locator(`${place} img`).first();
  await expect(photo).toBeVisible();
  const { x, y, width } = (await photo.boundingBox())!;
  return { y, left: x, right: x + width };
}

// The pictures of a site that has just begun are still being made: their place is measured, not they.
test.use({ expectedProblems: [/503/] });

/** Listings as people meet them: how each begins differs. */
const listings = {
  'of a place': ['/imoveis/venda', '/imoveis/venda/sao-paulo', '/imoveis/venda/leblon'],
  'with filters': [
    '/imoveis/venda?localizacao=Vila+Nova+Concei%C3%A7%C3%A3o&lat=-23.592&lng=-46.672&range=5',
    '/imoveis/venda/sao-paulo/apartamento/2-quartos?preco=1000000-9000000&suites=1&vagas=1&area=60-0&atributos-do-imovel=terraco-varanda',
    '/imoveis/venda/sao-paulo?tipo=apartamento&tipo=cobertura&tipo=casa',
  ],
  'of the house, of a broker, to rent': [
    '/imoveis/venda?tipo-de-localizacao=Internacional',
    '/imoveis/venda?corretor=marina-couto',
    '/imoveis/aluguel',
  ],
};

for (const [name, addresses] of Object.entries(listings))
  test(`a listing ${name} shows its first photograph in a phone’s upper third @mobile`, async ({ page }) => {
    for (const address of addresses) {
      await open(page, address);
      // As a grid already, nothing would show when the page has been loaded again.
      if (await page.locator('.cards--lista').isVisible()) await viewAs(page, 'Grade');
      await expect(page.locator('.cards--lista')).toHaveCount(0);
      await expect(cards(page).first()).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      const grid = await firstPhoto(page, '[data-results]');
      expect(grid.y, address).toBeLessThanOrEqual(300);
      expect([grid.left, grid.right], address).toEqual([0, 390]);
      await viewAs(page, 'Lista');
      await expect(page.locator('.cards--lista')).toBeVisible();
      await page.evaluate(() => scrollTo(0, 0));
      expect((await firstPhoto(page, '[data-results]')).y, address).toBeLessThanOrEqual(300);
    }
  });

test('a property photo starts below one row at full width @mobile', async ({ page }) => {
  for (const listing of ['/imoveis/venda', '/imoveis/venda?corretor=marina-couto', '/imoveis/aluguel']) {
    await open(page, listing);
    await open(page, (await cardLinks(page).first().getAttribute('href'))!);
    const { y, left, right } = await firstPhoto(page, 'main');
    expect(y).toBeLessThanOrEqual(120);
    expect([left, right]).toEqual([0, 390]);
  }
});

test('home shows photo, title and search on the first screen @mobile', async ({ page }) => {
  await open(page, '/');
  const { y, left, right } = await firstPhoto(page, 'main');
  expect(y).toBeLessThanOrEqual(60);
  expect([left, right]).toEqual([0, 390]);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('search')).toBeInViewport({ ratio: 1 });
});

test('on a large screen the bar is one calm row above the first photograph', async ({ page }) => {
  await open(page, '/imoveis/venda/sao-paulo/2-quartos');
  await expect(cards(page).first()).toBeVisible();
  expect((await firstPhoto(page, '[data-results]')).y).toBeLessThanOrEqual(307);
  const boxed = await page
    .locator('.barra__g, .titulo')
    .locator('button, summary, a')
    .locator('visible=true')
    .evaluateAll((controls) =>
      controls
        .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) > 0)
        .map((control) => control.textContent),
    );
  expect(boxed).toEqual(['1Filtros, 1 em uso']);
});

test('rules and prices of a row of cards are level', async ({ page }) => {
  await open(page, '/imoveis/venda/sao-paulo');
  const feet = await cards(page)
    .locator('.card__pe')
    .evaluateAll((all) => all.slice(0, 9).map((foot) => Math.round(foot.getBoundingClientRect().top)));
  for (const row of [feet.slice(0, 3), feet.slice(3, 6), feet.slice(6, 9)])
    expect(new Set(row).size, row.join(' ')).toBe(1);
});
