import type { Page } from '@playwright/test';
import { expect, test } from './support/account';
import { overflow, expectAccessible, violations } from './support/accessibility';
import { hasScripts, open } from './support/listing';

const profile = '/area-do-cliente/meu-perfil';
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const expectSnackbar = (page: Page, text: string) =>
  expect(page.locator('.aviso').filter({ hasText: text })).toHaveCount(1);
const isAccessible = async (page: Page, part?: string) => {
  // axe is a script of its own; where scripts are off the page's markup is the same.
  if (hasScripts()) expect(await violations(page, part)).toEqual([]);
};

// Without scripts, and where the back end has to say it, what is wrong is answered by 400.
test.use({ expectedProblems: [/400/] });

test('profile errors show at fields; valid data is saved @js @no-js @main', async ({ page, signedIn }) => {
  await open(page, profile);
  const data = section(page, 'Dados pessoais');
  await expect(data.getByLabel('E-mail')).toHaveValue(signedIn.email);
  await data.getByLabel('Nome completo').fill('Clara');
  await data.getByLabel('Telefone (opcional)', { exact: true }).fill('(11) 1234-567');
  await data.getByRole('button', { name: 'Salvar' }).click();
  await expect(data.getByLabel('Nome completo')).toHaveAccessibleDescription(
    'Por favor, preencha com o nome completo',
  );
  await expect(data.getByText('Preencha com um número válido')).toBeVisible();
  await isAccessible(page);
  await data.getByLabel('Nome completo').fill('Clara Nunes Prado');
  await data.getByLabel('Telefone (opcional)', { exact: true }).fill('11987654321');
  await data.getByText('Quero receber a newsletter').click();
  await data.getByRole('button', { name: 'Salvar' }).click();
  await expectSnackbar(page, 'Seus dados foram salvos.');
  await page.reload();
  await expect(data.getByLabel('Nome completo')).toHaveValue('Clara Nunes Prado');
  await expect(data.getByLabel('Telefone (opcional)', { exact: true })).toHaveValue('(11) 98765-4321');
  await expect(data.getByLabel('Quero receber a newsletter')).toBeChecked();

  const password = section(page, 'Senha');
  const [current, chosen] = [password.getByLabel('Senha atual'), password.getByLabel('Nova senha')];
  await current.fill('Errada#2026');
  await chosen.fill('Cuica#2027abc');
  if (hasScripts()) await expect(password.getByText('Um número, cumprido')).toBeVisible();
  await password.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(chosen).toHaveValue('');
  await isAccessible(page, '#senha');
  await current.fill(signedIn.password);
  await chosen.fill('Cuica#2027abc');
  await password.getByRole('button', { name: 'Trocar senha' }).click();
  await expectSnackbar(page, 'Sua senha foi trocada e as outras sessões foram encerradas.');
  await expect(current).toHaveValue('');
  await expect(section(page, 'Histórico de acessos')).toContainText('Senha trocada');
});

test('exports the account data, and cancels a requested account deletion', async ({ page, signedIn }) => {
  await open(page, profile);
  const own = section(page, 'Seus dados');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    own.getByRole('button', { name: 'Exportar meus dados' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^bossa-nova-meus-dados-\d{4}-\d\d-\d\d\.json$/);

  const openWindow = own.getByRole('button', { name: 'Excluir conta' });
  const ask = page.getByRole('dialog', { name: 'Excluir minha conta' });
  await openWindow.focus();
  await page.keyboard.press('Enter');
  await isAccessible(page, '#seus-dados');
  await ask.getByRole('button', { name: 'Manter conta' }).click();
  await expect(ask).toBeHidden();
  await expect(openWindow).toBeFocused();
  await page.keyboard.press('Enter');
  await ask.getByLabel('Senha', { exact: true }).fill('Errada#2026');
  await ask.getByRole('button', { name: 'Excluir conta' }).click();
  await expect(ask.getByLabel('Senha', { exact: true })).toBeFocused();
  await expect(ask.getByLabel('Senha', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await ask.getByLabel('Senha', { exact: true }).fill(signedIn.password);
  await ask.getByRole('button', { name: 'Excluir conta' }).click();
  await expectSnackbar(page, 'Sua conta será excluída em');

  await open(page, '/login-home');
  const band = page.locator('.faixa-aviso').filter({ hasText: 'Sua conta será excluída em' });
  await band.getByRole('button', { name: 'Manter conta' }).click();
  await expectSnackbar(page, 'Sua conta foi mantida.');
  await expect(page).toHaveURL('/login-home');
  await expect(band).toHaveCount(0);
});

test('Minha home, empty and filled, and the profile are accessible', async ({ page, signedIn: _ }) => {
  await open(page, '/login-home');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/imoveis/venda/sao-paulo');
  const favoriteResponse = page.waitForResponse('**/recursos/favoritos');
  await page
    .getByRole('button', { name: /^Adicionar aos favoritos/ })
    .first()
    .click();
  await favoriteResponse;
  await expect(page.locator('.card__fav[aria-pressed=true]')).toHaveCount(1);
  await open(page, '/login-home');
  await expect(page.getByText('1 imóvel guardado.')).toBeVisible();
  for (const address of ['/login-home', profile]) {
    await open(page, address);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await overflow(page), address).toBe(0);
  }
});

test('the current tab is in view on a phone @js @no-js', async ({ page, signedIn: _ }) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await open(page, '/area-do-cliente/minhas-pesquisas-salvas');
  const tab = page.getByRole('navigation', { name: 'Área do cliente' }).locator('[aria-current]');
  await expect(tab).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
