import { expect, type Locator, type Page, test } from '@playwright/test';
import { hydrate } from './test';

/** The search of the issue: São Paulo apartments to buy, at least three bedrooms, up to five million. */
export const mainSearch = '/imoveis/venda/sao-paulo/apartamento/3-quartos?preco=0-5000000';

/** Whether this project's browser runs scripts. */
export const hasScripts = () => test.info().project.use.javaScriptEnabled !== false;
export const isMobile = () => test.info().project.name === 'mobile';

/** Opens a page and, where scripts run, waits until they have taken it over. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await waitForHydration(page);
  return response;
}

export async function waitForHydration(page: Page) {
  if (!hasScripts()) return;
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('data-scripts', '');
}

/** Titles are shown with no-break spaces; names and events have plain ones. */
export const withoutNoBreakSpaces = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const cards = (page: Page) => page.locator('[data-results] > article');
export const cardLinks = (page: Page) => cards(page).locator(':is(h2, h3) a');
/** The bar's one box, with the number of filters. */
export const filtersButton = (page: Page) => page.locator('.fila__mais');
/** The bar's place and negotiation: opens the search. */
export const openSearch = (page: Page) => page.locator('.achar').click();
/** The filters that only the drawer has; the others are read in the bar. */
export const chips = (page: Page) => page.getByRole('list', { name: 'Filtros ativos' });
export const nextCards = (page: Page) => page.getByRole('link', { name: 'Carregar mais' });

/** How many properties the page says there are. */
export async function total(page: Page): Promise<number> {
  return Number(await page.locator('[data-total]').getAttribute('data-total'));
}

export interface CardFacts {
  id: string;
  city: string;
  dorms: number;
  price: number;
}

/** What the cards say, read as a person reads them. */
export async function cardFacts(page: Page): Promise<CardFacts[]> {
  const number = (text: string) => Number(text.replace(/\D/g, ''));
  return Promise.all(
    (await cards(page).all()).map(async (card) => ({
      id: (await card.getAttribute('data-id')) ?? '',
      city: (await card.locator('.card__lugar').innerText()).split(', ').at(-1) ?? '',
      dorms: number((await card.locator('.ficha li', { hasText: 'dorm' }).allInnerTexts()).join('')),
      price: number(await card.locator('.preco').innerText()),
    })),
  );
}

interface ListedProperty {
  '@type': string[];
  name: string;
  url: string;
  numberOfBedrooms: number;
  address: { addressLocality: string };
  offers: { price: number; priceCurrency: string; businessFunction: string };
}

/** What the page says to machines: the items of its ItemList, and how many there are in all. */
export async function itemList(page: Page): Promise<{ total: number; items: ListedProperty[] }> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = blocks.map((text) => JSON.parse(text)).find((block) => block['@type'] === 'ItemList');
  return {
    total: list.numberOfItems,
    items: list.itemListElement.map(({ item }: { item: ListedProperty }) => item),
  };
}

/** Opens one of the bar's filters by what its button says, and gives its panel. */
export async function openFilter(page: Page, name: string | RegExp): Promise<Locator> {
  const filter = page
    .locator('details[name="filtro"]')
    .filter({ has: page.locator('summary', { hasText: name }) });
  await filter.locator('summary').first().click();
  const panel = filter.locator('.fil__painel');
  await expect(panel).toBeVisible();
  return panel;
}

/** Sends a sheet's form. What its button says is another story's (filter-counts.spec.ts). */
export const apply = (panel: Locator) => panel.locator('button[data-count]').click();

/** The one control of order and, on phones, view. */
export const sorting = (page: Page) => page.locator('details.ordem-v > summary');

/** Chooses an order. */
export async function sortBy(page: Page, label: string) {
  await sorting(page).click();
  await page.locator('.ordem-v').getByRole('link', { name: label, exact: true }).click();
}

/** Chooses a view: on phones it stands behind the control of the order. */
export async function viewAs(page: Page, name: string) {
  if (isMobile()) await sorting(page).click();
  await page
    .getByRole('main')
    .getByRole('button', { name, exact: true })
    .locator('visible=true')
    .first()
    .click();
}
