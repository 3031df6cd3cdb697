import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '@api/feeds/import/import-feed';
import { openGazetteer } from '@api/catalogue/gazetteer/gazetteer';
import { placeFilters } from '@domain/search/place-filters';
import { type SearchFilters, searchFilters } from '@domain/search/filters';
import type { ApiClient } from '~/back-end/client.server';
import { foundReferences, testApi } from '../support/api';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';

/** Reference, state, town and district as a house's CRM writes them; Kenlo's flavour has no coordinates. */
const homes = `
BO1|SP|Botucatu|Centro
BO2|SP|BOTUCATU|CENTRO
BO3|SP|Botucatu - SP|Centro - Botucatu
BO4|SP|Botucatu|Jd. Paraíso
BO5|SP|Botucatu|JARDIM PARAISO
BO6|SP|Botucatu|Vila N. Sra. de Fátima
BO7|SP|Botucatu|Vl. Nossa Senhora de Fatima
BO8|SP|Botucatu|Terras de Botucatu 2
BO9|SP|Botucatu|Terras de Botucatu II
BO10|SP|Botucatu|
MG1|MG|Santa Luzia|Centro
MG2|MG|Santa Luzia|São Benedito
PB1|PB|SANTA LUZIA|Centro
CA1|SP|Campinas|Cambuí
CA2|SP|Campinas|CAMBUI
CA3|SP|Campinas|Taquaral
RJ1|RJ|Rio de Janeiro|Botafogo
RJ2|RJ|Rio de Janeiro|Humaitá
RJ3|RJ|Rio de Janeiro|Barra
RJ4|RJ|Rio de Janeiro|Barra da Tijuca
MO1|MG|Moema|Centro
XX1|GO|Povoado Inventado|Beira Rio`
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [string, string, string, string]);

const feed = (points: Record<string, [lat: number, lng: number]> = {}) =>
  `<Carga><Imoveis>${homes
    .map(
      ([reference, state, town, district]) => `<Imovel><Filial>Matriz</Filial>
    <CodigoImovel>${reference}</CodigoImovel><TituloImovel>Casa ${reference}</TituloImovel><TipoImovel>Casa</TipoImovel>
    <Estado>${state}</Estado><Cidade>${town}</Cidade><Bairro>${district}</Bairro><PrecoVenda>900000</PrecoVenda>
    ${points[reference] ? `<latitude>${points[reference][0]}</latitude><longitude>${points[reference][1]}</longitude>` : ''}
    <AreaUtil>120</AreaUtil><QtdDormitorios>3</QtdDormitorios></Imovel>`,
    )
    .join('')}</Imoveis></Carga>`;

describe.each(testEngines)('places without coordinates on %s', (engine) => {
  let database: TestDatabase;
  let client: ApiClient;
  let folder: string;
  const load = async (text: string) => {
    const file = join(folder, 'feed.xml');
    await writeFile(file, text);
    return importFeed(database.db, { feed: file, source: 'kenlo' });
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sem-pontos-'));
    database = await openTestDatabase(engine);
    ({ client } = testApi(database));
    expect(await load(feed())).toMatchObject({ outcome: 'applied', counts: { accepted: homes.length } });
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const found = async (filters: Partial<SearchFilters>) =>
    (await foundReferences(client, searchFilters.parse(filters))).sort();
  const chosen = async (label: string) => {
    const place = (await client.homeSearchLocations()).data.find(({ value }) => value === label);
    return place ?? expect.fail(`'${label}' is a place`);
  };

  const districts = [
    ['Centro, Botucatu', ['BO1', 'BO2', 'BO3']],
    ['Jardim Paraíso, Botucatu', ['BO4', 'BO5']],
    ['Vila Nossa Senhora de Fátima, Botucatu', ['BO6', 'BO7']],
    ['Terras de Botucatu II, Botucatu', ['BO8', 'BO9']],
    ['Centro, Santa Luzia, MG', ['MG1']],
    ['São Benedito, Santa Luzia, MG', ['MG2']],
    ['Centro, Santa Luzia, PB', ['PB1']],
    ['Cambuí, Campinas', ['CA1', 'CA2']],
    ['Taquaral, Campinas', ['CA3']],
    ['Botafogo, Rio de Janeiro', ['RJ1']],
    ['Humaitá, Rio de Janeiro', ['RJ2']],
    ['Barra da Tijuca, Rio de Janeiro', ['RJ3', 'RJ4']],
    ['Centro, Moema, MG', ['MO1']],
    ['Beira Rio, Povoado Inventado', ['XX1']],
  ] as const;

  it('make one place of every spelling of a district, and no other', async () => {
    const { data } = await client.homeSearchLocations();
    const held = data.filter(({ kind, properties }) => kind === 'bairro' && properties);
    expect(held.map(({ value }) => value).sort()).toEqual(districts.map(([label]) => label).sort());
  });

  it.each(districts)('find in %s exactly its homes, however it is asked for', async (label, references) => {
    const place = await chosen(label);
    const count = references.length;
    expect(place).toMatchObject({ properties: count });
    expect(await found(placeFilters(place, undefined))).toEqual(references);
    expect(await found(placeFilters(place, undefined, 2))).toEqual(references);
    expect(await found({ localName: label })).toEqual(references);
  });

  it('have a word and no point in a district that nobody has placed', async () => {
    const place = await chosen('Centro, Botucatu');
    expect(place).toMatchObject({ lat: null, lng: null, slug: 'centro-botucatu' });
    const answer = await client.searchProperties(searchFilters.parse({ local: 'centro-botucatu' }));
    expect(answer.location).toMatchObject({ by: 'name', label: 'Centro, Botucatu', slug: 'centro-botucatu' });
    expect(answer.items.every(({ endereco: { lat, lng } }) => lat === null && lng === null)).toBe(true);
    const empty = await client.searchProperties(searchFilters.parse({ local: 'centro-botucatu', dorms: 5 }));
    expect(empty.location!.suggestions[0]!.cidade).toBe('Botucatu');
    await expect(client.districtCoords('SP', 'botucatu', 'centro')).rejects.toMatchObject({ status: 404 });
  });

  it('give a town its name, state and centre from the gazetteer', async () => {
    const [botucatu] = (await openGazetteer()).called('botucatu');
    const { lat, lng } = botucatu!;
    expect(botucatu).toMatchObject({ code: 3507506, state: 'SP', name: 'Botucatu' });
    expect(await chosen('Botucatu')).toMatchObject({
      slug: 'botucatu',
      estado: 'SP',
      lat,
      lng,
      properties: 10,
    });
    expect(await chosen('Povoado Inventado')).toMatchObject({ slug: 'povoado-inventado', lat: null });
    expect(await found({ local: 'povoado-inventado' })).toEqual(['XX1']);
  });

  it.each([
    ['santa-luzia', 'Santa Luzia, MG', ['MG1', 'MG2']],
    ['santa-luzia-mg', 'Santa Luzia, MG', ['MG1', 'MG2']],
    ['santa-luzia-pb', 'Santa Luzia, PB', ['PB1']],
    ['moema-mg', 'Moema, MG', ['MO1']],
    ['campinas', 'Campinas', ['CA1', 'CA2', 'CA3']],
    ['campinas-sp', 'Campinas', ['CA1', 'CA2', 'CA3']],
  ])('tell towns of one name apart: %s', async (local, label, references) => {
    const answer = await client.searchProperties(searchFilters.parse({ local }));
    expect(answer.location).toMatchObject({ known: true, by: 'city', label });
    expect(await found({ local })).toEqual(references);
  });

  it('leave a named location’s word to it, whatever a town is called', async () => {
    expect((await client.searchProperties(searchFilters.parse({ local: 'moema' }))).location).toMatchObject({
      by: 'radius',
      label: 'Moema, São Paulo',
    });
  });

  it('find a town’s properties by name for any radius, not the next town’s', async () => {
    const place = await chosen('Botucatu');
    expect(await found(placeFilters(place, 'sell', 5))).toHaveLength(10);
    expect(await found({ lat: place.lat!, lng: place.lng!, range: 5 })).toEqual([]);
  });

  it('get a point from the first located property, and find the same ones', async () => {
    await load(feed({ BO1: [-22.8889, -48.4453] }));
    const place = await chosen('Centro, Botucatu');
    expect(place.lat).toBeCloseTo(-22.8889, 1);
    expect(await found(placeFilters(place, undefined))).toEqual(['BO1', 'BO2', 'BO3']);
    expect(await found({ local: 'centro-botucatu' })).toEqual(['BO1', 'BO2', 'BO3']);
    expect(await found(placeFilters(await chosen('Jardim Paraíso, Botucatu'), undefined))).toEqual([
      'BO4',
      'BO5',
    ]);
    const { items } = await client.searchProperties(searchFilters.parse({ local: 'botucatu' }));
    const placed = items.filter(({ endereco }) => endereco.lat !== null).map(({ codigo }) => codigo);
    expect(placed.sort()).toEqual(['BO1', 'BO2', 'BO3']);
    await load(feed());
    expect(await chosen('Centro, Botucatu')).toMatchObject({ lat: null, lng: null });
  });
});
