import type { Locator, Page, Request } from '@playwright/test';
import { cards, isMobile, open, openFilter, total, filtersButton } from './support/listing';
import { expect, test } from './support/test';

const search = '/imoveis/venda/sao-paulo';
const button = (sheet: Locator) => sheet.locator('button[data-count]');
const counted = /^(?:Ver [\d.]+ imóve(?:l|is)|Nenhum imóvel)$/;

/** The number that a sheet's button says, once it says one. */
async function readCount(sheet: Locator): Promise<number> {
  await expect(button(sheet)).toHaveText(counted);
  return Number((await button(sheet).innerText()).replace(/\D/g, '') || 0);
}

/** Presses a sheet's button: the page that comes, which its address may precede, shows this number. */
async function pressShows(page: Page, sheet: Locator, number: number): Promise<void> {
  const before = page.url();
  await button(sheet).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await expect(sheet).toBeHidden();
  await expect.poll(() => total(page)).toBe(number);
  await expect(cards(page).first()).toBeVisible();
}

async function openDrawer(page: Page): Promise<Locator> {
  await filtersButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  await expect(drawer).toBeVisible();
  return drawer;
}

const sheets: readonly [string, (page: Page) => Promise<Locator>, (sheet: Locator) => Promise<void>][] = [
  ['Tipo', (page) => openFilter(page, 'Tipo'), (sheet) => sheet.getByLabel('Casa', { exact: true }).check()],
  ['Preço', (page) => openFilter(page, 'Preço'), (sheet) => sheet.getByLabel('Máximo').fill('4000000')],
  [
    'Quartos',
    (page) => openFilter(page, 'Quartos'),
    (sheet) => sheet.getByRole('group', { name: 'Suítes' }).getByText('3+', { exact: true }).click(),
  ],
  [
    'Filtros',
    openDrawer,
    (sheet) =>
      sheet
        .getByRole('group', { name: 'O que muda o dia a dia' })
        .getByRole('checkbox', { name: /^Piscina/ })
        .check(),
  ],
];
for (const [name, opens, chooses] of sheets)
  test(`the button of ‘${name}’ says exactly the number of homes that its press shows${name === 'Filtros' ? ' @js @mobile' : ''}`, async ({
    page,
  }) => {
    await open(page, search);
    const before = await total(page);
    const sheet = await opens(page);
    expect(await readCount(sheet)).toBe(before);
    await chooses(sheet);
    await expect(button(sheet)).not.toHaveText(`Ver ${before} imóveis`);
    const number = await readCount(sheet);
    expect(number).toBeLessThan(before);
    await expect(sheet.getByRole('status')).toHaveText(new RegExp(`^${number} imóve`));
    await pressShows(page, sheet, number);
  });

test('the drawer lists daily-life features first, with counts @js @mobile', async ({ page }) => {
  await open(page, search);
  const drawer = await openDrawer(page);
  const groups = await drawer.getByRole('group').locator(':scope > legend:visible').allInnerTexts();
  const first = [...['Negociação', 'Lugar', 'Tipo de imóvel', 'Preço'], ...['Quartos', 'Suítes', 'Vagas']];
  expect(groups).toEqual([...(isMobile() ? first : []), 'O que muda o dia a dia']);
  const winery = drawer.getByRole('checkbox', { name: /^Adega \d+ imóve/ });
  await expect(winery).toBeVisible();
  const number = Number((await drawer.locator('[data-count-of=adega]').innerText()).replace(/\D/g, ''));
  await winery.check();
  await expect(button(drawer)).toHaveText(counted);
  expect(await readCount(drawer)).toBe(number);
  await pressShows(page, drawer, number);
});

test('without scripts, filters show no count or chart and submit @no-js', async ({ page }) => {
  await open(page, search);
  const panel = await openFilter(page, 'Preço');
  await expect(button(panel)).toHaveText('Ver imóveis');
  await expect(panel.locator('.hist *')).toHaveCount(0);
  const box = await panel.locator('.hist').boundingBox();
  expect(box?.height ?? 0).toBe(0);
  const drawer = await openDrawer(page);
  await expect(button(drawer)).toHaveText('Ver imóveis');
  await drawer
    .getByRole('group', { name: 'O que muda o dia a dia' })
    .getByRole('checkbox', { name: 'Piscina' })
    .check();
  await button(drawer).click();
  await expect(page).toHaveURL(`${search}?atributos-do-imovel=piscina`);
});

test.describe('while numbers come late, or not at all', () => {
  test.use({ expectedProblems: [/recursos\/(?:contagem|precos)|503/] });

  test('the button says none, and never that of an earlier choice', async ({ page }) => {
    await open(page, search);
    const panel = await openFilter(page, 'Quartos');
    const all = await readCount(panel);
    const late: (() => void)[] = [];
    await page.route('**/recursos/contagem?**', async (route) => {
      if (late.length === 0) await new Promise<void>((go) => late.push(go));
      await route.continue().catch(() => undefined);
    });
    const rooms = panel.getByRole('group', { name: 'Quartos' });
    const countRequest = page.waitForRequest(/recursos\/contagem.*quartos=5/);
    await rooms.getByText('5+', { exact: true }).click();
    await expect(button(panel)).toHaveText('Ver imóveis');
    const first = await countRequest;
    const isFirst = (request: Request) => request === first;
    const isOver = Promise.race([
      page.waitForEvent('requestfinished', isFirst),
      page.waitForEvent('requestfailed', isFirst),
    ]);
    await rooms.getByText('Todos', { exact: true }).click();
    expect(await readCount(panel)).toBe(all);
    late[0]!();
    await isOver;
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
    expect(await readCount(panel)).toBe(all);
  });

  test('it leads to its homes all the same, and the price panel has its fields', async ({ page }) => {
    await open(page, search);
    await page.route(/recursos\/(?:contagem|precos)/, (route) => route.fulfill({ status: 503 }));
    const panel = await openFilter(page, 'Preço');
    const refused = page.waitForResponse('**/recursos/contagem?**');
    await panel.getByLabel('Máximo').fill('4000000');
    await refused;
    await expect(button(panel)).toHaveText('Ver imóveis');
    await expect(panel.locator('.hist *')).toHaveCount(0);
    await button(panel).click();
    await expect(page).toHaveURL(`${search}?preco=0-4000000`);
  });
});

test('the price panel charts prices, marks the range and describes it', async ({ page }) => {
  await open(page, search);
  const panel = await openFilter(page, 'Preço');
  const chart = panel.getByRole('img', { name: /^Metade dos .* imóveis.* custa menos de R\$ [\d,]+ mi\.$/ });
  await expect(chart).toBeVisible();
  await expect(chart.locator('rect')).toHaveCount(21);
  await expect(chart.locator('.den')).toHaveCount(0);
  await panel.getByLabel('Mínimo').fill('4000000');
  await panel.getByLabel('Máximo').fill('12000000');
  await expect(chart.locator('.den')).toHaveCount(8);
  await panel.getByLabel('Mínimo').fill('15000000');
  await expect(chart.locator('.den')).toHaveCount(0);
  await expect(button(panel)).toHaveText('Ver imóveis');
  await button(panel).click();
  const message = panel.getByRole('alert');
  await expect(message).toHaveText('O preço máximo deve ser maior que o preço mínimo');
  await expect(message.locator('svg')).toBeVisible();
  // One line, below both fields.
  const [line, fields] = [(await message.boundingBox())!, (await panel.locator('.dueto').boundingBox())!];
  expect(line.height).toBeLessThan(30);
  expect(line.width).toBeGreaterThan(fields.width * 0.95);
});
