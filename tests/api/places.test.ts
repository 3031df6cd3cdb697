import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { searchFilters } from '@domain/search/filters';
import { suggestPlaces } from '@api/repositories/locations';
import { locationsAnswer } from '@contract/location';
import { distanceKm } from '@domain/geo';
import { mapAreaLabel } from '@domain/search/place';
import { namedLocations } from '@domain/taxonomy/named-locations';
import type { ApiClient } from '~/back-end/client.server';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';

const moema = namedLocations.find(({ slug }) => slug === 'moema')!;

describe('places', () => {
  let database: TestDatabase;
  let client: ApiClient;
  let app: ReturnType<typeof testApi>['app'];
  beforeAll(async () => {
    database = await openTestDatabase();
    ({ app, client } = testApi(database));
    await fillCatalogue(database.db, [
      makeListing({ point: { lat: moema.lat, lng: moema.lng } }),
      makeListing({
        city: 'Sorocaba',
        district: 'Campolim',
        condominiumName: 'Parque das Águas',
        point: { lat: -23.53, lng: -47.46 },
      }),
      makeListing({ city: 'Sorocaba', district: 'Campolim', point: null }),
      makeListing({ city: 'Sorocaba', district: 'Éden', point: null }),
      makeListing({ city: 'Lugar Sem Ponto', district: 'Nenhum', point: null }),
      makeListing({
        reference: 'BUZIOS',
        city: 'Armação dos Búzios',
        district: 'Geribá',
        state: 'RJ',
        point: { lat: -22.78, lng: -41.91 },
      }),
      makeListing({
        reference: 'CHILE',
        country: 'CL',
        city: 'Santiago',
        state: 'RM',
        district: '',
        point: { lat: -33.45, lng: -70.67 },
      }),
      makeListing({
        reference: 'ARGENTINA',
        country: 'AR',
        city: 'Mendoza',
        state: 'Mendoza',
        district: '',
        point: { lat: -32.89, lng: -68.84 },
      }),
    ]);
  });
  afterAll(() => database.close());
  const search = (filters: object) => client.searchProperties(searchFilters.parse(filters));

  it('tell what was understood: a city', async () => {
    const { location } = await search({ local: 'sao-paulo' });
    expect(location).toMatchObject({
      known: true,
      by: 'city',
      label: 'São Paulo',
      slug: 'sao-paulo',
      state: 'SP',
      country: 'BR',
    });
  });

  it('tell what was understood: a named place with its own point and range', async () => {
    const { location } = await search({ local: 'moema' });
    const { label, lat, lng, range } = moema;
    expect(location).toMatchObject({ known: true, by: 'radius', slug: 'moema', lat, lng, range });
    expect(location!.label).toContain(label);
  });

  it.each([
    { range: 0, at: moema, meaning: moema.range, title: 'the place’s own at its point' },
    { range: 0, at: { lat: -10, lng: -50 }, meaning: 2, title: '2 km where no place is' },
    { range: undefined, at: moema, meaning: 2, title: '2 km where none is given' },
    { range: 7, at: moema, meaning: 7, title: 'what was chosen' },
  ])('take a radius of $range for $title', async ({ range, at, meaning }) => {
    const { location } = await search({ localName: 'Aqui', lat: at.lat, lng: at.lng, range });
    expect(location).toMatchObject({ by: 'radius', label: 'Aqui', range: meaning });
  });

  const circleAt = ({ north = 0, ...asked }: { north?: number; localName?: string; range?: number }) =>
    search({ lat: moema.lat + north, lng: moema.lng, ...asked });

  it.each([
    { title: 'its point and its range', circle: { range: moema.range } },
    { title: 'its point, with the range that is its own', circle: { range: 0 } },
    { title: 'its name, in any range', circle: { localName: 'moema', range: 7 } },
    { title: 'its full name, near by', circle: { localName: 'Moema, São Paulo', north: 0.001, range: 7 } },
  ])('name a circle that has $title', async ({ circle }) => {
    const { location } = await circleAt(circle);
    expect(location).toMatchObject({ label: expect.stringMatching(/^moema/i), slug: 'moema' });
  });

  it.each([
    { title: 'kilometres wider around its point', circle: { range: 7 } },
    { title: 'of its range around a point near by', circle: { north: 0.001, range: moema.range } },
    { title: 'called otherwise', circle: { localName: 'Aqui', range: 7 }, label: 'Aqui' },
    { title: 'called so far away', circle: { localName: 'Moema', north: 0.1, range: 7 }, label: 'Moema' },
  ])('are not what is meant by a circle $title', async ({ circle, label = mapAreaLabel }) => {
    const { location } = await circleAt(circle);
    expect(location).toMatchObject({ by: 'radius', label });
    expect(location!.slug).toBeNull();
  });

  it('find exactly what lies within the radius, on a great circle', async () => {
    const away = { lat: moema.lat + 0.05, lng: moema.lng + 0.05 };
    const km = distanceKm(away, moema);
    expect((await search({ ...away, range: km + 0.01, local: undefined })).total).toBe(1);
    expect((await search({ ...away, range: km - 0.01 })).total).toBe(0);
  });

  it('know a label without a point, and say when they do not', async () => {
    expect((await search({ localName: 'são paulo' })).location).toMatchObject({ known: true, by: 'city' });
    expect((await search({ localName: 'Xyzzy' })).location).toMatchObject({ known: false, label: 'Xyzzy' });
  });

  it('offer others for an unknown one, those written like it first', async () => {
    const { location, total, relaxations } = await search({ local: 'sorocabba', dorms: 1 });
    expect(location).toMatchObject({ known: false, label: 'sorocabba' });
    expect(location!.suggestions[0]).toMatchObject({ cidade: 'Sorocaba' });
    expect(total).toBe(0);
    expect(relaxations).toEqual([
      { without: 'location', total: 8 },
      { without: 'dorms', total: 0 },
    ]);
  });

  it('offer the nearest ones that hold something where a known one is empty', async () => {
    const { location } = await search({ local: 'sao-paulo', dorms: 5 });
    expect(location!.suggestions.length).toBeGreaterThan(0);
    const far = location!.suggestions.map((place) =>
      distanceKm({ lat: place.lat!, lng: place.lng! }, { lat: location!.lat!, lng: location!.lng! }),
    );
    expect(far).toEqual([...far].sort((a, b) => a - b));
  });

  it('count without each filter where nothing matches', async () => {
    const { relaxations } = await search({ negotiation: 'rent', dorms: 3, propertyType: ['casa'] });
    expect(relaxations).toEqual([
      { without: 'negotiation', total: 0 },
      { without: 'propertyType', total: 0 },
      { without: 'dorms', total: 0 },
    ]);
    expect((await search({ dorms: 5, local: 'sorocaba' })).relaxations).toEqual([
      { without: 'location', total: 0 },
      { without: 'dorms', total: 3 },
    ]);
  });

  it('put a listing without a point in its district’s middle, else nowhere', async () => {
    const rows = await database.db
      .selectFrom('property')
      .select(['district', 'lat', 'lng', 'point_exact'])
      .where('true_lat', 'is', null)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { district: 'Campolim', lat: -23.53, lng: -47.46, point_exact: false },
      { district: 'Éden', lat: null, lng: null, point_exact: false },
      { district: 'Nenhum', lat: null, lng: null, point_exact: false },
    ]);
  });

  it.each(['buzios', 'armacao-dos-buzios'])(
    'are found by the name on paper and by the usual one: %s',
    async (local) => {
      const { location, items } = await search({ local });
      expect(location).toMatchObject({ known: true, by: 'city', label: 'Búzios' });
      expect(items.map(({ codigo }) => codigo)).toEqual(['BUZIOS']);
      expect((await search({ localName: 'Armação dos Búzios' })).location).toMatchObject({ label: 'Búzios' });
      const suggested = async (text: string) => (await client.searchLocations(text)).locations[0]?.value;
      expect(await suggested('armaçao')).toBe('Búzios');
      expect(await suggested('BUZ')).toBe('Búzios');
    },
  );

  it('are a country’s own listings where a country is meant, and whatever lies around for a free circle', async () => {
    const chile = namedLocations.find(({ slug }) => slug === 'chile')!;
    const found = async (filters: object) => (await search(filters)).items.map(({ codigo }) => codigo);
    expect(distanceKm(chile, { lat: -32.89, lng: -68.84 })).toBeLessThan(chile.range);
    expect(await found({ local: 'chile' })).toEqual(['CHILE']);
    expect(await found({ localName: 'Chile', lat: chile.lat, lng: chile.lng, range: chile.range })).toEqual([
      'CHILE',
    ]);
    const aside = { lat: chile.lat + 0.1, lng: chile.lng };
    expect((await found({ ...aside, range: chile.range })).sort()).toEqual(['ARGENTINA', 'CHILE']);
    const places = (await client.homeSearchLocations()).data;
    expect(places.find(({ slug }) => slug === 'chile')).toMatchObject({ properties: 1 });
  });

  it('are suggested from one statement that reads no more rows the more places there are', async () => {
    const read: number[] = [];
    const watch: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        read.push(result.rows.length);
        return result;
      },
    };
    await database.db.transaction().execute(async (trx) => {
      await sql`
        insert into location (kind, localizacao, label, search_text, lat, lng, location_type, country, range_km, properties)
        select 'bairro', 'Vila ' || n, 'Vila ' || n, E'\\nvila ' || n || E'\\n', 0, 0, 'cidade', 'BR', 3, 1
        from generate_series(1, 5000) n`.execute(trx);
      await suggestPlaces(trx.withPlugin(watch), 'vila');
      await sql`delete from location where label like 'Vila %'`.execute(trx);
    });
    expect(read).toEqual([300]);
  });

  it('keep their ids when the catalogue is applied again', async () => {
    const ids = async () =>
      (await client.homeSearchLocations()).data.map(({ id, value }) => `${id} ${value}`).sort();
    const before = await ids();
    await fillCatalogue(
      database.db,
      [makeListing({ city: 'Avaré', district: 'Represa', point: { lat: -23.1, lng: -48.9 } })],
      'outra',
    );
    expect(await ids()).toEqual(expect.arrayContaining(before));
    expect((await ids()).some((place) => place.includes('Avaré'))).toBe(true);
    await fillCatalogue(database.db, [], 'outra');
  });

  it('are suggested by what was typed, at most three, whatever case and accents', async () => {
    const { locations } = await client.searchLocations('SÃO');
    expect(locations.length).toBeLessThanOrEqual(3);
    const told = async (call: string) =>
      locationsAnswer.parse(await (await app.request(call)).json()).locations;
    const [first, ...others] = await told('/products/searchLocations/S%C3%83O');
    for (const { value, districts } of [first!, ...others])
      expect([value, ...districts].join(' ')).toMatch(/s[aã]o/i);
    expect((await told('/products/searchLocations/parque das aguas'))[0]).toMatchObject({
      condominio: 'Parque das Águas',
      display_site: 'Empreendimento/Bairro Comercial',
      value: 'Parque das Águas, Sorocaba',
    });
    expect((await client.searchLocations('100%_\\')).locations).toEqual([]);
    expect(await told('/listing/searchDistrict/campolim')).toMatchObject([
      { bairro: 'Campolim', cidade: 'Sorocaba' },
    ]);
  });

  it('tell a district’s point by its slugs', async () => {
    expect(await client.districtCoords('SP', 'sorocaba', 'campolim')).toMatchObject({
      lat: -23.53,
      lng: -47.46,
    });
    await expect(client.districtCoords('SP', 'sorocaba', 'nenhum')).rejects.toMatchObject({ status: 404 });
  });

  it('tell the types on offer in them', async () => {
    const types = async (location: string, negotiation: 'sell' | 'rent') =>
      (await client.searchTypes(location, negotiation)).subtipos.map(({ group_id }) => group_id);
    expect(await types('city', 'sell')).toEqual(['apartamento']);
    expect(await types('sorocaba', 'sell')).toEqual(['apartamento']);
    expect(await types('praia', 'sell')).toEqual([]);
    expect(await types('sorocaba', 'rent')).toEqual([]);
  });

  it('are remembered for an anonymous visitor, the latest five', async () => {
    const { data } = await client.homeSearchLocations();
    const { anonymous_user_id: visitor, recent_searchs } = await client.getLocations();
    expect(recent_searchs).toEqual([]);
    for (const { id } of data.slice(0, 7)) await client.rememberSearch(visitor!, id);
    await client.rememberSearch(visitor!, data[3]!.id);
    const known = (await client.getLocations(visitor!)).recent_searchs.map(({ id }) => id);
    expect(known).toEqual([3, 6, 5, 4, 2].map((index) => data[index]!.id));
    await expect(client.rememberSearch(visitor!, 2_000_000_000)).rejects.toMatchObject({ status: 404 });
  });
});
