import { expect, test } from './support/account';
import { standsInNobodysWay } from './support/accessibility';
import { hasScripts, open } from './support/listing';
import { homeOf, wellSeen } from './support/owned-home';

const list = '/area-do-cliente/meus-imoveis';

test('an owner finds their home in the list, and its report says what came of it @js @no-js', async ({
  page,
  signedIn,
  database,
}) => {
  await open(page, list);
  await expect(page.getByText('Nenhum imóvel seu por aqui ainda.')).toBeVisible();
  const id = await homeOf(database, signedIn.email, wellSeen(60));
  await page.reload();
  await expect(page.getByText('Um no ar.')).toBeVisible();
  await expect(page.getByText('No ar há 60 dias')).toBeVisible();
  if (hasScripts()) await standsInNobodysWay(page);
  await page.getByRole('link', { name: /^Abrir relatório de/ }).click();
  await expect(page).toHaveURL(`${list}/detalhes/${id}`);
  await expect(page.getByText('Nenhum pedido de visita e ninguém em contato.')).toBeVisible();
  await expect(
    page.getByRole('img', { name: /Visualizações por semana desde o anúncio/ }).first(),
  ).toBeVisible();
  await page.getByText('Os números, semana a semana').click();
  await expect(page.getByRole('rowheader', { name: '1ª', exact: true })).toBeVisible();
  await expect(page.locator('.quedas').getByText(/→/)).toBeVisible();
  if (hasScripts()) await standsInNobodysWay(page);
  await page.getByRole('link', { name: '7 dias' }).click();
  await expect(page).toHaveURL(/\?periodo=7$/);
  await expect(page.getByRole('link', { name: '7 dias' })).toHaveAttribute('aria-current', 'true');
  await page.goto(`${list}/detalhes/corretor`);
  await expect(page).toHaveURL(`${list}/detalhes/${id}/corretor`);
  await expect(page.locator('#corretor').getByText(/^CRECI/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Acessos e visitas' })).toHaveCount(0);
});

test('an owner ends the letter of the week on the page of their homes, and has it again @js @no-js', async ({
  page,
  signedIn,
  database,
}) => {
  await homeOf(database, signedIn.email, wellSeen(3));
  const isOff = async () =>
    (await database
      .selectFrom('owner_letter_off')
      .innerJoin('account', 'account.id', 'account_id')
      .select('since')
      .where('email', '=', signedIn.email)
      .executeTakeFirst()) !== undefined;
  await open(page, list);
  await page.getByRole('button', { name: 'Parar a carta' }).click();
  await expect(page.getByText('Pronto, paramos a carta da semana.').last()).toBeVisible();
  await expect(page.getByText('Carta da semana: não enviamos')).toBeVisible();
  expect(await isOff()).toBe(true);
  if (hasScripts()) await standsInNobodysWay(page);
  await page.getByRole('button', { name: 'Voltar a receber' }).click();
  await expect(page.getByText('Carta da semana: às segundas, às 8h')).toBeVisible();
  expect(await isOff()).toBe(false);
});

test.describe('somebody else’s home', () => {
  test.use({ expectedProblems: [/404/] });

  test('has no report, and is told as one that is not there @js @no-js', async ({
    page,
    signedIn,
    database,
  }) => {
    const id = await homeOf(database, `outra-${signedIn.email}`, wellSeen(3));
    for (const address of [`${id}`, '999999999', `${id}/corretor`, `${id}/nada`]) {
      await page.goto(`${list}/detalhes/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Este relatório não está na sua conta.',
      );
    }
  });
});
