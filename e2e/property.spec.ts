import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { cardLinks, cards, hasScripts, heading, open, waitForHydration } from './support/listing';
import { expect, test } from './support/test';

/** Apartments to rent in São Paulo, the dearest first, on the second page. */
const search = '/imoveis/aluguel/sao-paulo?ordenacao=preco&direcao=desc&pagina=2';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const price = (page: Page) => page.getByRole('complementary', { name: 'Preço e contato' });
const titlesIn = (page: Page, name: string) =>
  section(page, name).getByRole('heading', { level: 3 }).getByRole('link');
const amount = (text: string) => Number(text.replace(/\D/g, ''));

test('a rental shows the facts of its card, full monthly cost and broker', async ({ page }) => {
  await open(page, search);
  const card = cards(page).first();
  const title = await cardLinks(page).first().innerText();
  const rent = amount(await card.locator('.preco').innerText());
  const facts = await card.locator('.ficha li').allInnerTexts();
  await cardLinks(page).first().click();
  await expect(page).toHaveURL(/\/(?:novo|usado)\/aluguel\/sao-paulo\/.+\/\d+$/);

  await expect(heading(page)).toHaveText(title);
  await expect(section(page, 'O imóvel').locator('dd').first()).toHaveText(facts[0]!);
  const costs = page.getByRole('region', { name: /^O mês nest/ }).locator('.pares');
  const parts = await costs.locator('div:not(.total) dd').allInnerTexts();
  expect(amount(parts[0]!)).toBe(rent);
  expect(amount(await costs.locator('.total dd').innerText())).toBe(
    parts.reduce((sum, part) => sum + amount(part), 0),
  );
  await expect(price(page)).toContainText(/Código BN\d+/);
  await expect(page.getByRole('main')).toContainText(/CRECI\S* [\d.]+-F/);
  await expect(price(page)).toContainText(/Atualizado em \d{2}\/\d{2}\/\d{4}/);
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toBeHidden();
});

test('‘Retornar’ restores the search, its page and scroll @js @no-js', async ({ page }) => {
  await open(page, search);
  await cardLinks(page).nth(7).scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  const title = await cardLinks(page).nth(7).innerText();
  await cardLinks(page).nth(7).click();
  await expect(heading(page)).toHaveText(title);
  if (hasScripts()) {
    // Over another property, and after a reload.
    await titlesIn(page, 'Imóveis similares').first().click();
    await expect(heading(page)).not.toHaveText(title);
    await page.reload();
    await waitForHydration(page);
  }
  await page.getByRole('link', { name: 'Retornar' }).click();
  await expect(page).toHaveURL(search);
  await expect(cardLinks(page).nth(7)).toHaveText(title);
  if (hasScripts()) await expect.poll(() => scrolled(page)).toBe(place);
});

test('similar properties are turned page by page, and others besides', async ({ page }) => {
  await open(page, search);
  await cardLinks(page).first().click();
  const similar = section(page, 'Imóveis similares');
  const titles = titlesIn(page, 'Imóveis similares');
  await expect(titles).toHaveCount(4);
  const first = await titles.allInnerTexts();
  const liked = await titlesIn(page, 'Você também pode gostar').allInnerTexts();

  await similar.getByRole('link', { name: 'Próximos' }).click();
  await expect(page).toHaveURL(/\?similares=2#similares$/);
  await expect(titles).not.toHaveText(first);
  expect((await titles.allInnerTexts()).filter((title) => first.includes(title))).toEqual([]);
  await expect(similar).toBeInViewport();
  await expect(titlesIn(page, 'Você também pode gostar')).toHaveText(liked);
  await similar.getByRole('link', { name: 'Anteriores' }).click();
  await expect(titles).toHaveText(first);
});

test('lists seen properties at the end, newest first, without layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.shifted = `${Number(document.documentElement.dataset.shifted ?? 0) + shift.value}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const seen: string[] = [];
  for (const index of [0, 1, 2]) {
    await open(page, search);
    seen.unshift(await cardLinks(page).nth(index).innerText());
    await cardLinks(page).nth(index).click();
    await expect(heading(page)).toHaveText(seen[0]!);
    await waitForHydration(page);
  }
  const before = section(page, 'Vistos recentemente').getByRole('link');
  await expect(before).toHaveText(seen.slice(1));
  await page.reload();
  await expect(before).toHaveText(seen.slice(1));
  expect(Number(await page.locator('html').getAttribute('data-shifted'))).toBeLessThanOrEqual(0.01);
  await before.first().click();
  await expect(heading(page)).toHaveText(seen[1]!);
});

test('counts a property view when seen, not when prefetched', async ({ page }) => {
  const counted: string[] = [];
  await page.route('**/recursos/visita', (route) => {
    const views = new URLSearchParams(route.request().postData() ?? '').get('imovel')!.split(' ');
    counted.push(...views.filter((view) => view.endsWith('/detail')));
    return route.fulfill({ status: 204 });
  });
  // A view counts once in each half hour, and one may begin meanwhile.
  await page.clock.setFixedTime(new Date());
  await open(page, search);
  const fetchedAhead = page.waitForRequest(/\.data/);
  await cardLinks(page).first().hover();
  await fetchedAhead;
  await cardLinks(page).nth(1).click();
  await expect(page).toHaveURL(/\/(?:novo|usado)\/aluguel\//);
  const { pathname } = new URL(page.url());
  const property = `${pathname.split('/')[1]}/${pathname.split('/').at(-1)}/detail`;
  // Told at once when the visitor turns away.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return counted;
    })
    .toEqual([property]);
  await page.getByRole('button', { name: 'Favoritar', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Entrar ou cadastrar-se' })).toBeVisible();
  expect(counted).toEqual([property]);
});

/** Lower edge of a part of the first screen, in px. */
const bottomOf = async (page: Page, part: string) => {
  const { y, height } = (await page.locator(part).boundingBox())!;
  return y + height;
};

test('the first 900 px have photo, name, sentence, price and visit', async ({ page }) => {
  await open(page, search);
  await cardLinks(page).first().click();
  await expect(page.locator('.abre__a .bt')).toBeVisible();
  for (const part of ['.galeria', '.abre h1', '.abre__p', '.abre__a .bt'])
    expect(await bottomOf(page, part), part).toBeLessThanOrEqual(900);
});

test('on a phone the foot bar is below name and price @mobile', async ({ page }) => {
  await open(page, search);
  await cardLinks(page).first().click();
  await expect(page.locator('.abre__p')).toBeVisible();
  const bar = (await page.locator('.fixa-m--preco').boundingBox())!.y;
  for (const part of ['.abre h1', '.abre__p']) expect(await bottomOf(page, part), part).toBeLessThan(bar);
  expect(await page.locator('.abre h1').evaluate((title) => getComputedStyle(title).fontSize)).toBe('30px');
});

test('the page is open to all, on a phone’s width too', async ({ page }) => {
  await open(page, search);
  await cardLinks(page).first().click();
  await expect(section(page, 'Você também pode gostar')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await violations(page)).toEqual([]);
});
