import { expect, test } from 'vitest';
import { gazetteerOf, openGazetteer } from './gazetteer/gazetteer';
import { districtOf } from './district-names';
import { townOf } from './towns';

const municipality = (name: string, state: string, code = 1) => ({ code, state, name, lat: -20, lng: -45 });
const gazetteer = gazetteerOf([
  municipality('Santa Luzia', 'MG'),
  municipality('Santa Luzia', 'PB'),
  municipality('São Sebastião', 'SP'),
  municipality('São Sebastião', 'AL'),
  municipality('Montenegro', 'RS'),
  municipality('Monte Negro', 'RO'),
  municipality("Santa Bárbara d'Oeste", 'SP'),
  municipality('Moema', 'MG'),
]);
const town = (city: string, state: string | null, country = 'BR') =>
  townOf({ city, state, country }, gazetteer);

test.each([
  ['Santa Luzia', 'MG', 'santa-luzia', 'MG'],
  ['SANTA LUZIA', 'PB', 'santa-luzia-pb', 'PB'],
  ['Santa Luzia', null, 'santa-luzia', 'MG'],
  ['Santa Luzia', 'GO', 'santa-luzia-go', 'GO'],
  ['São Sebastião', 'SP', 'sao-sebastiao', null],
  ['São Sebastião', null, 'sao-sebastiao', null],
  ['São Sebastião', 'AL', 'sao-sebastiao-al', 'AL'],
  ['Montenegro', 'RS', 'montenegro', null],
  ['Monte Negro', 'RO', 'monte-negro', null],
  ['Moema', 'MG', 'moema-mg', 'MG'],
  ['Moema', null, 'moema-mg', 'MG'],
  ['Armação dos Búzios', 'RJ', 'buzios', null],
  ['Povoado Inventado', 'GO', 'povoado-inventado', null],
])('%s in %s is %s', (city, state, slug, sharedIn) => {
  expect(town(city, state)).toMatchObject({ slug, sharedIn });
});

test('a town is called as the gazetteer spells it, whatever the apostrophes', () => {
  for (const written of ['SANTA BARBARA DOESTE', 'Santa Bárbara d’Oeste', 'Santa Barbara D Oeste'])
    expect(town(written, 'SP')).toMatchObject({
      name: "Santa Bárbara d'Oeste",
      slug: 'santa-barbara-d-oeste',
      municipality: { state: 'SP' },
    });
});

test('a town abroad is none of Brazil’s', () => {
  expect(town('Santa Luzia', 'Algarve', 'PT')).toMatchObject({ slug: 'santa-luzia', municipality: null });
});

test('finds every municipality in its state, largest namesake first', async () => {
  const { called } = await openGazetteer();
  expect(called('santa luzia').map(({ state }) => state)).toEqual(['MG', 'MA', 'PB', 'BA']);
  expect(called('Brasília')).toMatchObject([{ code: 5300108, state: 'DF' }]);
  expect(called('Chuí')[0]!.lat).toBeCloseTo(-33.69, 1);
});

const botucatu = { name: 'Botucatu', slug: 'botucatu' };
const rio = { name: 'Rio de Janeiro', slug: 'rio-de-janeiro' };
const saoSebastiao = { name: 'São Sebastião', slug: 'sao-sebastiao' };

test.each([
  ['Jd. Paraíso', botucatu, 'Jardim Paraíso', 'jardim-paraiso'],
  ['JD PARAISO', botucatu, 'Jardim PARAISO', 'jardim-paraiso'],
  ['Vl. N. Sra. de Fátima', botucatu, 'Vila Nossa Senhora de Fátima', 'vila-nossa-senhora-de-fatima'],
  ['N. S. do Carmo', botucatu, 'Nossa Senhora do Carmo', 'nossa-senhora-do-carmo'],
  ['V. Sta. Maria', botucatu, 'Vila Santa Maria', 'vila-santa-maria'],
  ['Jd.S. José', botucatu, 'Jardim São José', 'jardim-sao-jose'],
  ['Res. Dr Paulo', botucatu, 'Residencial Doutor Paulo', 'residencial-doutor-paulo'],
  ['Centro - Botucatu', botucatu, 'Centro', 'centro'],
  ['Centro (Botucatu)', botucatu, 'Centro', 'centro'],
  ['Centro/Botucatu - SP', botucatu, 'Centro', 'centro'],
  ['Vila A - Setor B', botucatu, 'Vila A - Setor B', 'vila-a-setor-b'],
  ['Terras Altas 2', botucatu, 'Terras Altas 2', 'terras-altas-ii'],
  ['Cidade Nova 12', botucatu, 'Cidade Nova 12', 'cidade-nova-12'],
  ['Cond. Terras Altas II', botucatu, 'Condomínio Terras Altas II', 'terras-altas-ii'],
  ['Loteamento A', botucatu, 'Loteamento A', 'loteamento-a'],
  ['Serra', botucatu, 'Serra', 'serra'],
  ['', botucatu, '', ''],
  ['Barra', rio, 'Barra da Tijuca', 'barra-da-tijuca'],
  ['Barra', botucatu, 'Barra', 'barra'],
  ['HUMAITA', rio, 'Humaitá', 'humaita'],
  ['Baleia', saoSebastiao, 'Praia da Baleia', 'praia-da-baleia'],
  ['Praia de Maresias', saoSebastiao, 'Maresias', 'maresias'],
])('the district %j is %j', (written, where, name, slug) => {
  expect(districtOf(written, where)).toEqual({ name, slug });
});
