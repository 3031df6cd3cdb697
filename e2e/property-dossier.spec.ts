import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { cardLinks, mainSearch, open, waitForHydration } from './support/listing';
import { expect, test } from './support/test';

/** A home on sale whose price is told: the first of the main search. */
async function openHome(page: Page): Promise<string> {
  await open(page, mainSearch);
  const href = (await cardLinks(page).first().getAttribute('href'))!;
  await open(page, href);
  return href;
}

const section = (page: Page) => page.locator('#financiamento');
const figure = (page: Page, name: string) =>
  section(page).locator('.parcelas > div', { hasText: name }).locator('dd');
/** Whether the last instalment is the first. */
const isConstant = async (page: Page) => {
  const [first, last] = await section(page).locator('.parcelas dd').allInnerTexts();
  return first === last;
};
/** The estimate is folded under its sentence. */
const unfold = (page: Page) => section(page).getByText('Fazer a conta').click();
const calculate = (page: Page) => section(page).getByRole('button', { name: 'Calcular' }).click();

test('calculates monthly costs in place: SAC decreases, Price is constant', async ({ page }) => {
  const href = await openHome(page);
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await unfold(page);
  await section(page).getByText('Price', { exact: true }).first().click();
  await page.getByLabel('Entrada').fill('1.000.000');
  await page.getByLabel('Prazo, anos').fill('20');
  await page.getByLabel('Juros ao ano').fill('9,5%');
  await calculate(page);
  await expect(section(page).locator('.g-l')).toContainText('20 anos');
  await expect.poll(() => isConstant(page)).toBe(true);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(href);

  await section(page).getByText('SAC', { exact: true }).first().click();
  await expect.poll(() => isConstant(page)).toBe(false);
  const bank = section(page).getByRole('link', { name: /Simular no banco/ });
  await expect(bank).toHaveAttribute('href', '/financiamento');
  await expect(bank).toHaveAttribute('target', '_blank');
});

test('an invalid input has an error at its field and stays as typed', async ({ page }) => {
  await openHome(page);
  await unfold(page);
  await page.getByLabel('Prazo, anos').fill('99');
  await page.getByLabel('Juros ao ano').fill('muito');
  await calculate(page);
  const years = page.getByLabel('Prazo, anos');
  await expect(years).toHaveAccessibleDescription(/de 1 a 35/);
  await expect(years).toHaveValue('99');
  await expect(page.getByLabel('Juros ao ano')).toHaveAccessibleDescription(/até 30%/);
  await expect(page.getByLabel('Juros ao ano')).toHaveValue('muito');
  await expect(years).toBeFocused();
  await years.fill('30');
  await page.getByLabel('Juros ao ano').fill('11,2');
  await calculate(page);
  await expect(figure(page, 'financiado')).toBeVisible();
  await expect(section(page).locator('.msg')).toHaveCount(0);
});

test('the dossier prints two sheets with price, place, CRECI and QR code', async ({ page }) => {
  const href = await openHome(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Imprimir' }).click();
  await waitForHydration(page);
  const sheets = page.locator('.folha-a4');
  await expect(sheets).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(sheets.first().locator('.valor')).toHaveText(/R\$ [\d.]+/);
  await expect(sheets.last()).toContainText(/CRECI/);
  const code = page.getByRole('img', { name: 'Código QR para a página do imóvel' });
  await expect(code).toHaveJSProperty('complete', true);
  await expect(sheets.last().locator('.endereco')).toContainText(href.split('?')[0]!);
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Voltar ao imóvel' }).click();
  await expect(page).toHaveURL(href);
});

test('the printed page has no menus or forms and shows its address @no-js', async ({ page }) => {
  await openHome(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.pe-impresso')).toContainText(new URL(page.url()).pathname);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('form:visible, nav:visible, header:visible, footer:visible')).toHaveCount(0);
});
