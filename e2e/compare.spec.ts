import type { Page } from '@playwright/test';
import { standsInNobodysWay } from './support/accessibility';
import { cards, hasScripts, heading, open } from './support/listing';
import { expect, test } from './support/test';

const idsOf = async (page: Page, search: string, count: number) => {
  await open(page, search);
  const ids = await cards(page).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.id));
  return ids.slice(0, count);
};
const region = (page: Page) => page.getByRole('region', { name: /^Comparação de/ });
const rowOf = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
const isScrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('two homes for sale and one to rent: what each month costs, only what differs, another financing, one taken out @js @no-js @main', async ({
  page,
}) => {
  const ids = await idsOf(page, '/imoveis/venda/sao-paulo/apartamento', 2);
  const [rental] = await idsOf(page, '/imoveis/aluguel/sao-paulo/apartamento', 1);
  await open(page, `/comparar?ids=${[...ids, rental].join(',')}`);
  await expect(heading(page)).toHaveText('Lado a lado');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const cells = rowOf(page, 'Cidade').getByRole('cell');
  await expect(cells).toHaveText(['São Paulo', 'São Paulo', 'São Paulo']);
  if (hasScripts()) await standsInNobodysWay(page);

  await page.getByRole('link', { name: 'Só diferenças' }).click();
  await expect(page.getByRole('link', { name: 'Só diferenças' })).toHaveAttribute('aria-current', 'true');
  await expect(rowOf(page, 'Cidade')).toHaveCount(0);
  const instalments = rowOf(page, 'Parcela (Price)').getByRole('cell');
  const before = await instalments.first().innerText();
  await page.getByLabel('Entrada, %').fill('60');
  await page.getByRole('button', { name: 'Calcular de novo' }).click();
  await expect(instalments.first()).not.toHaveText(before);
  await expect(page.getByLabel('Entrada, %')).toHaveValue('60');
  await expect(rowOf(page, 'Cidade')).toHaveCount(0);

  await page
    .getByRole('link', { name: /^Tirar/ })
    .last()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByLabel('Entrada, %')).toHaveValue('60');
});

test('on a small phone four homes scroll inside their table, whose first column stays, and the page does not @mobile', async ({
  page,
}) => {
  const ids = await idsOf(page, '/imoveis/venda/sao-paulo', 4);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `/comparar?ids=${ids.join(',')}`);
  expect(await isScrolledSideways(page)).toBe(false);
  const label = rowOf(page, 'Cidade').getByRole('rowheader');
  await label.scrollIntoViewIfNeeded();
  const cell = rowOf(page, 'Cidade').getByRole('cell').first();
  const [first, second] = [(await label.boundingBox())!.x, (await cell.boundingBox())!.x];
  await region(page).evaluate((element) => element.scrollTo({ left: 150 }));
  expect((await cell.boundingBox())!.x).toBeCloseTo(second - 150, 0);
  expect((await label.boundingBox())!.x).toBeCloseTo(first, 0);
});

test('on paper it is whole: a landscape A4 as wide as its columns', async ({ page }) => {
  const ids = await idsOf(page, '/imoveis/venda/sao-paulo', 4);
  await open(page, `/comparar?ids=${ids.join(',')}`);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1010, height: 700 });
  expect(await region(page).evaluate((each) => each.scrollWidth <= each.clientWidth + 1)).toBe(true);
  await expect(page.getByRole('button', { name: 'Calcular de novo' })).toBeHidden();
  await expect(page.getByRole('columnheader').last()).toBeVisible();
});
