import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyHouse } from '../support/brokerage';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import { searchIndexIsStale } from '@api/search/queries/search-index';
import { clock } from '@domain/kernel/clock';
import { emptyFilters } from '@domain/search/normalize';
import { foundReferences, testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';

const days = (ago: number) => new Date(clock.nowMs() - ago * 24 * 3600_000).toISOString();
const listings = [
  makeListing({ reference: 'AP-01', highlighted: true, listedAt: days(5) }),
  makeListing({ reference: 'AP-02', news: true, listedAt: days(50) }),
  makeListing({ reference: 'CA-03', propertyType: 'casa', sellPrice: 9_000_000, listedAt: days(2) }),
  makeListing({ reference: 'CA-04', propertyType: 'casa', curated: ['autorais'], listedAt: days(90) }),
];

describe('what a house says of the catalogue', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await applyHouse(database.db, null);
    await fillCatalogue(database.db, listings);
  });

  const apply = (text: string) =>
    applyHouse(database.db, { house: readBrokerageFile(text).said, files: new Map() });
  const found = async (filters: object) =>
    (await foundReferences(testApi(database).client, { ...emptyFilters(), ...filters })).sort();
  const marked = async () => ({
    highlighted: await found({ highlighted: true }),
    news: await found({ news: true }),
    isStale: await searchIndexIsStale(database.db),
  });

  it('highlights and novelties follow its rule, and the feed’s without it', async () => {
    const feeds = { highlighted: ['AP-01'], news: ['AP-02'], isStale: false };
    expect(await marked()).toEqual(feeds);
    await apply('highlights: { codes: [ca 03, AP01] }\nnovelties: { days: 30 }');
    const brokerage = { highlighted: ['AP-01', 'CA-03'], news: ['AP-01', 'CA-03'], isStale: false };
    expect(await marked()).toEqual(brokerage);

    const changed = listings.map((each) => ({ ...each, title: `${each.title}, reformado` }));
    await fillCatalogue(database.db, [...changed, makeListing({ reference: 'AP-05', listedAt: days(1) })]);
    expect(await marked()).toEqual({ ...brokerage, news: ['AP-01', 'AP-05', 'CA-03'] });

    await apply('highlights: { search: /imoveis/venda/casa }');
    expect(await marked()).toEqual({ highlighted: ['CA-03', 'CA-04'], news: ['AP-02'], isStale: false });
    await applyHouse(database.db, null);
    expect(await marked()).toEqual(feeds);
    const { rows } =
      await sql`select 1 from property where feed_highlighted is not null or feed_news is not null`.execute(
        database.db,
      );
    expect(rows).toEqual([]);
  });

  it('a list holds what its codes or search say, in place of a feed’s', async () => {
    expect(await found({ curadoria: 'autorais' })).toEqual(['CA-04']);
    await apply(`lists:
  - { title: Autorais, codes: [ap-02, nada-1] }
  - { title: Casas grandes, text: Para muitos., search: "/imoveis/venda/casa?preco=5000000-10000000" }
`);
    expect(await found({ curadoria: 'autorais' })).toEqual(['AP-02']);
    expect(await found({ curadoria: 'casas-grandes' })).toEqual(['CA-03']);
    expect(await found({ curadoria: 'casas-grandes', propertyType: ['apartamento'] })).toEqual([]);
    const { client } = testApi(database);
    const bannerNow = async () =>
      (await client.searchProperties({ ...emptyFilters(), curadoria: 'casas-grandes' })).banner;
    expect(await bannerNow()).toMatchObject({ title: 'Casas grandes', description: 'Para muitos.' });
    await apply('lists: [{ title: Casas grandes, text: Para poucos., search: /imoveis/venda/casa }]');
    expect(await bannerNow(), 'at once: pages keep it').toMatchObject({ description: 'Para poucos.' });
  });

  it('shows the banner that asks for most of the search, and its slides', async () => {
    await apply(`banners:
  - { search: /imoveis/venda, title: À venda, text: Tudo. }
  - { search: /imoveis/venda/casa, title: Casas, text: Com jardim. }
slides:
  - { title: Casas, search: /imoveis/venda/casa, photo: "https://fotos.example/casa.jpg", alt: Uma casa }
`);
    const { client } = testApi(database);
    const bannerOf = async (given: object) =>
      (await client.searchProperties({ ...emptyFilters(), ...given })).banner?.title;
    expect(await bannerOf({ negotiation: 'sell' })).toBe('À venda');
    expect(await bannerOf({ negotiation: 'sell', propertyType: ['casa'], suites: 2 })).toBe('Casas');
    expect(await bannerOf({ negotiation: 'rent', propertyType: ['casa'] })).toBeUndefined();
    expect((await client.slides()).data).toMatchObject([{ title: 'Casas', link: '/imoveis/venda/casa' }]);
    const waiting = await database.db.selectFrom('photo').select('url').execute();
    expect(waiting).toContainEqual({ url: 'https://fotos.example/casa.jpg' });
    await applyHouse(database.db, null);
    expect((await client.slides()).data).toEqual([]);
  });
});
