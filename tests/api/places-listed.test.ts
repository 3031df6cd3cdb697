import { afterAll, describe, expect, it } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import { placeSuggestions } from '@api/search/queries/suggested-places';
import { locationsAnswer } from '@contract/location';
import { distanceKm } from '@domain/geo/geo';
import { namedLocations } from '@domain/taxonomy/named-locations';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openPlaces } from './places';

const { database, app, client, search } = await openPlaces();
afterAll(() => database.close());

describe('places of the catalogue', () => {
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

  it('a country finds its own properties, a free circle all within it', async () => {
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

  it('reads all names once for each state of the places', async () => {
    const read: number[] = [];
    const watch: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        read.push(result.rows.length);
        return result;
      },
    };
    const suggestPlaces = placeSuggestions(database.db.withPlugin(watch));
    const readFor = async (text: string) => {
      read.length = 0;
      await suggestPlaces(text);
      return [...read];
    };
    const [version, names, rows] = await readFor('sorocaba');
    expect([version, rows]).toEqual([1, 3]);
    expect(names).toBeGreaterThan(100);
    expect(await readFor('campolim sorocaba')).toEqual([1, 1]);
    expect(await readFor('xyzzy')).toEqual([1]);

    const avare = makeListing({ city: 'Avaré', district: 'Represa', point: { lat: -23.1, lng: -48.9 } });
    await fillCatalogue(database.db, [avare], 'outra');
    expect(await suggestPlaces('represa')).toMatchObject([{ value: 'Represa, Avaré' }]);
    await fillCatalogue(database.db, [], 'outra');
    expect(await suggestPlaces('represa')).toEqual([]);
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

  it('suggests at most three by typed text, ignoring case and accents', async () => {
    const { locations } = await client.searchLocations('SÃO');
    expect(locations.length).toBeLessThanOrEqual(3);
    const fetchLocations = async (call: string) =>
      locationsAnswer.parse(await (await app.request(call)).json()).locations;
    const [first] = await fetchLocations('/products/searchLocations/S%C3%83O');
    expect([first!.value, ...first!.districts].join(' ')).toMatch(/s[aã]o/i);
    expect((await fetchLocations('/products/searchLocations/parque das aguas'))[0]).toMatchObject({
      condominio: 'Parque das Águas',
      display_site: 'Empreendimento/Bairro Comercial',
      value: 'Parque das Águas, Sorocaba',
    });
    expect((await client.searchLocations('100%_\\')).locations).toEqual([]);
    expect(await fetchLocations('/listing/searchDistrict/campolim')).toMatchObject([
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
