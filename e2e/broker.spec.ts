import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { open } from './support/listing';
import { expect, test } from './support/test';

const brokers = '/corretor/marina-couto';
const cards = (page: Page) => page.locator('#imoveis .card');
const isAccessible = async (page: Page, part?: string) => expect(await violations(page, part)).toEqual([]);

test('filters, sorts and pages the properties of a broker in place @main', async ({ page }) => {
  await open(page, brokers);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marina Couto CRECI-SP 118.204-F');
  await isAccessible(page);
  const list = page.getByRole('region', { name: 'Imóveis de Marina' });
  await expect(cards(page)).toHaveCount(9);

  await list.getByRole('link', { name: 'Comprar' }).click();
  await expect(page).toHaveURL(`${brokers}?negociacao=venda#imoveis`);
  await expect(list.getByRole('heading', { level: 2 })).toBeInViewport();
  await list.getByLabel('Ordenar').selectOption('Maior preço');
  await expect(page).toHaveURL(`${brokers}?negociacao=venda&ordenacao=preco&direcao=desc#imoveis`);
  await expect(list.getByRole('heading', { level: 2 })).toBeInViewport();
  const prices = async () =>
    (await cards(page).locator('.preco').allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')));
  let first: number[] = [];
  // The address may precede the list.
  await expect(async () => {
    first = await prices();
    expect(first).toEqual(first.toSorted((a, b) => b - a));
  }).toPass();

  await list.getByRole('link', { name: 'Carregar mais' }).click();
  await expect(cards(page)).toHaveCount(18);
  await expect(list.getByText(/^Você viu 18 de/)).toBeVisible();
  const all = await prices();
  expect(all).toEqual(all.toSorted((a, b) => b - a));
  expect(all.at(-1)).toBeLessThanOrEqual(first.at(-1)!);
});

test.describe('a message to a broker', () => {
  // Where the form's check has not come yet, the server says what is wrong, by 400.
  test.use({ expectedProblems: [/400/] });
  test('keeps typed values on an error and confirms in place', async ({ page }) => {
    await open(page, brokers);
    await page.getByRole('link', { name: 'Mensagem' }).click();
    const panel = page.getByRole('region', { name: 'Fale com Marina' });
    await expect(panel).toBeInViewport();
    await panel.getByLabel('Nome completo').fill('Clara Nunes');
    await panel.getByLabel('Mensagem').fill('Gostaria de visitar.');
    await panel.getByRole('button', { name: 'Enviar mensagem' }).click();
    // Scripts, once their check has come, go to the first field that is wrong; the server's answer to its summary.
    await expect(panel.locator(':is(.resumo-erros, [name="telefone.numero"]):focus')).toHaveCount(1);
    await expect(panel.getByText('Digite um e-mail válido')).toBeVisible();
    await expect(panel.getByLabel('Mensagem')).toHaveValue('Gostaria de visitar.');
    await isAccessible(page, '.cor-fale');
    await panel.getByLabel('E-mail').fill('clara@exemplo.com.br');
    await panel.locator('[name="telefone.numero"]').fill('11987654321');
    await panel.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(panel.locator('.feito')).toBeFocused();
    await expect(panel.locator('.feito')).toContainText('Mensagem recebida, Clara.');
    await expect(panel.locator('.feito')).toContainText('Marina responde em até um dia útil');
  });
});

test('saves the contact as a vCard and shows the page address as QR code', async ({ page }) => {
  await open(page, brokers);
  const code = page.getByRole('img', { name: 'Código QR desta página' });
  await code.scrollIntoViewIfNeeded();
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Salvar contato' }).click();
  expect((await download).suggestedFilename()).toBe('marina-couto.vcf');
});

test('a phone shows no QR code of its own page @mobile', async ({ page }) => {
  await open(page, brokers);
  const code = page.locator('img[alt="Código QR desta página"]');
  await expect(code).toBeAttached();
  await expect(code).toBeHidden();
});
