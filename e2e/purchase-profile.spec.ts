import { expectAccessible, violations } from './support/accessibility';
import { expect, test } from './support/account';

const address = '/area-do-cliente/meu-perfil-de-compra';

// Without scripts what is wrong is answered by 400.
test.use({ expectedProblems: [/400/] });

test('saves a purchase profile, creates searches from it and erases it', async ({ page, signedIn }) => {
  await page.goto('/login-home');
  const [firstName] = signedIn.name.split(' ');
  await expect(page.getByRole('button', { name: `Minha conta: ${firstName}` }).first()).toBeAttached();
  await page.goto(address);
  const box = page.getByRole('checkbox', { name: 'Um consultor pode me procurar' });
  await expect(box).not.toBeChecked();
  await page.getByRole('radio', { name: 'Procuro a segunda residência' }).check();
  await page.getByLabel('Adicionar um lugar').fill('Atlântida Submersa');
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByLabel('Adicionar um lugar')).toHaveAccessibleDescription(
    /Não conhecemos este lugar/,
  );
  await page.getByLabel('Adicionar um lugar').fill('ilhab');
  await page.getByRole('option', { name: 'Ilhabela cidade' }).click();
  await expect(page.getByRole('checkbox', { name: 'Ilhabela' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Procuro a segunda residência' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Casa', exact: true }).check();
  await page.getByRole('button', { name: 'Salvar perfil' }).click();
  await expect(page.getByText('Perfil salvo.').first()).toBeVisible();
  await expect(page.getByText(/^Hoje, cerca de \d+ imóveis à venda combinam\./)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar pesquisas' }).click();
  await expect(page.getByText(/1 pesquisa salva, à venda/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Apagar este perfil' }).click();
  await expect(page.getByText('O seu perfil de compra foi apagado.').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Ilhabela' })).toHaveCount(0);
});
