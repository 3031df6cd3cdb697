import type { Page } from '@playwright/test';
import { expectAccessible, violations } from './support/accessibility';
import { expect, test } from './support/account';
import { hasScripts, open } from './support/listing';

const listing = '/imoveis/venda/sao-paulo/apartamento?preco=0-5000000';
const searches = '/area-do-cliente/minhas-pesquisas-salvas';
const saveButton = (page: Page) =>
  page.getByRole('button', { name: 'Salvar pesquisa' }).locator('visible=true');
const rows = (page: Page) => page.locator('.pesq > li');
const criteria = ['Comprar', 'São Paulo', 'Apartamento', 'Até R$ 5 mi'];

// Without scripts what is wrong is answered by 400.
test.use({ expectedProblems: [/400/] });

test('saves, schedules, pauses, renames, removes and restores a search', async ({ page, signedIn }) => {
  await page.goto(searches);
  await expect(page.getByText('Nenhuma pesquisa salva.')).toBeVisible();
  await open(page, listing);
  await saveButton(page).click();
  const form = hasScripts() ? page.getByRole('dialog', { name: 'Salvar pesquisa' }) : page.getByRole('main');
  await expect(form.getByLabel('Nome da pesquisa')).toHaveValue('Apartamentos à venda em São Paulo');
  for (const each of criteria)
    await expect(form.getByRole('listitem').filter({ hasText: each })).toBeVisible();
  await expect(form.getByText(`Escrevemos para ${signedIn.email}.`)).toBeVisible();
  await expect(form.getByText(/combinam hoje\. Eles não contam como novidade/)).toBeVisible();
  if (hasScripts()) expect(await violations(page, '#janela-salvar')).toEqual([]);

  await form.getByLabel('Nome da pesquisa').fill('');
  await form.getByRole('button', { name: 'Salvar pesquisa' }).click();
  await expect(page.getByLabel('Nome da pesquisa')).toHaveAccessibleDescription('Dê um nome à pesquisa');
  // Sent before the form's rules have come, it is refused by the server: the form's own page has the error.
  const refused = (await form.count()) > 0 ? form : page.getByRole('main');
  await refused.getByLabel('Nome da pesquisa').fill('Primeiro apartamento');
  await refused.getByRole('radio', { name: 'Por semana' }).check();
  await refused.getByRole('button', { name: 'Salvar pesquisa' }).click();
  await expect(page).toHaveURL(listing);
  const confirmation = page
    .getByRole('status')
    .filter({ hasText: 'Avisamos às segundas, 8h, se houver novidade.' });
  await expect(confirmation).toBeVisible();
  if (hasScripts()) await expect(page.getByRole('dialog')).toHaveCount(0);
  await confirmation.getByRole('link', { name: 'Ver minhas pesquisas' }).click();

  await expect(rows(page).getByRole('link', { name: 'Primeiro apartamento', exact: true })).toHaveAttribute(
    'href',
    listing,
  );
  for (const each of criteria) await expect(rows(page).getByText(each, { exact: true })).toBeVisible();
  await page.getByText('Avisa às segundas').click();
  await page.getByRole('radio', { name: 'Na hora' }).check();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  // It stays open where the page stays.
  const summary = page.getByText('Avisa na hora', { exact: true });
  await expect(summary).toBeVisible();
  if (!hasScripts()) await summary.click();
  await page.getByRole('button', { name: 'Pausar por duas semanas' }).click();
  await expect(page.getByText(/^Em pausa até \d\d\/\d\d\/\d{4}\.$/)).toBeVisible();

  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByLabel('Nome da pesquisa').fill('Apartamento da Clara');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByRole('button', { name: 'Excluir Apartamento da Clara' }).click();
  await expect(page.getByText('“Apartamento da Clara” foi excluída e não avisa mais.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Excluir Apartamento da Clara' }).click();
  await page.getByText('Excluídas há menos de 30 dias, 1').click();
  await page.getByRole('button', { name: 'Apagar agora Apartamento da Clara' }).click();
  await expect(page.getByText('Nenhuma pesquisa salva.')).toBeVisible();
});

test('saves a search after signing in @js @no-js @main', async ({ page, account }) => {
  await open(page, listing);
  await saveButton(page).click();
  const window = page.getByRole('dialog', { name: 'Entrar ou cadastrar-se' });
  await window.getByLabel('E-mail').fill(account.email);
  await window.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  const enter = page.getByRole('button', { name: 'Entrar', exact: true }).last();
  await expect(enter).not.toHaveAttribute('aria-busy', 'true');
  await enter.click();
  await expect(page).toHaveURL(listing);
  await expect(page.getByText('Pesquisa salva. Avisamos por dia, às 8h, se houver novidade.')).toBeVisible();
  await page.goto(searches);
  await expect(rows(page)).toHaveCount(1);
});

test('replaces the criteria of a saved search from a search page', async ({ page, signedIn: _ }) => {
  const save = (search: string, form: Record<string, string>) =>
    page.request.post(`${searches}/salvar?busca=${encodeURIComponent(search)}`, { form, maxRedirects: 0 });
  await save(listing, { nome: 'Primeira', frequencia: 'daily' });
  await page.goto(searches);
  await page.getByRole('link', { name: 'Editar' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mudar os filtros na busca' }).click();
  await expect(page).toHaveURL(listing);
  await open(page, '/imoveis/aluguel/sao-paulo');
  await saveButton(page).click();
  const form = page.getByRole('dialog', { name: 'Salvar pesquisa' });
  await form.getByLabel('Guardar').selectOption('No lugar de “Primeira”');
  await form.getByRole('button', { name: 'Salvar pesquisa' }).click();
  await expect(form).toHaveCount(0);
  await page.goto(searches);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByText('Alugar', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
