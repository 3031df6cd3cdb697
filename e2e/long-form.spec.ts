import type { Page } from '@playwright/test';
import { overflow, expectAccessible, violations } from './support/accessibility';
import { hasScripts, open } from './support/listing';
import { expect, test } from './support/test';
import { sendAnnouncement } from './support/send-announcement';

const path = '/para-quem-anuncia/seu-imovel-na-bossa-nova';
const form = (page: Page) => page.locator('#anuncio-longo');
const send = (page: Page) => page.getByRole('button', { name: 'Enviar imóvel' });
const choose = (page: Page, group: string, name: string) =>
  form(page)
    .getByRole('group', { name: group })
    .locator('label')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const part = (page: Page, name: string) =>
  page.locator('details.sec-f').filter({ has: page.getByRole('heading', { name, exact: true }) });
const fill = async (page: Page, fields: Record<string, string>) => {
  // A field with suggestions is a combobox.
  for (const [name, text] of Object.entries(fields))
    await form(page)
      .getByRole('textbox', { name })
      .or(form(page).locator('input').and(page.getByRole('combobox', { name })))
      .fill(text);
};

async function fillAll(page: Page) {
  await choose(page, 'Você quer', 'Vender e Alugar');
  await choose(page, 'Tipo de imóvel', 'Apartamento');
  await choose(page, 'Situação do imóvel', 'Vago');
  await fill(page, {
    'Rua ou avenida': 'Rua Harmonia',
    Número: '100',
    Bairro: 'Vila Madalena',
    Cidade: 'São Paulo',
    'Área total': '1.200',
  });
  for (const name of ['Dormitórios', 'Suítes', 'Banheiros', 'Lavabos', 'Vagas'])
    await choose(page, name, '5\\+');
  for (const name of ['Academia', 'Piscina']) await form(page).getByLabel(name, { exact: true }).check();
  await choose(page, 'IPTU', 'Anual');
  await fill(page, {
    'Valor do IPTU': '3900',
    'Nome completo': 'Clara Nunes',
    'E-mail': 'clara@exemplo.com.br',
  });
  await form(page).locator('[name="proprietario_telefone.numero"]').fill('11987654321');
  await choose(page, 'Prefiro falar por', 'WhatsApp');
  await form(page).getByLabel('Como nos conheceu?').selectOption('Placa');
}
const allow = (page: Page) => form(page).getByLabel('Autorizo a avaliação').check();

// Who sends faster than people fill all of it in is asked to press once more, by 400.
test.use({ expectedProblems: [/400/] });

test('announces a property on one page, sends once and thanks @js @no-js', async ({ page }) => {
  await open(page, path);
  await fillAll(page);
  await fill(page, { 'CPF ou CNPJ': '529.982.247-25', 'Data de nascimento': '02/01/1980' });
  await allow(page);
  await sendAnnouncement(page, 'Obrigado, Clara.');
  const reference = await page.locator('.obrigado__ref').textContent();
  expect(reference).toMatch(/^\d{4}-\d{6}$/);
  await expect(page.locator('main')).toContainText('por WhatsApp como você pediu');
  expect(page.url()).not.toMatch(/clara|529/i);
  if (hasScripts()) expect(await violations(page, 'main')).toEqual([]);
  expect(await overflow(page)).toBe(0);

  // Without scripts a second press has left a page of its own in the history.
  await (hasScripts() ? page.goBack() : page.goto(path));
  await expect(title(page)).toHaveText('Você já enviou este anúncio.');
  await expect(page.locator('main')).toContainText(`com a referência ${reference}`);
  await page.getByRole('button', { name: 'Anunciar outro imóvel' }).click();
  await expect(form(page).getByLabel('Rua ou avenida')).toHaveValue('');
});

test('photos are added in another window, and nothing that was typed is lost', async ({ page }) => {
  await open(page, path);
  await fill(page, { Bairro: 'Vila Madalena', 'CPF ou CNPJ': '529.982.247-25' });
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Incluir fotos' }).click();
  const photos = await opened;
  await expect(title(photos)).toHaveText('Tem fotos à mão?');
  await photos.close();
  await expect(form(page).getByLabel('CPF ou CNPJ')).toHaveValue('529.982.247-25');
  await page.reload();
  await expect(form(page).locator('[name=bairro]')).toHaveValue('Vila Madalena');
});

test.describe('what is wrong', () => {
  test('appears in a summary and at its field, also in folded parts', async ({ page }) => {
    await open(page, path);
    await fillAll(page);
    await fill(page, {
      'CPF ou CNPJ': '529.982.247-24',
      'Data de nascimento': '01/01/2020',
      'Algo que devemos saber?': 'Há um cajueiro.',
    });
    await form(page).getByLabel('Autorizo contato').check();
    await part(page, 'Você').locator('summary').press('Enter');
    await expect(form(page).getByLabel('CPF ou CNPJ')).toBeHidden();
    await send(page).click();

    const summary = page.locator('.resumo-erros');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'CPF ou CNPJ',
      'Data de nascimento',
      'Autorização para avaliar o imóvel',
    ]);
    const says = (label: string, text: string) =>
      expect(form(page).getByLabel(label)).toHaveAccessibleDescription(new RegExp(text));
    await says('CPF ou CNPJ', 'O CPF informado é inválido');
    await says('Data de nascimento', 'Você deve ter no mínimo 18 anos');
    await says('Autorizo a avaliação', 'Precisamos da sua autorização para avaliar o imóvel');
    await expect(form(page).getByLabel('CPF ou CNPJ')).toHaveValue('529.982.247-24');
    await expect(form(page).getByLabel('Algo que devemos saber?')).toHaveValue('Há um cajueiro.');
    await expect(form(page).getByLabel('Autorizo contato')).toBeChecked();
    await expect(form(page).getByLabel('Piscina')).toBeChecked();
    if (hasScripts()) expect(await violations(page, 'main')).toEqual([]);

    await summary.getByRole('link', { name: 'CPF ou CNPJ' }).click();
    await form(page).getByLabel('CPF ou CNPJ').fill('12.ABC.345/01DE-35');
    if (hasScripts()) await expect(form(page).getByLabel('Data de nascimento')).toBeHidden();
    await allow(page);
    await sendAnnouncement(page, 'Obrigado, Clara.');
  });
});

test('shares typed values with the steps both ways, except contract data', async ({ page }) => {
  await open(page, '/cadastre-seu-imovel');
  await page
    .locator('.ops label')
    .filter({ hasText: /^Casa$/ })
    .click();
  for (const [label, text] of [
    ['Rua ou avenida', 'Rua dos Cajueiros'],
    ['Número', '85'],
    ['Bairro', 'Ferradura'],
    ['Cidade', 'Búzios'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(title(page)).toHaveText('Conte como ele é.');

  await open(page, path);
  await expect(form(page).getByLabel('Bairro')).toHaveValue('Ferradura');
  await expect(form(page).getByRole('radio', { name: 'Casa' })).toBeChecked();
  await fill(page, { Bairro: 'Geribá', 'CPF ou CNPJ': '529.982.247-25' });
  await form(page).getByLabel('Spa', { exact: true }).check();
  if (hasScripts()) await expect(page.locator('.rasc')).toContainText('Rascunho salvo');
  await page.getByRole('button', { name: 'Continuar no celular' }).click();
  await expect(page).toHaveURL(/\/cadastre-seu-imovel\/celular/);

  await open(page, '/cadastre-seu-imovel/localizacao');
  await expect(page.getByLabel('Bairro')).toHaveValue('Geribá');
  await open(page, path);
  await expect(form(page).getByLabel('Spa', { exact: true })).toBeChecked();
  await expect(form(page).getByLabel('CPF ou CNPJ')).toHaveValue('');
});

test('works by keyboard: parts fold, the index opens them, Enter sends @js', async ({ page }) => {
  await open(page, path);
  const summary = part(page, 'O condomínio').locator('summary');
  await summary.press('Enter');
  await expect(form(page).getByLabel('Piscina')).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Partes do formulário' })
    .getByRole('link', { name: 'O condomínio' })
    .press('Enter');
  await expect(form(page).getByLabel('Piscina')).toBeVisible();
  await summary.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(form(page).getByLabel('Quadra de esportes')).toBeChecked();
  await form(page).getByLabel('Nome completo').press('Enter');
  await expect(page.locator('.resumo-erros')).toBeFocused();
});

// 200 % of a window of 1280 px is one of 640, and 400 % one of 320.
test('it stands in nobody’s way, narrow or large', async ({ page }) => {
  for (const address of [path, '/para-quem-anuncia/obrigado']) {
    await open(page, address);
    await expectAccessible(page);
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${address} at ${width} px`).toBe(0);
    }
  }
});
