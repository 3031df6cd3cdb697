import { describe, expect, it } from 'vitest';
import { openGazetteer } from '@api/catalogue/gazetteer/gazetteer';
import { stateOfPostalCode } from '@api/catalogue/postal-states';
import { readListing } from './import-feed';
import { readRecords } from './read-records';

async function read(
  place: string,
  known: Record<string, { city: string; state: string; district: string }> = {},
) {
  async function* pieces() {
    yield `<OpenNavent><Imoveis><Imovel><codigoAnuncio>1</codigoAnuncio><tipoPropriedade><tipo>Casa</tipo></tipoPropriedade>
      <precos><preco><quantidade>900000</quantidade><operacao>VENTA</operacao></preco></precos>
      <localizacao>${place}</localizacao></Imovel></Imoveis></OpenNavent>`;
  }
  const places = { gazetteer: await openGazetteer(), byCode: new Map(Object.entries(known)) };
  for await (const record of readRecords(pieces())) {
    const reading = readListing(record, places);
    const { unknownPlace } = reading;
    return reading.outcome === 'rejected'
      ? { reasons: reading.reasons.map(({ code }) => code), codes: [], unknownPlace }
      : { ...reading.listing, reasons: [], codes: reading.warnings.map(({ code }) => code), unknownPlace };
  }
  throw new Error('no record');
}
const at = (lat: number, lng: number) => `<latitude>${lat}</latitude><longitude>${lng}</longitude>`;
const code = '<idLocalidade>V1-D-9</idLocalidade>';

describe('a feed without the name of a town', () => {
  it.each([
    [-16.7, -49.25, '74820-300', 'Goiânia', 'GO'],
    [-22.9, -47.06, '13010-000', 'Campinas', 'SP'],
    [-26.23, -51.08, '89400-000', 'Porto União', 'SC'],
    [-26.23, -51.08, '84600-000', 'União da Vitória', 'PR'],
  ])('takes the nearest one of the CEP’s state: %s, %s, %s', async (lat, lng, cep, city, state) => {
    const listing = await read(`${at(lat, lng)}<codigoPostal>${cep}</codigoPostal>${code}`);
    expect(listing).toMatchObject({ city, state, district: '' });
    expect(listing.codes).toContain('city-deduced');
    expect(listing.unknownPlace).toMatchObject({ code: 'V1-D-9', reference: '1' });
  });

  it.each([
    ['no CEP', at(-16.7, -49.25)],
    ['a CEP of a state far away', `${at(-16.7, -49.25)}<codigoPostal>90050-250</codigoPostal>`],
    ['no coordinates', '<codigoPostal>74820-300</codigoPostal>'],
  ])('quarantines with %s, and reports the code', async (_, place) => {
    const reading = await read(place + code);
    expect(reading.reasons).toEqual(['no-city']);
    expect(reading.unknownPlace?.code).toBe('V1-D-9');
  });

  it('takes town and district from the operator’s table', async () => {
    const known = { 'V1-D-9': { city: 'Goiânia', state: 'GO', district: 'Jardim Goiás' } };
    const listing = await read(code, known);
    expect(listing).toMatchObject({ city: 'Goiânia', state: 'GO', district: 'Jardim Goiás' });
    expect(listing.unknownPlace).toBeUndefined();
    const half = { 'V1-D-9': { city: '', state: '', district: 'Jardim Goiás' } };
    const place = `${at(-16.7, -49.25)}<codigoPostal>74820-300</codigoPostal>${code}`;
    expect(await read(place, half)).toMatchObject({ city: 'Goiânia', state: 'GO', district: 'Jardim Goiás' });
  });
});

describe('a feed without the state', () => {
  const carga = async (place: string) => {
    async function* pieces() {
      yield `<Carga><Imoveis><Imovel><Codigo>1</Codigo><TipoImovel>Casa</TipoImovel><PrecoVenda>900000</PrecoVenda>${place}</Imovel></Imoveis></Carga>`;
    }
    const places = { gazetteer: await openGazetteer(), byCode: new Map() };
    for await (const record of readRecords(pieces())) {
      const reading = readListing(record, places);
      if (reading.outcome === 'accepted')
        return { ...reading.listing, codes: reading.warnings.map((warning) => warning.code) };
    }
    throw new Error('no listing');
  };
  it.each([
    ['<Cidade>Porto Alegre</Cidade><CEP>90050250</CEP>', 'RS', 'state-deduced'],
    ['<Cidade>Santa Luzia</Cidade><CEP>33010-000</CEP>', 'MG', 'state-deduced'],
    ['<Cidade>Santa Luzia</Cidade><CEP>58600-000</CEP>', 'PB', 'state-deduced'],
    [
      `<Cidade>Santa Luzia</Cidade><Latitude>-6.87</Latitude><Longitude>-36.92</Longitude>`,
      'PB',
      'state-deduced',
    ],
    ['<Cidade>Petrópolis</Cidade>', 'RJ', 'state-deduced'],
    ['<Cidade>Santa Luzia</Cidade>', null, 'state-unknown'],
    ['<Cidade>Petrópolis</Cidade><UF>RJ</UF>', 'RJ', undefined],
  ])('reads %s', async (place, state, code_) => {
    const { state: read_, codes } = await carga(place);
    expect(read_).toBe(state);
    expect(codes.find((each) => each.startsWith('state-'))).toBe(code_);
  });

  it.each([
    [
      '<Cidade>Porto Alegre</Cidade><UF>RS</UF><Latitude>-23.45</Latitude><Longitude>-46.51</Longitude>',
      false,
    ],
    [
      '<Cidade>Porto Alegre</Cidade><UF>RS</UF><Latitude>-30.06</Latitude><Longitude>-51.17</Longitude>',
      true,
    ],
    ['<Cidade>Altamira</Cidade><UF>PA</UF><Latitude>-8.19</Latitude><Longitude>-55.12</Longitude>', true],
    ['<Cidade>Trancoso</Cidade><UF>BA</UF><Latitude>-16.59</Latitude><Longitude>-39.09</Longitude>', true],
  ])('keeps coordinates only near the town: %s', async (place, isNear) => {
    const { point, codes } = await carga(place);
    expect(point !== null).toBe(isNear);
    expect(codes.includes('coordinates-far')).toBe(!isNear);
  });
});

it.each([
  ['01310100', 'SP'],
  ['19999999', 'SP'],
  ['20000000', 'RJ'],
  ['69300000', 'RR'],
  ['69400000', 'AM'],
  ['72850000', 'GO'],
  ['73010000', 'DF'],
  ['99999999', 'RS'],
  ['00100000', null],
  [null, null],
])('the state of the CEP %s is %s', (cep, state) => expect(stateOfPostalCode(cep)).toBe(state));
