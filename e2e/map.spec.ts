import type { Page } from '@playwright/test';
import { cardLinks, cards, heading, mainSearch, open, total, viewAs } from './support/listing';
import { expect, test } from './support/test';

/** A street's width of the city, so that pins stand alone. */
const fewPins = '/imoveis/venda/sao-paulo/casa/4-quartos?preco=0-9000000';
const pins = (page: Page) => page.locator('.alfinete');
const singlePins = (page: Page) => page.locator('.alfinete:not(.alfinete--grupo)');

async function openMap(page: Page, address: string) {
  await open(page, address);
  await viewAs(page, 'Mapa');
  await expect(page.locator('.mapa').first()).toBeVisible();
}

/** Comes nearer until a property stands alone. */
async function untilSinglePin(page: Page) {
  for (let step = 0; step < 8 && (await singlePins(page).count()) === 0; step += 1) {
    await pins(page).first().click();
    await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
  }
  await expect(singlePins(page).first()).toBeVisible();
}

/** One step nearer, seen in the pins: while the map moves it takes no other. */
async function comeNearer(page: Page) {
  const farther = await pins(page).allInnerTexts();
  await page.getByRole('button', { name: 'Aproximar', exact: true }).click();
  await expect.poll(() => pins(page).allInnerTexts()).not.toEqual(farther);
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
}

test('all properties of the search are on the map, as prices or groups @main', async ({ page }) => {
  await openMap(page, mainSearch);
  await expect(pins(page).first()).toBeVisible();
  const names = await pins(page).evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label') ?? ''));
  const counted = names.map((name) => Number(/^(\d+) imóveis nesta região/.exec(name)?.[1] ?? 1));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(await total(page));
  await untilSinglePin(page);
  await expect(singlePins(page).first()).toHaveAccessibleName(/^R\$ \d[\d.,]* (milh|mil,|bilh).*, .+/);
  await expect(page.getByText('Mapa de teste')).toBeVisible();
});

// The list and the map are side by side on large screens only.
test('a card marks its pin and a pin its card', async ({ page }) => {
  await openMap(page, fewPins);
  await expect(pins(page).first()).toBeVisible();
  await cards(page).first().hover();
  await expect(page.locator('.alfinete.ativo')).toHaveCount(1);
  await heading(page).hover();
  await expect(page.locator('.alfinete.ativo')).toHaveCount(0);
  await cardLinks(page).first().focus();
  await expect(page.locator('.alfinete.ativo')).toHaveCount(1);

  await cards(page).first().hover();
  await page.locator('.alfinete.ativo').hover();
  await expect(cards(page).first()).toHaveAttribute('data-no-mapa', '');
  await heading(page).hover();
  await expect(cards(page).first()).not.toHaveAttribute('data-no-mapa');
});

test('a pin is a link to its property and says the price @js @mobile', async ({ page }) => {
  await openMap(page, fewPins);
  await expect(pins(page).first()).toBeVisible();
  await untilSinglePin(page);
  const pin = singlePins(page).first();
  await expect(pin).toHaveRole('link');
  await expect(pin).toHaveText(/^R\$ \d+(,\d)? (mi|mil)$/);
  const path = (await pin.getAttribute('href'))!;
  expect(path).toMatch(/^\/(novo|usado)\/venda\/.*\/\d+$/);
  await pin.press('Enter');
  await expect(page).toHaveURL(path);
});

test('properties at one point open as a list of links @js @mobile', async ({ page }) => {
  await page.route('**/recursos/mapa/**', async (route) => {
    const answer = await route.fetch();
    const found = (await answer.json()) as { pins: object[] };
    const [first, second] = found.pins;
    await route.fulfill({
      json: { ...found, total: 2, pins: [first, { ...first, ...second, ...place(first!) }] },
    });
  });
  await openMap(page, fewPins);
  await pins(page).first().press('Enter');
  const sheet = page.getByRole('region', { name: 'Imóveis neste ponto' });
  await expect(sheet.getByRole('link')).toHaveCount(2);
  await expect(sheet.getByRole('link').first()).toHaveAttribute('href', /^\/(novo|usado)\/venda\/.*\/\d+$/);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(pins(page).first()).toBeFocused();
});

const place = (pin: object) => {
  const { lat, lng } = pin as { lat: number; lng: number };
  return { lat, lng };
};

test('‘Buscar nesta área’ appears after a move and puts the area in the URL', async ({ page }) => {
  await openMap(page, mainSearch);
  await expect(pins(page).first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Buscar nesta área' });
  await expect(button).toHaveCount(0);
  const before = await total(page);
  await comeNearer(page);
  await comeNearer(page);
  await button.click();
  await expect(page).toHaveURL(
    /^[^?]*\/imoveis\/venda\/apartamento\/3-quartos\?preco=0-5000000&lat=-23\.\d{1,4}&lng=-46\.\d{1,4}&range=\d+(\.\d)?$/,
  );
  await expect(heading(page)).toContainText('na área do mapa');
  await expect(button).toHaveCount(0);
  await expect.poll(() => total(page)).toBeLessThan(before);
  await expect(page.locator('path.mapa__raio')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(mainSearch);
  await expect(page.locator('path.mapa__raio')).toHaveCount(0);
});

// Phones have no wheel.
test('the wheel scrolls the page until the map is used', async ({ page }) => {
  await openMap(page, mainSearch);
  await expect(pins(page).first()).toBeVisible();
  const map = page.locator('.mapa__tela');
  const box = (await map.boundingBox())!;
  const mapPoint: [number, number] = [box.x + 20, box.y + 300];
  const groups = await pins(page).allInnerTexts();
  await page.mouse.move(...mapPoint);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(await pins(page).allInnerTexts()).toEqual(groups);
  await page.mouse.click(...mapPoint);
  await page.mouse.wheel(0, -400);
  await expect(page.getByRole('button', { name: 'Buscar nesta área' })).toBeVisible();
});

test('by keyboard one passes by the map, or moves it and presses its pins', async ({ page }) => {
  await openMap(page, mainSearch);
  await expect(pins(page).first()).toBeVisible();
  const skip = page.getByRole('link', { name: 'Pular o mapa' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await skip.press('Enter');
  await expect(page).toHaveURL(/#lista$/);
  await page.locator('.mapa__tela').focus();
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: 'Buscar nesta área' })).toBeVisible();
});

test.describe('without tiles', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });
  test('our drawing is the ground, with names and prices @js @mobile', async ({ page }) => {
    await page.route(/\/\d+\/\d+\/\d+\.png$/, (route) => route.abort('failed'));
    await openMap(page, mainSearch);
    await expect(page.getByText('As ruas não vieram; este desenho é nosso.')).toBeVisible();
    await expect(pins(page).first()).toBeVisible();
    const drawing = page.locator('svg.solo');
    expect((await drawing.boundingBox())!.width).toBeGreaterThan(300);
    await expect(page.locator('.solo__nome').first()).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.locator('img.leaflet-tile-loaded').first()).toBeAttached();
    await expect(page.getByText('este desenho é nosso')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(9);
  });
});

test.describe('without pins', () => {
  test.use({ expectedProblems: [/503/] });
  test('the list is untouched, and one can try again', async ({ page }) => {
    await page.route('**/recursos/mapa/**', (route) => route.fulfill({ status: 503, body: '{}' }), {
      times: 1,
    });
    await openMap(page, mainSearch);
    await expect(page.getByText('Não foi possível carregar os imóveis no mapa.')).toBeVisible();
    await expect(cards(page)).toHaveCount(9);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(pins(page).first()).toBeVisible();
    await expect(page.getByText('Não foi possível carregar os imóveis no mapa.')).toBeHidden();
  });
});

// Scripts draw the map.
test('without scripts the map view shows the list, and says why @no-js @main', async ({ page }) => {
  await openMap(page, mainSearch);
  await expect(
    page.getByText('O mapa aparece com JavaScript; a lista mostra os mesmos imóveis.'),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(9);
});
