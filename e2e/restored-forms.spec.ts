import { expect, signIn, test } from './support/account';
import { hasScripts, open } from './support/listing';

const profile = '/area-do-cliente/meu-perfil';

test('restores a form after sign-in when the session ended @js @no-js', async ({
  page,
  context,
  signedIn,
}) => {
  await open(page, profile);
  const data = page.getByRole('region', { name: 'Dados pessoais', exact: true });
  await data.getByLabel('Nome completo').fill('Clara Nunes Prado');
  await data.getByLabel('Telefone (opcional)', { exact: true }).fill('(11) 98765-4321');
  // Ended elsewhere: the browser still has its cookie.
  const cookies = await context.cookies();
  await page.request.post('/recursos/sair', { form: { de: 'fora' }, maxRedirects: 0 });
  await context.addCookies(cookies.filter(({ name }) => name === 'sessao'));
  await data.getByRole('button', { name: 'Salvar' }).click();

  await expect(page.getByText('Sua sessão terminou. Entre novamente')).toBeVisible();
  const signInDialog = page.getByRole('dialog', { name: 'Entrar ou cadastrar-se' });
  await signInDialog.getByLabel('E-mail').fill(signedIn.email);
  await signInDialog.getByLabel('E-mail').press('Enter');
  await page.getByLabel('Senha', { exact: true }).fill(signedIn.password);
  await page.getByLabel('Senha', { exact: true }).press('Enter');

  await expect(page).toHaveURL(profile);
  const notice = data.getByText('Sua sessão terminou antes do envio.');
  await expect(notice).toBeVisible();
  if (hasScripts()) await expect(notice.locator('..')).toBeFocused();
  await expect(data.getByLabel('Nome completo')).toHaveValue('Clara Nunes Prado');
  await expect(data.getByLabel('Telefone (opcional)', { exact: true })).toHaveValue('(11) 98765-4321');
  await data.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.locator('.aviso').filter({ hasText: 'Seus dados foram salvos.' })).toHaveCount(1);
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(data.getByLabel('Nome completo')).toHaveValue('Clara Nunes Prado');
  await expect(notice).toHaveCount(0);
});

test.describe('of who has signed out elsewhere', () => {
  test.use({ expectedProblems: [/401/] });

  test('restores the form, and sends it after a sign-in in another tab', async ({
    page,
    context,
    signedIn,
  }) => {
    await open(page, profile);
    const name = page.getByRole('main').getByLabel('Nome completo');
    await name.fill('Clara Nunes Prado');
    await context.clearCookies({ name: 'sessao' });
    await page
      .getByRole('region', { name: 'Dados pessoais', exact: true })
      .getByRole('button', { name: 'Salvar' })
      .click();
    await expect(page.getByRole('heading', { name: 'Sua sessão terminou.' })).toBeFocused();
    await expect(name).toHaveValue('Clara Nunes Prado');

    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Entrar em nova aba' }).click(),
    ]);
    await expect(tab).toHaveURL(/\/area-do-cliente\/login\?lastPage=/);
    await signIn(tab, signedIn);
    await tab.close();
    await page.getByRole('button', { name: 'Enviar outra vez' }).click();
    await expect(page.locator('.aviso').filter({ hasText: 'Seus dados foram salvos.' })).toHaveCount(1);
    await expect(name).toHaveValue('Clara Nunes Prado');
  });
});
