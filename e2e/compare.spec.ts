import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { cards, hasScripts, heading, open } from './support/listing';
import { expect, test } from './support/test';

const idsOf = async (page: Page, search: string, count: number) => {
  await open(page, search);
  const ids = await cards(page).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.id));
  return ids.slice(0, count);
};
const rowOf = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });
const isScrolledSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('compares two sales and a rental by monthly cost @js @no-js @main', async ({ page }) => {
  const ids = await idsOf(page, '/imoveis/venda/sao-paulo/apartamento', 2);
  const [rental] = await idsOf(page, '/imoveis/aluguel/sao-paulo/apartamento', 1);
  await open(page, `/comparar?ids=${[...ids, rental].join(',')}`);
  await expect(heading(page)).toHaveText('Lado a lado');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  if (hasScripts()) await expectAccessible(page);
  const all = page.getByText(/^Ver tudo: mais \d+ linhas$/);
  const instalments = rowOf(page, 'Parcela (Price)').getByRole('cell');
  await expect(rowOf(page, 'Preço por m²')).toBeVisible();
  await expect(instalments.first()).toBeHidden();
  await all.click();
  await expect(rowOf(page, 'Cidade').getByRole('cell')).toHaveText(['São Paulo', 'São Paulo', 'São Paulo']);
  if (hasScripts()) await expectAccessible(page);

  const before = await instalments.first().innerText();
  await page.getByText('Mudar a conta').click();
  await page.getByLabel('Entrada, %').fill('60');
  await page.getByRole('button', { name: 'Calcular de novo' }).click();
  await expect(page).toHaveURL(/entrada=60/);
  await page.reload();
  await expect(page.getByLabel('Entrada, %')).toHaveValue('60');
  await all.click();
  await expect(instalments.first()).not.toHaveText(before);

  await page
    .getByRole('link', { name: /^Tirar/ })
    .last()
    .click();
  await expect(page.getByRole('link', { name: /^Tirar/ })).toHaveCount(0);
  await expect(page.getByLabel('Entrada, %')).toHaveValue('60');
});

test('on a phone a row has its label above the values @mobile', async ({ page }) => {
  const ids = await idsOf(page, '/imoveis/venda/sao-paulo', 4);
  for (const [count, columns] of [
    [3, 3],
    [4, 2],
  ] as const) {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/comparar?ids=${ids.slice(0, count).join(',')}`);
    expect(await isScrolledSideways(page)).toBe(false);
    const label = (await rowOf(page, 'Preço por m²').getByRole('rowheader').boundingBox())!;
    const cells = rowOf(page, 'Preço por m²').getByRole('cell');
    const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().left));
    expect(label.y + label.height).toBeLessThanOrEqual((await cells.first().boundingBox())!.y + 1);
    expect(new Set(boxes).size).toBe(columns);
  }
});

test('on paper it is whole: a landscape A4 as wide as its columns', async ({ page }) => {
  const ids = await idsOf(page, '/imoveis/venda/sao-paulo', 4);
  await open(page, `/comparar?ids=${ids.join(',')}`);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1010, height: 700 });
  expect(await isScrolledSideways(page)).toBe(false);
  await expect(page.getByRole('button', { name: 'Calcular de novo' })).toBeHidden();
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  await expect(rowOf(page, 'Parcela (Price)')).toBeVisible();
});

test('prints the table alone, without header and footer', async ({ page }) => {
  await open(page, `/comparar?ids=${(await idsOf(page, '/imoveis/venda/sao-paulo', 4)).join(',')}`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(rowOf(page, 'Preço por m²')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('page'))).toBe(
    'comparar',
  );
});

test('what removes a property is on one line below titles of any length', async ({ page }) => {
  await open(page, `/comparar?ids=${(await idsOf(page, '/imoveis/venda/sao-paulo', 4)).join(',')}`);
  await page
    .locator('.comparacao__titulo')
    .first()
    .evaluate((title) => {
      title.style.minHeight = '12rem';
    });
  const tops = await page
    .getByRole('link', { name: /^Tirar/ })
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});
