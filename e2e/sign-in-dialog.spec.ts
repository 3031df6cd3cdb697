import type { Page } from '@playwright/test';
import { expect, newPerson, test } from './support/account';
import { cards, open } from './support/listing';

const history = '/sobre-nos/nossa-historia';
const search = '/imoveis/venda/sao-paulo/apartamento';
const dialog = (page: Page) => page.locator('dialog.auth');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const enter = (page: Page) => page.locator('header').getByRole('link', { name: 'Entrar' }).first();
const savedActions = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === 'acao').length;

async function openWindow(page: Page, path = history) {
  await open(page, path);
  await enter(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function giveEmail(page: Page, email: string) {
  await dialog(page).getByLabel('E-mail').fill(email);
  await dialog(page).getByRole('button', { name: 'Continuar', exact: true }).click();
}

async function pressHeart(page: Page) {
  await open(page, search);
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Adicionar aos favoritos/ })
    .click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(search);
  expect(await savedActions(page)).toBe(1);
}

test('the registration window ends within the screen @js @mobile', async ({ page }) => {
  await open(page, `${search}?auth=true`);
  // The server's window sends to the sign-in page. It has the same address as that of the scripts, which replaces it.
  await expect(page.locator('.cortina')).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(search);
  await giveEmail(page, newPerson().email);
  const send = dialog(page).getByRole('button', { name: 'Concluir cadastro' });
  await expect(send).toBeInViewport({ ratio: 1 });
  await dialog(page).getByText('Telefone e nascimento').click();
  await expect(dialog(page).getByLabel('Data de nascimento')).toBeVisible();
});

test('the privacy link closes the sign-in dialog, also on its own page', async ({ page }) => {
  for (const from of [history, '/politica-de-privacidade']) {
    await openWindow(page, from);
    await dialog(page).getByRole('link', { name: 'política de privacidade' }).click();
    await expect(page).toHaveURL('/politica-de-privacidade');
    await expect(dialog(page)).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
  }
});

test('Back leaves the page, and the window with it', async ({ page }) => {
  await open(page, history);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).first().click();
  await expect(page).toHaveURL('/sobre-nos/contato');
  await enter(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(history);
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL('/sobre-nos/contato');
  await expect(dialog(page)).toHaveCount(0);
});

test('closing the dialog drops its saved action, not that of another tab', async ({ page, context }) => {
  await pressHeart(page);
  const other = await context.newPage();
  await openWindow(other);
  await other.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog(other)).toHaveCount(0);
  expect(await savedActions(page)).toBe(1);
  await other.close();
  const actionResponse = page.waitForResponse('**/recursos/acao');
  await dialog(page).getByRole('button', { name: 'Fechar' }).click();
  await actionResponse;
  expect(await savedActions(page)).toBe(0);
});

test('keeps the saved action on password recovery, drops it on leaving', async ({ page, account }) => {
  await pressHeart(page);
  await giveEmail(page, account.email);
  await dialog(page).getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page).toHaveURL('/area-do-cliente/recuperar-senha');
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await expect(heading(page)).toHaveText('Entrar ou cadastrar-se');
  expect(await savedActions(page)).toBe(1);

  const actionResponse = page.waitForResponse('**/recursos/acao');
  await page.getByRole('main').getByRole('link', { name: 'política de privacidade' }).click();
  await actionResponse;
  expect(await savedActions(page)).toBe(0);
});

test('without scripts, the dialog traps focus and signs in @no-js', async ({ page, account }) => {
  await open(page, search);
  await cards(page)
    .nth(1)
    .getByRole('button', { name: /^Adicionar aos favoritos/ })
    .click();
  await expect(dialog(page)).toBeVisible();
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator('*:focus');
    if (await focused.count()) expect(await focused.evaluate((each) => each.closest('[inert]'))).toBeNull();
  }
  await dialog(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(page).toHaveURL(search);
  expect(await savedActions(page)).toBe(0);

  await enter(page).click();
  await expect(page).toHaveURL(`/area-do-cliente/login?lastPage=${encodeURIComponent(search)}`);
  await expect(page).toHaveTitle('Entrar ou cadastrar-se · Bossa Nova');
  await page.locator('#acesso').getByLabel('E-mail').fill('ninguem-com-esta-conta@exemplo.com.br');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page).toHaveTitle('Concluir cadastro · Bossa Nova');
  await expect(page.getByText('Uma letra maiúscula')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await page.locator('#acesso').getByLabel('E-mail').fill(account.email);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(search);
});
