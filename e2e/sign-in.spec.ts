import type { Page } from '@playwright/test';
import { expect, linkInEmail, newPerson, test, type Account } from './support/account';
import { expectAccessible, violations } from './support/accessibility';
import { isMobile, open } from './support/listing';

const login = '/area-do-cliente/login';
const wrong = 'Por favor, verifique o e-mail e senha digitados.';
const search = '/imoveis/venda/sao-paulo?suites=2';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const step = (page: Page) => page.locator('#acesso');
const snackbar = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function giveEmail(page: Page, email: string) {
  await step(page).getByLabel('E-mail').fill(email);
  await button(page, 'Continuar').click();
}

async function givePassword(page: Page, password: string) {
  await step(page).getByLabel('Senha', { exact: true }).fill(password);
  await button(page, 'Entrar').click();
}

async function fillRegistration(page: Page, { name, password }: Account) {
  await step(page).getByLabel('Nome completo').fill(name);
  await step(page).getByLabel('Senha', { exact: true }).fill(password);
  await step(page).getByLabel('Li e aceito').check();
}

/** Follows 'Entrar' in the header, or in the sidebar of a phone. */
async function enter(page: Page) {
  if (isMobile()) await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.locator('header').getByRole('link', { name: 'Entrar' }).filter({ visible: true }).click();
}

test('the pages begin under the header of a phone @mobile', async ({ page }) => {
  for (const path of [login, '/area-do-cliente/recuperar-senha']) {
    await open(page, path);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title!.y, path).toBeLessThan(160);
  }
});

test('registers, confirms the e-mail and signs in again @js @no-js @main', async ({ page }) => {
  const person = newPerson();
  await open(page, search);
  await enter(page);
  await giveEmail(page, person.email);
  await expect(page.getByRole('heading', { name: 'Concluir cadastro' })).toBeVisible();
  await fillRegistration(page, person);
  await button(page, 'Concluir cadastro').click();
  await expect(page).toHaveURL(search);
  await expect(page.getByText('Seu cadastro foi criado e você receberá um e-mail')).toBeVisible();

  const link = await linkInEmail(person.email, 'verification');
  await page.goto(link.pathname + link.search);
  await button(page, 'Validar minha conta').click();
  await expect(page.getByText('Conta validada')).toBeVisible();
  expect(page.url()).not.toContain('token');
  // A link serves once.
  await page.goto(link.pathname + link.search);
  await button(page, 'Validar minha conta').click();
  await expect(page.getByText('Este link já não vale.')).toBeVisible();

  await page.context().clearCookies({ name: 'sessao' });
  await page.goto('/area-do-cliente/meu-perfil?de=carta');
  await expect(page).toHaveURL(/login\?lastPage=/);
  await giveEmail(page, person.email);
  await expect(page.getByText(`Entrando como ${person.email}`)).toBeVisible();
  await givePassword(page, person.password);
  await expect(page).toHaveURL('/area-do-cliente/meu-perfil?de=carta');
});

test.describe('what is wrong', () => {
  test.use({ expectedProblems: [/40[01]|422|429/] });

  test('a wrong password shows at its field and in a snackbar, and clears', async ({ page, account }) => {
    await open(page, '/?auth=true');
    await giveEmail(page, account.email);
    await givePassword(page, 'Errada#123');
    await expect(snackbar(page, wrong)).toBeVisible();
    const password = step(page).getByLabel('Senha', { exact: true });
    await expect(password).toHaveAccessibleDescription(wrong);
    await expect(password).toHaveValue('');
    expect(await violations(page, '#acesso')).toEqual([]);

    await button(page, 'Voltar').click();
    await expect(step(page).getByLabel('E-mail')).toHaveValue(account.email);
    await giveEmail(page, account.email);
    await givePassword(page, account.password);
    await expect(page).toHaveURL('/login-home');
  });

  test('a registration keeps input, shows field errors and a known e-mail', async ({ page, account }) => {
    await open(page, '/area-do-cliente/cadastre-se?nome=Clara');
    await step(page).getByLabel('E-mail').fill('clara');
    await step(page).getByLabel('Senha', { exact: true }).fill('clara');
    await step(page).getByText('Telefone e nascimento').click();
    await step(page).getByLabel('Data de nascimento').fill('01/01/2020');
    const described = async (label: string, text: RegExp | string) =>
      expect(step(page).getByLabel(label)).toHaveAccessibleDescription(text);
    // Once the rules have come a field is judged when it is left. The next story sends before that.
    await expect(async () => {
      for (const label of ['E-mail', 'Data de nascimento']) await step(page).getByLabel(label).focus();
      await expect(step(page).getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true', { timeout: 500 });
    }).toPass();
    await button(page, 'Concluir cadastro').click();
    await described('Nome completo', 'Por favor, preencha com o nome completo');
    await described('E-mail', 'Digite um e-mail válido');
    await described('Data de nascimento', 'Você deve ter no mínimo 18 anos para se cadastrar');
    await described('Li e aceito', 'Aceite os termos para concluir o cadastro');
    await expect(page.getByText('O campo senha deve ter uma letra maiúscula')).toBeVisible();
    await expect(step(page).getByLabel('Nome completo')).toBeFocused();

    await fillRegistration(page, account);
    await step(page).getByLabel('E-mail').fill(account.email);
    await step(page).getByLabel('Data de nascimento').fill('01/01/1990');
    await step(page).getByLabel('Senha', { exact: true }).fill('Outra#senha9');
    await button(page, 'Concluir cadastro').click();
    await expect(page.getByRole('alert').filter({ hasText: /e-mail/i })).toBeVisible();
    await expect(step(page).getByLabel('Nome completo')).toHaveValue(account.name);
    await expect(step(page).getByLabel('Data de nascimento')).toHaveValue('01/01/1990');
    await expect(step(page).getByLabel('Senha', { exact: true })).toHaveValue('');
  });

  test('a registration sent before its rules load is checked by the server', async ({ page }) => {
    await page.route(/\/assets\/(?:sign-in-)?schemas-/, () => undefined);
    await open(page, '/area-do-cliente/cadastre-se?nome=Clara');
    await step(page).getByLabel('E-mail').fill('clara@exemplo.com.br');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await button(page, 'Concluir cadastro').click();
    await answered;
    const name = step(page).getByLabel('Nome completo');
    await expect(name).toHaveAccessibleDescription('Por favor, preencha com o nome completo');
    await expect(name).toBeFocused();
  });
});

test('a password reset link arrives, works once and sets the new password', async ({ page, account }) => {
  await open(page, login);
  await giveEmail(page, account.email);
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await page.locator('#recuperar').getByLabel('E-mail').fill(account.email);
  await button(page, 'Enviar link').click();
  await expect(page.getByText(`Se houver uma conta com ${account.email}`)).toBeVisible();
  expect(page.url()).not.toContain('exemplo');

  const link = await linkInEmail(account.email, 'password-reset');
  await page.goto(link.pathname + link.search);
  const password = 'Nova#Abelha2027';
  await page.locator('#redefinir').getByLabel('Nova senha').fill(password);
  await button(page, 'Salvar nova senha').click();
  await expect(page.getByText('Senha alterada. Entre com a nova senha.')).toBeVisible();
  await giveEmail(page, account.email);
  await givePassword(page, password);
  await expect(page).toHaveURL('/login-home');
});

test('the dialog holds focus, ignores Esc, returns focus and reopens empty', async ({ page }) => {
  await open(page, '/sobre-nos/nossa-historia');
  const link = page.locator('header').getByRole('link', { name: 'Entrar' }).first();
  await link.click();
  const window = page.getByRole('dialog', { name: 'Entrar ou cadastrar-se' });
  await expect(window.getByLabel('E-mail')).toBeFocused();
  expect(Math.round((await window.boundingBox())!.width)).toBe(360);
  await expect(button(page, 'Continuar')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(window).toBeVisible();

  await window.getByLabel('E-mail').fill(newPerson().email);
  await page.keyboard.press('Enter');
  const registration = page.getByRole('dialog', { name: 'Concluir cadastro' });
  await expect(registration.getByLabel('Nome completo')).toBeFocused();
  await registration.getByLabel('Senha', { exact: true }).fill('Abelha#2026');
  await expect(registration.getByText('Força da senha: ')).toBeVisible();
  await expect(registration.locator('.regras .ok')).toHaveCount(5);
  await registration.getByText('Telefone e nascimento').click();
  await registration.getByRole('button', { name: /País do telefone/ }).click();
  await registration.getByRole('combobox', { name: 'Buscar país' }).fill('xyz');
  await expect(registration.getByText('Nenhum resultado encontrado.')).toBeVisible();
  await registration.getByRole('combobox', { name: 'Buscar país' }).fill('351');
  await page.keyboard.press('Enter');
  await expect(registration.getByRole('button', { name: /Portugal, \+351/ })).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await registration.getByRole('button', { name: 'Fechar' }).click();
  await expect(registration).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await expect(window.getByLabel('E-mail')).toHaveValue('');
});

test('an address opens the window, fills in the e-mail, and is plain again', async ({ page, account }) => {
  await open(page, '/imoveis?suites=2&auth=true&email=clara@exemplo.com');
  const window = page.getByRole('dialog', { name: 'Entrar ou cadastrar-se' });
  await expect(window.getByLabel('E-mail')).toHaveValue('clara@exemplo.com');
  await expect(page).toHaveURL('/imoveis?suites=2');
  await window.getByRole('button', { name: 'Fechar' }).click();
  await expect(window).toBeHidden();

  await open(page, '/?retry=login');
  await expect(window.getByText('Já existe uma conta com este e-mail.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await open(page, `/?from=${encodeURIComponent(search)}`);
  await expect(window.getByText('Sua sessão terminou.')).toBeVisible();
  await giveEmail(page, account.email);
  await givePassword(page, account.password);
  await expect(page).toHaveURL(search);
  await page.goto('/?auth=true');
  await expect(page).toHaveURL('/');
  await expect(window).toBeHidden();
});

test('the pages stand in nobody’s way', async ({ page }) => {
  const token = 'x'.repeat(32);
  for (const path of [
    login,
    '/area-do-cliente/cadastre-se',
    '/area-do-cliente/recuperar-senha',
    `/area-do-cliente/redefinir-senha?token=${token}`,
    `/area-do-cliente/cadastro-sucesso?token=${token}`,
  ]) {
    await open(page, path);
    await expectAccessible(page);
  }
});
