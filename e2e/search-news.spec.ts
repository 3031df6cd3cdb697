import { violations } from './support/accessibility';
import { expect, test } from './support/account';

const searches = '/area-do-cliente/minhas-pesquisas-salvas';
const listing = '/imoveis/venda/sao-paulo/apartamento';
const twoDays = 2 * 24 * 3600_000;

test('shows new matches since the last visit, links and marks them as seen', async ({
  page,
  signedIn,
  database,
}) => {
  const form = { nome: 'Apartamento da Clara', frequencia: 'off' };
  await page.request.post(`${searches}/salvar?busca=${encodeURIComponent(listing)}`, {
    form,
    maxRedirects: 0,
  });
  const { id: account } = await database
    .selectFrom('account')
    .select('id')
    .where('email', '=', signedIn.email)
    .executeTakeFirstOrThrow();
  const before = new Date(Date.now() - twoDays);
  await database
    .updateTable('saved_search')
    .set({ baseline_at: before })
    .where('account_id', '=', account)
    .execute();
  await database
    .updateTable('account_visit')
    .set({ seen_until: before })
    .where('account_id', '=', account)
    .execute();
  const home = await database
    .selectFrom('property')
    .select(['id', 'title', 'sell_price'])
    .where('city', '=', 'São Paulo')
    .where('type', '=', 'apartamento')
    .where('for_sale', '=', true)
    .where('sale_amount', 'is not', null)
    .where('available', '=', true)
    .where('active', '=', true)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  // As if it had cost more yesterday: the home itself is every story's.
  const price = {
    old_shown: true,
    old_currency: 'BRL',
    new_price: home.sell_price,
    new_shown: true,
  } as const;
  await database
    .insertInto('property_event')
    .values({
      ...{ property_id: home.id, kind: 'price', negotiation: 'sell', new_currency: 'BRL' },
      ...{ ...price, old_price: home.sell_price! + 500_000, at: new Date(Date.now() - twoDays / 2) },
    })
    .execute();

  await page.goto('/login-home');
  const changed = page.getByRole('listitem').filter({ hasText: ', em Apartamento da Clara.' });
  await expect(changed).toContainText(`${home.title} caiu de R$`);
  await page.goto(searches);
  await expect(page.locator('.novidades > li')).toHaveText(/baixou de R\$.* para R\$/);
  await expect(page.getByRole('link', { name: 'Ver a novidade Apartamento da Clara' })).toBeVisible();
  await page.getByRole('link', { name: /^1 novo desde \S+, \d\d\/\d\d$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Apartamento da Clara' })).toBeVisible();
  await expect(page.locator('.card')).toHaveCount(1);
  await expect(page.locator('.card').getByRole('link', { name: home.title })).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'Minhas pesquisas salvas' }).first().click();
  await page.getByRole('button', { name: 'Marcar tudo como visto' }).click();
  await expect(page.getByText(/^Nada novo desde hoje, /)).toBeVisible();
  await page.goto('/login-home');
  await expect(page.getByText(/Nada mudou desde hoje, .* Continuamos olhando\./)).toBeVisible();
});
