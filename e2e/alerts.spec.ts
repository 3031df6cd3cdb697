import type { Kysely } from 'kysely';
import { createLink, type LinkPurpose } from '../api/saved-searches/alerts/links';
import type { Database } from '../api/database';
import { links } from '../app/links';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/account';
import { cardFacts, heading, open } from './support/listing';
import { clock } from '@domain/kernel/clock';

const searches = '/area-do-cliente/minhas-pesquisas-salvas';

const accountOf = (db: Kysely<Database>, email: string) =>
  db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();

/** The token of a link that stands in a letter to this person. */
async function linkOfLetter(db: Kysely<Database>, account: number, link: LinkPurpose): Promise<string> {
  const { id } = await db
    .insertInto('alert_letter')
    .values({ account_id: account, rhythm: 'daily', made_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return createLink(db, id, link);
}

test('an e-mail link stops a saved search without sign-in, and undoes it', async ({
  page,
  context,
  database,
  signedIn,
}) => {
  const listing = encodeURIComponent('/imoveis/venda/moema');
  const form = { nome: 'Imóveis em Moema', frequencia: 'daily' };
  await page.request.post(`${searches}/salvar?busca=${listing}`, { form, maxRedirects: 0 });
  const { id } = await accountOf(database, signedIn.email);
  const ofPerson = database.selectFrom('saved_search').where('account_id', '=', id);
  const search = await ofPerson.select('id').executeTakeFirstOrThrow();
  const frequency = async () => (await ofPerson.select('frequency').executeTakeFirstOrThrow()).frequency;
  const token = await linkOfLetter(database, id, {
    purpose: 'stop',
    favorites: false,
    searches: [search.id],
  });
  await context.clearCookies();

  await page.goto(links.stopAlerts(token));
  await expect(heading(page)).toHaveText('Parar os avisos de “Imóveis em Moema”?');
  await expect(
    page.getByText(/^As cartas vão para c•••.@exemplo\.com\.br\. Avisa por dia, às 8h\.$/),
  ).toBeVisible();
  expect(await frequency()).toBe('daily');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Só um resumo por semana' }).click();
  await expect(page.getByText('Pronto: a partir de agora, só um resumo por semana.')).toBeVisible();
  expect(await frequency()).toBe('weekly');
  await page.getByRole('button', { name: 'Parar estes avisos' }).click();
  await expect(page.getByText('Não escrevemos mais sobre “Imóveis em Moema”.')).toBeVisible();
  expect(await frequency()).toBe('off');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voltar a receber' }).click();
  await expect(page.getByRole('button', { name: 'Parar estes avisos' })).toBeVisible();
  expect(await frequency()).toBe('daily');

  await open(page, '/imoveis/venda/sao-paulo');
  const properties = (await cardFacts(page)).slice(0, 2).map((card) => Number(card.id));
  await page.goto(links.alertHomes(await linkOfLetter(database, id, { purpose: 'list', properties })));
  await expect(heading(page)).toHaveText('2 imóveis da sua carta');
  await expectAccessible(page);
});
