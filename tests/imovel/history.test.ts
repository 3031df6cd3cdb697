import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { makeListing } from '../support/catalogue';
import { signedInVisitor } from '../support/signed-in-visitor';
import { openSite } from '../imoveis/site';

type Site = Awaited<ReturnType<typeof openSite>>;

const forBoth = { forRent: true, rentPrice: 9_000 };
const listing = (sellPrice: number | null) =>
  makeListing({ reference: 'CASA', title: 'Casa', sellPrice, ...forBoth });

const hidden = makeListing({ reference: 'OCULTA', sellPrice: 2_900_000 });

/** A home whose price was 3.2 million, then told to nobody, then 2.95 million; it left and came back. */
async function openHistory() {
  const site = await openSite([listing(3_200_000), makeListing({ reference: 'OUTRA' }), hidden]);
  const feed = (...listings: ReturnType<typeof makeListing>[]) =>
    applyCatalogue(site.db, {
      source: 'teste',
      feed: 'teste',
      force: true,
      listings: [...listings, hidden],
    });
  for (const price of [2_950_000, null, 2_900_000]) await feed(listing(price));
  await feed(makeListing({ reference: 'OUTRA' }));
  await feed(listing(2_900_000));
  const path = `/usado/venda/sao-paulo/moema/casa/${site.ids.get('CASA')}`;
  return { site, path };
}

/** The lines of 'Linha do tempo'; undefined where the page has none. */
function lines(html: string): string[] | undefined {
  const list = /<h2 id="linha-do-tempo">Linha do tempo<\/h2><ol[^>]*>(.*?)<\/ol>/s.exec(html)?.[1];
  return list
    ?.split('</li>')
    .slice(0, -1)
    .map((item) =>
      item
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
}

describe('a property’s timeline', () => {
  let site: Site;
  let path: string;
  const see = async (cookie?: string, at = path) =>
    lines((await site.get(at, cookie ? { headers: { cookie } } : {})).html);
  const keeper = async () => {
    const visitor = await signedInVisitor(site);
    await visitor.customer.addFavorite({
      code: site.ids.get('CASA')!,
      condition: 'used',
      negotiation: 'sell',
    });
    return visitor;
  };
  beforeAll(async () => {
    ({ site, path } = await openHistory());
  });
  afterAll(() => site.close());

  it('is told to who keeps it, of the negotiation that is looked at', async () => {
    const { cookie } = await keeper();
    const today = expect.stringMatching(/^\d\d\/\d\d\/2\d{3} /) as string;
    const priceLines = await see(cookie);
    expect(priceLines?.map((line) => line.replace(/^\d\d\/\d\d\/\d{4} /, ''))).toEqual([
      'Anunciado por R$ 3.200.000',
      'Preço de R$ 3.200.000 para R$ 2.950.000, 7,8% a menos',
      'O preço passou a ser sob consulta',
      'Preço divulgado: R$ 2.900.000',
      'Saiu do mercado',
      'Voltou ao mercado por R$ 2.900.000',
      expect.stringMatching(/^Disponível, conferido em \d\d\/\d\d\/\d{4}$/),
    ]);
    // The feed's own date, not the day of its first load.
    expect(priceLines?.[0]).toMatch(/^31\/12\/2025 /);
    expect(priceLines?.[1]).toEqual(today);
    expect((await see(cookie, path.replace('venda', 'aluguel')))?.[0]).toContain(
      'Anunciado por R$ 9.000/mês',
    );
  });

  it('is told to nobody else, and nothing is asked for the signed-out', async () => {
    const { cookie } = await signedInVisitor(site);
    expect(await see(cookie)).toBeUndefined();
    const heard = await site.hearing(async () => expect(await see()).toBeUndefined());
    expect(heard.filter(({ call }) => call.includes('productHistory'))).toEqual([]);
    // Nor its data: what it cost before stands nowhere in the page.
    expect((await site.get(path)).html).not.toMatch(/3\.?200\.?000/);
  });

  it('is null for strangers, unknown properties and offers never made', async () => {
    const { customer } = await keeper();
    const stranger = (await signedInVisitor(site)).customer;
    const [casa, other] = [site.ids.get('CASA')!, site.ids.get('OUTRA')!];
    const nothing = { data: null };
    expect(await site.context.api.productHistory(casa, 'sell')).toEqual(nothing);
    expect(await stranger.productHistory(casa, 'sell')).toEqual(nothing);
    expect(await stranger.productHistory(999_999, 'sell')).toEqual(nothing);
    expect(await customer.productHistory(other, 'sell')).toEqual(nothing);
    await customer.addFavorite({ code: other, condition: 'used', negotiation: 'sell' });
    expect(await customer.productHistory(other, 'rent')).toEqual(nothing);
  });

  it('is told to its owner too, and to nobody whose e-mail is not proven', async () => {
    const email = 'dona@exemplo.com.br';
    const owner = await signedInVisitor(site, { email });
    await site.db
      .insertInto('property_owner')
      .values({ property_id: site.ids.get('CASA')!, email })
      .execute();
    expect(await see(owner.cookie)).toBeUndefined();
    await site.db
      .updateTable('account')
      .set({ verified_at: new Date() })
      .where('email', '=', email)
      .execute();
    expect((await see(owner.cookie))?.[0]).toContain('Anunciado por');
  });

  it('names no price on request where a rent is by another period', async () => {
    const reference = 'TEMPORADA';
    const rental = { reference, forSale: false, sellPrice: null, forRent: true };
    const load = (rent: Partial<ReturnType<typeof makeListing>>) =>
      applyCatalogue(site.db, {
        ...{ source: 'praia', feed: 'praia', force: true },
        listings: [makeListing({ ...rental, ...rent })],
      });
    await load({ rentPrice: 180_000 });
    await load({ rentPrice: null, periodRent: { amount: 6_000, period: 'day' } });
    const { id } = await site.db
      .selectFrom('property')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const { customer } = await signedInVisitor(site);
    await customer.addFavorite({ code: id, condition: 'used', negotiation: 'rent' });
    expect((await customer.productHistory(id, 'rent')).data?.changes).toEqual([]);
  });

  it('tells no price that was hidden, not even to who keeps it', async () => {
    const { customer } = await signedInVisitor(site);
    const id = site.ids.get('OCULTA')!;
    await customer.addFavorite({ code: id, condition: 'used', negotiation: 'sell' });
    const set = (values: { condition?: 'used' | 'soonLaunch'; sell_price?: number }) =>
      site.db.updateTable('property').set(values).where('id', '=', id).execute();
    await set({ condition: 'soonLaunch' });
    await set({ sell_price: 7_777_777 });
    await set({ sell_price: 2_900_000, condition: 'used' });
    const { data } = await customer.productHistory(id, 'sell');
    expect(data?.changes.slice(-2)).toMatchObject([
      { kind: 'price', before: { amount: 2_900_000 }, after: null },
      { kind: 'price', before: null, after: { amount: 2_900_000 } },
    ]);
    expect(JSON.stringify(data)).not.toContain('7777777');
  });
});

// A call that is missing is not made again for a while: such a back end has a site of its own.
it('is left out where the back end has no such call', async () => {
  const site = await openSite([listing(3_200_000)]);
  try {
    const { cookie, customer } = await signedInVisitor(site);
    const code = site.ids.get('CASA')!;
    await customer.addFavorite({ code, condition: 'used', negotiation: 'sell' });
    const path = `/usado/venda/sao-paulo/moema/casa/${code}`;
    const see = async () => lines((await site.get(path, { headers: { cookie } })).html);
    expect(await see()).toBeDefined();
    await site.without(['productHistory'], async () => expect(await see()).toBeUndefined());
  } finally {
    await site.close();
  }
});

it.each([
  ['public', true],
  ['off', false],
])('PRICE_HISTORY=%s is the same for everybody', async (PRICE_HISTORY, isThere) => {
  const site = await openSite([listing(3_200_000)], { PRICE_HISTORY });
  try {
    await applyCatalogue(site.db, { source: 'teste', feed: 'teste', listings: [listing(2_900_000)] });
    const { html } = await site.get(`/usado/venda/sao-paulo/moema/casa/${site.ids.get('CASA')}`);
    expect(lines(html) !== undefined).toBe(isThere);
    expect(html).not.toContain('porque guardou');
  } finally {
    await site.close();
  }
});
