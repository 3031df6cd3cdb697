import type { Kysely } from 'kysely';
import type { Database } from '../api/db/schema';
import { expect, test } from './support/account';
import { standsInNobodysWay } from './support/accessibility';
import { hasScripts, open } from './support/listing';

const list = '/area-do-cliente/meus-imoveis';
const dayMs = 24 * 3600_000;
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** A home that one person alone owns, announced so many days ago, with views of each day and a price that fell. */
async function homeOf(db: Kysely<Database>, email: string, days: number): Promise<number> {
  await db.updateTable('account').set({ verified_at: new Date() }).where('email', '=', email).execute();
  const home = await db
    .selectFrom('property')
    .select(['id', 'sell_price', 'currency'])
    .where('for_sale', '=', true)
    .where('sale_amount', 'is not', null)
    .where('active', '=', true)
    .where('available', '=', true)
    .where('id', 'not in', db.selectFrom('property_owner').select('property_id'))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { id } = home;
  const at = new Date(Date.now() - days * dayMs);
  await db.updateTable('property').set({ listed_at: at }).where('id', '=', id).execute();
  const seen = Array.from({ length: days }, (_, day) => ({
    ...{ property_id: id, day: dayBefore(day), segment: 'usado' },
    views: Math.max(1, 60 - (days - day)),
  }));
  await db
    .insertInto('property_view')
    .values(
      seen.flatMap((each) => [
        { ...each, view_type: 'detail' },
        { ...each, view_type: 'search', views: each.views * 9 },
      ]),
    )
    .onConflict((both) => both.doNothing())
    .execute();
  await db
    .insertInto('property_event')
    .values({
      ...{ property_id: id, kind: 'price', negotiation: 'sell', at: new Date(Date.now() - 20 * dayMs) },
      ...{ old_price: home.sell_price! + 400_000, old_shown: true, old_currency: home.currency },
      ...{ new_price: home.sell_price, new_shown: true, new_currency: home.currency },
    })
    .execute();
  await db.insertInto('property_owner').values({ property_id: id, email }).execute();
  return id;
}

test('an owner finds their home in the list, and its report says what came of it @js @no-js', async ({
  page,
  signedIn,
  database,
}) => {
  await open(page, list);
  await expect(page.getByText('Nenhum imóvel seu por aqui ainda.')).toBeVisible();
  const id = await homeOf(database, signedIn.email, 60);
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
  await homeOf(database, signedIn.email, 3);
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
    const id = await homeOf(database, `outra-${signedIn.email}`, 3);
    for (const address of [`${id}`, '999999999', `${id}/corretor`, `${id}/nada`]) {
      await page.goto(`${list}/detalhes/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Este relatório não está na sua conta.',
      );
    }
  });
});
