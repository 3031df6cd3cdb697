import { expect, test } from './support/account';

test('the user menu opens, and Sair signs out in place @js @no-js', async ({ page, signedIn }) => {
  await page.goto('/imoveis/venda/sao-paulo');
  const menu = page.locator('#conta');
  const button = page.getByRole('button', { name: 'Minha conta' });
  await button.hover();
  await expect(menu.getByRole('link')).toHaveText([
    'Minha home',
    'Meu perfil',
    'Meu perfil de compra',
    'Meus imóveis',
    'Meus favoritos',
    'Minhas pesquisas salvas',
  ]);
  await page.mouse.move(5, 500);
  await expect(menu).toBeHidden();
  await button.press('Enter');
  await menu.getByRole('button', { name: 'Sair' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
  await expect(page).toHaveURL('/imoveis/venda/sao-paulo');
  await expect(page.getByText(signedIn.email)).toHaveCount(0);
});

test('on a phone ‘Minha conta’ is first, and Sair signs out @mobile', async ({ page, signedIn }) => {
  await page.goto('/login-home');
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  await expect(sidebar.locator('details').first()).toHaveAttribute('open');
  await sidebar.getByRole('button', { name: 'Sair' }).tap();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Abrir menu' }).tap();
  await expect(sidebar.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByText(signedIn.email)).toHaveCount(0);
});
