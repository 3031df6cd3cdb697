import type { Page } from '@playwright/test';
import { violations } from './support/accessibility';
import { withBrokenBackEnd } from './support/broken-back-end';
import { hasScripts, open } from './support/listing';
import { expect, test } from './support/test';

const contact = '/sobre-nos/contato';
const wanted = '/imovel-desejado';
const failed = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';
const summary = (page: Page) => page.locator('.resumo-erros');
const send = (page: Page, name = 'Enviar mensagem') => page.getByRole('button', { name, exact: true });
const isAccessible = async (page: Page, part = 'main') => {
  // axe is a script of its own; where scripts are off the page's markup is the same.
  if (hasScripts()) expect(await violations(page, part)).toEqual([]);
};

/** Name, e-mail and phone of the form with this id. */
async function fillPerson(page: Page, form: string) {
  await page.locator(`#${form}-nome`).fill('Clara Nunes');
  await page.locator(`#${form}-email`).fill('clara@exemplo.com.br');
  await page.locator(`#${form} [name="telefone.numero"]`).fill('11987654321');
}
async function fillContact(page: Page) {
  await fillPerson(page, 'contato');
  await page.getByLabel('Mensagem').fill('Quero visitar uma casa.');
}

test.describe('a form with something wrong', () => {
  // Without scripts the server says what is wrong, by 400.
  test.use({ expectedProblems: [/400/] });

  test('shows errors at fields, keeps input, then sends @js @no-js @main', async ({ page }) => {
    await open(page, contact);
    await page.getByText('Vender').click();
    await page.locator('#contato-nome').fill('Clara');
    await page.locator('[name="telefone.numero"]').fill('(11) 1234-567');
    await send(page).click();

    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('Confira quatro campos antes de enviar.');
    await expect(page.locator('#contato-nome')).toHaveAccessibleDescription(
      'Por favor, preencha com o nome completo',
    );
    await expect(page.getByText('Preencha com um número válido')).toBeVisible();
    await expect(page.getByText('Escreva sua mensagem')).toBeVisible();
    await expect(page.getByLabel('Vender')).toBeChecked();
    await isAccessible(page);
    await summary(page).getByRole('link', { name: 'Mensagem' }).click();
    await expect(page.getByLabel('Mensagem')).toBeFocused();

    await fillContact(page);
    await send(page).click();
    const sent = page.locator('.feito');
    await expect(sent).toContainText('Mensagem recebida, Clara.');
    await expect(sent).toBeFocused();
    await expect(sent).toContainText(/AssuntoVender.*Protocolo\d{4}-\d{6}/s);
    expect(page.url()).not.toContain('Clara');
    await isAccessible(page);
    await page.reload();
    await expect(sent).toContainText('Mensagem recebida, Clara.');
    await page.getByRole('link', { name: 'Enviar outra mensagem' }).click();
    await expect(page.locator('#contato-nome')).toHaveValue('');
  });

  test('keeps the choices of a request on an error and shows next steps', async ({ page }) => {
    await open(page, wanted);
    for (const choice of ['Procuro lançamentos', 'Cobertura', 'Casa'])
      await page.locator('#desejado').getByText(choice, { exact: true }).click();
    await page.getByLabel('Preço mínimo').fill('8000000');
    await page.getByLabel('Preço máximo').fill('4000000');
    await page.getByRole('group', { name: 'Suítes' }).getByText('2+').click();
    await page.getByRole('group', { name: 'Para quando?' }).getByText('Até 3 meses').click();
    await fillPerson(page, 'desejado');
    await send(page, 'Enviar').click();
    await expect(summary(page)).toContainText('Confira um campo antes de enviar.');
    await expect(page.getByText('O preço máximo deve ser maior que o preço mínimo')).toBeVisible();
    await isAccessible(page);
    for (const label of ['Procuro lançamentos', 'Cobertura', 'Casa'])
      await expect(page.getByLabel(label, { exact: true })).toBeChecked();
    await expect(page.getByRole('group', { name: 'Suítes' }).getByLabel('2+')).toBeChecked();
    await expect(page.getByLabel('Até 3 meses')).toBeChecked();
    await page.getByLabel('Preço máximo').fill('12000000');
    if (hasScripts()) await expect(page.getByLabel('Preço máximo')).toHaveValue('12.000.000');
    await send(page, 'Enviar').click();
    await expect(page.locator('.feito')).toContainText('responde em até dois dias úteis');
    await isAccessible(page);
  });

  test('the newsletter at the foot of a page thanks on that page', async ({ page }) => {
    await open(page, contact);
    await page.locator('#newsletter-nome').focus();
    const button = page.locator('#newsletter').getByRole('button', { name: 'Assinar' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // It can be pressed all the same.
    await button.press('Enter');
    await expect(page.locator('#newsletter-nome')).toHaveAccessibleDescription(
      'Por favor, preencha com o nome completo',
    );
    await isAccessible(page, '#newsletter');
    await page.locator('#newsletter-nome').fill('Clara Nunes');
    await page.locator('#newsletter-email').fill('clara@exemplo.com.br');
    await button.click();
    await expect(page.getByText('Obrigado por se cadastrar em nossa newsletter').first()).toBeVisible();
    await expect(page).toHaveURL(contact);
  });
});

test('finds a phone country by keyboard and checks the number by its rule', async ({ page }) => {
  await open(page, contact);
  const button = page.getByRole('button', { name: /^País do telefone/ });
  const search = page.getByRole('combobox', { name: 'Buscar país' });
  const options = page.getByRole('listbox').getByRole('option');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await isAccessible(page);
  for (const text of ['atlântida', 'pt', '+351', 'portug']) {
    await search.fill(text);
    if (text === 'atlântida') await expect(page.getByText('Nenhum resultado encontrado.')).toBeVisible();
    else await expect(options).toHaveText([/Portugal/]);
  }
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName('País do telefone: Portugal, +351');
  await page.locator('[name="telefone.numero"]').fill('912');
  await page.getByLabel('Mensagem').focus();
  await expect(page.getByText('Digite um telefone válido')).toBeVisible();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe('without a network', () => {
  test.use({ expectedProblems: [/ERR_FAILED|ERR_INTERNET/] });
  test('what was typed stays, and the form says so', async ({ page }) => {
    await open(page, contact);
    await fillContact(page);
    await page.route('**/contato.data*', (route) => route.abort());
    await send(page).click();
    await expect(page.locator('.avisos').filter({ hasText: failed })).toHaveCount(1);
    await expect(page.getByLabel('Mensagem')).toHaveValue('Quero visitar uma casa.');
    await page.unroute('**/contato.data*');
    await send(page).click();
    await expect(page.locator('.feito')).toBeVisible();
  });
});

test.describe('while the back end is away and the website can keep nothing', () => {
  test.use({ expectedProblems: [/50\d/] });
  test('nothing is acknowledged: the form says so and keeps what was typed', async ({ page }) => {
    await withBrokenBackEnd(async (origin) => {
      // This one site besides the usual one.
      await page.route(`${origin}/**`, (route) => route.continue());
      await open(page, `${origin}${contact}`);
      await fillContact(page);
      await send(page).click();
      await expect(page.locator('.avisos').filter({ hasText: failed })).toHaveCount(1);
      await expect(page.locator('.form__pe')).toContainText(failed);
      await expect(page.getByLabel('Mensagem')).toHaveValue('Quero visitar uma casa.');
      await expect(page.locator('#contato-email')).toHaveValue('clara@exemplo.com.br');
    });
  });
});
