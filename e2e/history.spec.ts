import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/account';
import { cards, open } from './support/listing';

const tenDays = 10 * 24 * 3600_000;

test('what a home has cost is told to who keeps it, and to nobody else', async ({
  page,
  browser,
  database,
  signedIn: _,
}) => {
  await open(page, '/imoveis/venda/rio-de-janeiro');
  const card = cards(page).first();
  const id = Number(await card.getAttribute('data-id'));
  const home = await database
    .selectFrom('property')
    .select('sell_price')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // As if it had cost more ten days ago: the home itself is every story's.
  await database
    .insertInto('property_event')
    .values({
      ...{ property_id: id, kind: 'price', negotiation: 'sell', at: new Date(Date.now() - tenDays) },
      ...{ old_price: home.sell_price! + 500_000, old_shown: true, old_currency: 'BRL' },
      ...{ new_price: home.sell_price, new_shown: true, new_currency: 'BRL' },
    })
    .execute();
  const address = (await card.getByRole('heading').getByRole('link').getAttribute('href'))!;
  const timeline = page.getByRole('heading', { name: 'Linha do tempo' });
  await open(page, address);
  await expect(timeline).toHaveCount(0);

  await page
    .getByRole('button', { name: /^Adicionar aos favoritos|^Favoritar/ })
    .locator('visible=true')
    .first()
    .click();
  await expect(page.getByText('Guardado em “Favoritos”.').first()).toBeVisible();
  await open(page, address);
  await expect(timeline).toBeVisible();
  const priceChange = page.getByRole('listitem').filter({ hasText: /Preço de R\$.* para R\$.*% a menos/ });
  await expect(priceChange).toBeVisible();
  await expect(page.getByText(/^Disponível, conferido em /)).toBeVisible();
  await expectAccessible(page);

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await open(other, address);
  await expect(other.getByRole('heading', { name: 'Linha do tempo' })).toHaveCount(0);
  await stranger.close();
});
