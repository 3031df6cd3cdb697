import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { hasScripts, open } from './support/listing';
import { sendAnnouncement } from './support/send-announcement';
import { expect, test } from './support/test';

const start = '/cadastre-seu-imovel';
const next = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });
const choose = (page: Page, name: string) =>
  page.locator('.ops label').filter({ hasText: new RegExp(`^${name}$`) });
const isAccessible = async (page: Page) => {
  if (hasScripts()) expect(await violations(page, 'main')).toEqual([]);
};

async function fillPlace(page: Page) {
  await choose(page, 'Casa').click();
  await page.getByLabel('Rua ou avenida').fill('Rua dos Cajueiros');
  await page.getByLabel('Número').fill('85');
  await page.getByLabel('Bairro').fill('Ferradura');
  await page.getByLabel('Cidade').fill('Armação dos Búzios');
  await page.getByLabel('Estado').selectOption('RJ');
}
async function fillRooms(page: Page) {
  await choose(page, 'Ocupado por mim').click();
  await page.getByLabel('Área útil').fill('520');
  for (const name of ['Dormitórios', 'Suítes', 'Vagas'])
    await page.getByRole('group', { name }).getByText('5+').click();
}
async function fillPrices(page: Page) {
  await choose(page, 'Vender').click();
  await page.getByLabel('Valor de venda desejado').fill('7900000');
  await choose(page, 'Anual').click();
  await page.getByLabel('Valor do IPTU').fill('3900');
}
async function fillOwner(page: Page) {
  await page.getByLabel('Nome completo').fill('Clara Nunes');
  await page.getByLabel('E-mail').fill('clara@exemplo.com.br');
  await page.locator('[name="proprietario_telefone.numero"]').fill('11987654321');
}
/** To the page where all is looked over. */
async function announce(page: Page) {
  await open(page, start);
  await fillPlace(page);
  await next(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conte como ele é.');
  await fillRooms(page);
  await next(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quanto você espera?');
  await fillPrices(page);
  await next(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como falamos com você?');
  await fillOwner(page);
  await next(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confira seus dados.');
}

// Who sends faster than people look all of it over is asked to press once more, by 400.
test.use({ expectedProblems: [/400/] });

test('announces a property in four steps, sent once @js @no-js @main', async ({ page }) => {
  await announce(page);
  // U+2060: no line ends between the hyphen and the state.
  await expect(page.locator('.confere')).toContainText(
    'Rua dos Cajueiros, 85 - Ferradura, Armação dos Búzios -\u2060 RJ',
  );
  await expect(page.locator('.confere')).toContainText('R$ 7.900.000');
  await isAccessible(page);

  await page.getByRole('link', { name: 'Mudar Valores' }).click();
  await page.getByLabel('Valor de venda desejado').fill('8200000');
  await next(page).click();
  await expect(page.locator('.confere')).toContainText('R$ 8.200.000');
  const review = page.url();
  await sendAnnouncement(page, 'Recebemos seu imóvel, Clara.');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const reference = await page.locator('.recebido__ref').textContent();
  expect(reference).toMatch(/^\d{4}-\d{6}$/);
  expect(page.url()).not.toMatch(/clara/i);
  await expect(page.getByRole('link', { name: 'incluir fotos' })).toHaveAttribute('href', /incluir=/);
  await isAccessible(page);

  // Without scripts a second press has left a page of its own in the history.
  await (hasScripts() ? page.goBack() : page.goto(review));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você já enviou este anúncio.');
  await expect(page.locator('main')).toContainText(`com a referência ${reference}`);
  await page.getByRole('button', { name: 'Anunciar outro imóvel' }).click();
  await expect(page.getByLabel('Rua ou avenida')).toHaveValue('');
});

test('shows the façade beside a step that is taller than the screen', async ({ page }) => {
  await open(page, start);
  await expect(page.locator('.mago__voz svg')).toBeInViewport({ ratio: 1 });
});

test('does not offer a phone to a phone @mobile', async ({ page }) => {
  await open(page, start);
  await expect(next(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar no celular' })).toBeHidden();
});

test('continues a draft on a phone by QR code or link', async ({ page, browser }) => {
  await open(page, start);
  await fillPlace(page);
  await page.getByRole('button', { name: 'Continuar no celular' }).click();
  await expect(page.getByRole('heading', { name: 'Aponte a câmera' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Código QR do link' })).toBeVisible();
  await isAccessible(page);
  const link = new URL((await page.locator('.celular__link').textContent())!);

  const context = await browser.newContext({ javaScriptEnabled: hasScripts() });
  const phone = await context.newPage();
  await phone.goto(new URL(link.pathname + link.search, page.url()).href);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Anúncio começado hoje.');
  await isAccessible(phone);
  await phone.getByRole('button', { name: 'Continuar neste aparelho' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Conte como ele é.');
  await fillRooms(phone);
  await next(phone).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Quanto você espera?');

  await page.reload();
  await page.getByRole('button', { name: /^Tirar de/ }).click();
  await expect(page.getByRole('button', { name: /^Tirar de/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Continuar por aqui' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quanto você espera?');
  await phone.goto(start);
  await expect(phone.getByLabel('Rua ou avenida')).toHaveValue('');
  await context.close();
});

test.describe('what is wrong', () => {
  test.use({ expectedProblems: [/400/] });

  test('appears in a summary and at its field, and typed values stay', async ({ page }) => {
    await open(page, start);
    await page.getByLabel('Cidade').fill('Armação dos Búzios');
    await next(page).click();
    await expect(page.locator('.resumo-erros')).toBeFocused();
    await expect(page.locator('.resumo-erros')).toContainText('Confira quatro campos');
    await expect(page.getByLabel('Número')).toHaveAccessibleDescription('Diga o número, ou escreva s/n');
    await expect(page.getByLabel('Cidade')).toHaveValue('Armação dos Búzios');
    await isAccessible(page);
    await fillPlace(page);
    await next(page).click();
    await fillRooms(page);
    await next(page).click();
    await choose(page, 'Alugar').click();
    await page.getByLabel('Valor de aluguel desejado').fill('300');
    await next(page).click();
    await expect(page.getByLabel('Valor de aluguel desejado')).toHaveAccessibleDescription(
      'O valor deve ser maior que R$ 1.000',
    );
  });
});

test('suggests catalogue districts in the typed city @js', async ({ page }) => {
  await open(page, start);
  const offered = () =>
    page
      .locator('datalist option')
      .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  const field = page.getByLabel('Bairro');
  await page.getByLabel('Cidade').fill('São Paulo');
  await field.pressSequentially('Itai');
  await expect.poll(offered).toContain('Itaim Bibi');
  await page.getByLabel('Cidade').fill('Rio de Janeiro');
  await field.press('m');
  await expect.poll(offered).not.toContain('Itaim Bibi');
});

test('who comes back goes on where they stopped, with every word', async ({ page, context }) => {
  await open(page, start);
  await fillPlace(page);
  await next(page).click();
  await fillRooms(page);
  if (hasScripts())
    await expect(page.locator('.rasc')).toContainText(/Rascunho salvo às \d\d:\d\d\. Guardamos até/);
  await next(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quanto você espera?');
  await page.close();

  const again = await context.newPage();
  await open(again, start);
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Quanto você espera?');
  await again.getByRole('link', { name: 'Voltar' }).click();
  await expect(again.getByLabel('Área útil')).toHaveValue('520');
  await again.getByRole('link', { name: 'Voltar' }).click();
  await expect(again.getByLabel('Bairro')).toHaveValue('Ferradura');
  await expect(again.getByLabel('Estado')).toHaveValue('RJ');
  await expect(choose(again, 'Casa').getByRole('radio')).toBeChecked();
});

test('saves typed values after two seconds, merged with another tab @js', async ({ page, context }) => {
  await open(page, start);
  await page.getByLabel('Rua ou avenida').fill('Rua A');
  await expect(page.locator('.rasc')).toContainText('Rascunho salvo');
  const other = await context.newPage();
  await open(other, `${start}/localizacao`);
  await other.getByLabel('Bairro').fill('Geribá');
  await expect(other.locator('.rasc')).toContainText('Rascunho salvo');
  const saved = page.waitForResponse('**/recursos/anuncio*');
  await page.getByLabel('Cidade').fill('Búzios');
  await saved;
  const third = await context.newPage();
  await open(third, `${start}/localizacao`);
  await expect(third.getByLabel('Rua ou avenida')).toHaveValue('Rua A');
  await expect(third.getByLabel('Bairro')).toHaveValue('Geribá');
  await expect(third.getByLabel('Cidade')).toHaveValue('Búzios');
});

test.describe('without a network', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/] });

  test('what is typed stays, and is saved when it is back @js', async ({ page, context }) => {
    await open(page, start);
    await page.getByLabel('Rua ou avenida').fill('Rua A');
    await expect(page.locator('.rasc')).toContainText('Rascunho salvo');
    await context.setOffline(true);
    await page.getByLabel('Bairro').fill('Geribá');
    await next(page).click();
    await expect(page.getByLabel('Bairro')).toHaveValue('Geribá');
    await context.setOffline(false);
    await expect(async () => {
      const other = await context.newPage();
      await open(other, `${start}/localizacao`);
      const value = await other.getByLabel('Bairro').inputValue();
      await other.close();
      expect(value).toBe('Geribá');
    }).toPass({ timeout: 20_000 });
  });
});
