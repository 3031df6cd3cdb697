import { expect, test } from './support/account';
import { expectAccessible } from './support/accessibility';
import { hasScripts, open } from './support/listing';
import { assignProperty, manyViews } from './support/assign-property';

const list = '/area-do-cliente/meus-imoveis';

test('an owner opens the report of a property from the list @js @no-js @main', async ({
  page,
  signedIn,
  database,
}) => {
  await open(page, list);
  await expect(page.getByText('Nenhum imóvel seu por aqui ainda.')).toBeVisible();
  const id = await assignProperty(database, signedIn.email, manyViews(60));
  await page.reload();
  await expect(page.getByText('Um no ar.')).toBeVisible();
  await expect(page.getByText('No ar há 60 dias')).toBeVisible();
  if (hasScripts()) await expectAccessible(page);
  await page.getByRole('link', { name: /^Abrir relatório de/ }).click();
  await expect(page).toHaveURL(`${list}/detalhes/${id}`);
  await expect(page.getByText('Nenhum pedido de visita e ninguém em contato.')).toBeVisible();
  await expect(
    page.getByRole('img', { name: /Visualizações por semana desde o anúncio/ }).first(),
  ).toBeVisible();
  await page.getByText('Os números, semana a semana').click();
  await expect(page.getByRole('rowheader', { name: '1ª', exact: true })).toBeVisible();
  await expect(page.locator('.quedas').getByText(/→/)).toBeVisible();
  if (hasScripts()) await expectAccessible(page);
  await page.getByRole('link', { name: '7 dias' }).click();
  await expect(page).toHaveURL(/\?periodo=7$/);
  await expect(page.getByRole('link', { name: '7 dias' })).toHaveAttribute('aria-current', 'true');
  await page.goto(`${list}/detalhes/corretor`);
  await expect(page).toHaveURL(`${list}/detalhes/${id}/corretor`);
  await expect(page.locator('#corretor').getByText(/^CRECI/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Acessos e visitas' })).toHaveCount(0);
});
