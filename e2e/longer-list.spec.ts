import { cardLinks, cards, mainSearch, nextCards, open, waitForHydration, sortBy } from './support/listing';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('‘Carregar mais’ appends cards, keeps the scroll and updates the URL', async ({ page }) => {
  await open(page, mainSearch);
  const first = await cardLinks(page).allInnerTexts();
  await nextCards(page).scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await nextCards(page).click();
  await expect(cards(page)).toHaveCount(18);
  await expect(page).toHaveURL(/pagina=2$/);
  expect((await cardLinks(page).allInnerTexts()).slice(0, 9)).toEqual(first);
  expect(await scrolled(page)).toBe(place);
  await expect(page.locator('[data-seen]')).toHaveAttribute('data-seen', '18');
  await expect(cardLinks(page).nth(9)).toBeFocused();
  await expect(page.locator('#anuncio')).toHaveText('Mais 9 imóveis');
  await expect(nextCards(page)).toHaveAttribute('href', /pagina=3$/);
  await expect(page.getByRole('navigation', { name: 'Páginas' }).locator('[aria-current]')).toHaveText('2');
});

test.describe('a longer list', () => {
  test('is restored at its place after going back or a reload', async ({ page }) => {
    await open(page, mainSearch);
    for (const count of [18, 27]) {
      await nextCards(page).click();
      await expect(cards(page)).toHaveCount(count);
    }
    const titles = await cardLinks(page).allInnerTexts();
    await cardLinks(page).nth(20).scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    await cardLinks(page).nth(20).click();
    await expect(page).toHaveURL(/\/(novo|usado)\/venda\//);
    await expect(cards(page)).toHaveCount(0);

    await page.goBack();
    await expect(cardLinks(page)).toHaveText(titles);
    await expect.poll(() => scrolled(page)).toBe(place);

    await page.reload();
    await waitForHydration(page);
    await expect(cardLinks(page)).toHaveText(titles);
    await expect.poll(() => scrolled(page)).toBe(place);
  });
});

test.describe('where the network fails', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to load|Failed to fetch/] });

  test('‘Carregar mais’ says so, keeps the list and works again later', async ({ page, context }) => {
    await open(page, mainSearch);
    await context.setOffline(true);
    await nextCards(page).click();
    await expect(
      page.getByText('Não foi possível carregar mais imóveis, tente novamente.').first(),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(9);
    await expect(page).toHaveURL(mainSearch);

    await context.setOffline(false);
    await nextCards(page).click();
    await expect(cards(page)).toHaveCount(18);
    await expect(page).toHaveURL(/pagina=2$/);
  });
});

test('a longer list keeps its length on a view change, not in a new search', async ({ page }) => {
  await open(page, mainSearch);
  await nextCards(page).click();
  await expect(cards(page)).toHaveCount(18);
  await page.getByRole('button', { name: 'Lista' }).click();
  await expect(page.getByRole('button', { name: 'Lista' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(18);
  await sortBy(page, 'Maior preço');
  await expect(page).toHaveURL(/direcao=desc$/);
  await expect(cards(page)).toHaveCount(9);
});

test('page numbers fit on one line of a phone on any page @mobile', async ({ page }) => {
  for (const width of [390, 320])
    for (const number of [1, 2, 3, 30, 200]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, `/imoveis/venda?pagina=${number}`);
      const pages = page.getByRole('navigation', { name: 'Páginas' });
      await expect(pages.locator('[aria-current=page]')).toHaveText(String(number));
      const tops = await pages
        .locator('a:visible')
        .evaluateAll((links) => [
          ...new Set(links.map((link) => Math.round(link.getBoundingClientRect().top))),
        ]);
      expect(tops, `page ${number} at ${width}`).toHaveLength(1);
    }
});
