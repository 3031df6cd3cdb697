import { describe, expect, it } from 'vitest';
import { Warnings } from '../remarks';
import { readArea } from './area';
import { readPoint } from './coordinates';
import { readFee, readPrice, readRentPeriod } from './money';
import { readCount, readFlag, readNumber } from './numbers';
import { readCity, readPostalCode, readState, readStreetNumber, titleCase } from './place';
import { readTransaction } from './transaction';

const codes = (warnings: Warnings) => warnings.list.map(({ code }) => code);

describe('numbers', () => {
  it.each([
    ['1250000', 1_250_000],
    ['1250000.00', 1_250_000],
    ['1.250.000,00', 1_250_000],
    ['1,250,000.00', 1_250_000],
    ['1.250.000', 1_250_000],
    ['R$ 1.250.000,50', 1_250_000.5],
    ['R$1.250', 1_250],
    ['1250,5', 1_250.5],
    ['1250.000', 1_250],
    ['0.125', 0.125],
    ['1 250 000', 1_250_000],
    ['850 mil', 850_000],
    ['1,2 milhão', 1_200_000],
    ['R$ 3,5 mi', 3_500_000],
    ['-23,5', -23.5],
    ['Sob consulta', null],
    ['', null],
    ['99999999999999999999999', 1e23],
  ])('reads %j as %j', (text, value) => expect(readNumber(text)).toBe(value));

  it.each([
    ['3', 3],
    ['5+', 5],
    ['2,0', 2],
    ['', null],
    ['não informado', null],
    ['-1', undefined],
    ['1000', undefined],
  ])('counts %j as %j', (text, count) => expect(readCount(text, 0, 99)).toBe(count));

  it.each(['1', 'Sim', 'S', 'true', 'X', '2', ' sim '])('takes %j for yes', (text) =>
    expect(readFlag(text)).toBe(true),
  );
  it.each(['0', 'Não', 'N', 'false', '', 'talvez'])('takes %j for no', (text) =>
    expect(readFlag(text)).toBe(false),
  );
});

describe('prices', () => {
  it.each([
    ['1250000', 'sale', 1_250_000, []],
    ['1.250.000,49', 'sale', 1_250_000, []],
    ['0', 'sale', null, []],
    ['', 'sale', null, []],
    ['Sob consulta', 'sale', null, []],
    ['1', 'sale', null, ['price-absurd']],
    ['111111', 'sale', null, ['price-absurd']],
    ['123456', 'sale', null, ['price-absurd']],
    ['1690000000', 'sale', null, ['price-absurd']],
    ['999999', 'sale', 999_999, []],
    ['10', 'rent', null, ['price-absurd']],
    ['4500,00', 'rent', 4_500, []],
    ['caro', 'sale', null, ['price-unreadable']],
  ] as const)('reads %j (%s) as %j', (text, kind, price, expected) => {
    const warnings = new Warnings();
    expect(readPrice(text, kind, warnings)).toBe(price);
    expect(codes(warnings)).toEqual(expected);
  });

  it.each([
    ['Monthly', undefined],
    ['', undefined],
    ['Mensal', undefined],
    ['Daily', 'day'],
    ['diária', 'day'],
    ['por dia', 'day'],
    ['ao dia', 'day'],
    ['/dia', 'day'],
    ['Weekly', 'week'],
    ['Quarterly', 'quarter'],
    ['Yearly', 'year'],
    ['Anual', 'year'],
    ['Temporada', 'season'],
  ])('reads the period %j of a rent as %s', (text, period) => expect(readRentPeriod(text)).toBe(period));

  it.each([
    ['0', 0, []],
    ['1', null, ['fee-absurd']],
    ['0,01', null, ['fee-absurd']],
    ['9.99', null, ['fee-absurd']],
    ['35', 35, []],
    ['1.250,40', 1_250, []],
    ['', null, []],
  ])('reads a fee of %j as %s', (text, fee, expected) => {
    const warnings = new Warnings();
    expect(readFee(text, warnings)).toBe(fee);
    expect(codes(warnings)).toEqual(expected);
  });

  const none = { salePrice: '', rentPrice: '', rentPeriod: '', hidePrices: false };
  it.each([
    [
      { transaction: ['For Sale'], salePrice: '500000' },
      { forSale: true, forRent: false, sellPrice: 500_000, rentPrice: null },
    ],
    [
      { transaction: ['Sale/Rent'], salePrice: '500000', rentPrice: '3000' },
      { forSale: true, forRent: true, sellPrice: 500_000, rentPrice: 3_000 },
    ],
    [
      { transaction: ['Venda e Locação'], salePrice: '500000' },
      { forSale: true, forRent: true, sellPrice: 500_000, rentPrice: null },
    ],
    [{ transaction: ['For Sale'] }, { forSale: true, forRent: false, sellPrice: null, rentPrice: null }],
    [
      { transaction: [''], rentPrice: '3000' },
      { forSale: false, forRent: true, sellPrice: null, rentPrice: 3_000 },
    ],
    [
      { transaction: ['Residencial'], salePrice: '500000', rentPrice: '0' },
      { forSale: true, forRent: false, sellPrice: 500_000, rentPrice: null },
    ],
    [
      { transaction: ['Venda'], rentPrice: '3000' },
      { forSale: false, forRent: true, sellPrice: null, rentPrice: 3_000 },
    ],
    [
      { transaction: ['V'], salePrice: '500000' },
      { forSale: true, forRent: false, sellPrice: 500_000, rentPrice: null },
    ],
    [
      { transaction: ['Aluguel'], rentPrice: '3000', hidePrices: true },
      { forSale: false, forRent: true, sellPrice: null, rentPrice: null },
    ],
    [{ transaction: [''] }, undefined],
  ])('takes %j for %j', (raw, expected) =>
    expect(readTransaction({ ...none, ...raw }, new Warnings())).toEqual(
      expected && { periodRent: null, ...expected },
    ),
  );
});

describe('areas', () => {
  it.each([
    ['120', '', false, 120],
    ['120,50', 'M2', false, 120.5],
    ['120.000', 'square metres', false, 120],
    ['1.250', 'm²', false, 1_250],
    ['120.000', 'm²', true, 120_000],
    ['2,5', 'hectares', true, 25_000],
    ['2,5 ha', '', true, 25_000],
    ['3', 'acres', true, 12_140.57],
    ['1000', 'sq ft', false, 92.9],
    ['1', '', false, null],
    ['0', '', false, null],
    ['', 'm2', false, null],
    ['999999999999', '', true, null],
  ])('reads %j %s (land: %s) as %j m²', (text, unit, land, area) =>
    expect(readArea(text, unit, { land, warnings: new Warnings() })).toBe(area),
  );
});

describe('places', () => {
  it.each([
    ['-23.55', '-46.63', { lat: -23.55, lng: -46.63 }, []],
    ['-23,55', '-46,63', { lat: -23.55, lng: -46.63 }, []],
    ['-46.63', '-23.55', { lat: -23.55, lng: -46.63 }, ['coordinates-repaired']],
    ['23.55', '46.63', { lat: -23.55, lng: -46.63 }, ['coordinates-repaired']],
    ['-23550000', '-46630000', { lat: -23.55, lng: -46.63 }, ['coordinates-repaired']],
    ['0', '0', null, ['coordinates-dropped']],
    ['40.7', '-74.2', null, ['coordinates-dropped']],
    ['-23.55', '', null, ['coordinates-dropped']],
    ['abc', 'def', null, ['coordinates-dropped']],
    ['', '', null, []],
  ])('reads %j, %j as %j', (lat, lng, point, expected) => {
    const warnings = new Warnings();
    expect(readPoint(lat, lng, 'BR', warnings)).toEqual(point);
    expect(codes(warnings)).toEqual(expected);
  });

  it('keeps coordinates abroad', () =>
    expect(readPoint('38.72', '-9.14', 'PT', new Warnings())).toEqual({ lat: 38.72, lng: -9.14 }));

  it.each([
    ['SAO PAULO', 'São Paulo'],
    ['Sao Paulo', 'São Paulo'],
    ['SÃO JOSÉ DO RIO PRETO', 'São José do Rio Preto'],
    ['Santos - SP', 'Santos'],
    ['Santos/SP', 'Santos'],
    ['VILA NOVA DO SUL', 'Vila Nova do Sul'],
    ["SANTA BARBARA D'OESTE", "Santa Bárbara d'Oeste"],
    ['Embu-Guaçu', 'Embu-Guaçu'],
  ])('writes the city %j as %j', (text, city) => expect(readCity(text, new Warnings())).toBe(city));

  it.each([
    [['SP', 'São Paulo'], 'SP'],
    [['', 'São Paulo'], 'SP'],
    [['', 'sao paulo'], 'SP'],
    [['', 'SP - São Paulo'], 'SP'],
    [['', 'PARÁ'], 'PA'],
    [['', 'Narnia'], null],
  ])('reads the state %j as %j', (texts, state) =>
    expect(readState(texts, 'BR', new Warnings())).toBe(state),
  );

  it.each([
    ['01310-100', '01310100', []],
    ['01310100', '01310100', []],
    ['1310100', '01310100', ['postal-code-padded']],
    ['15063-51', null, ['postal-code']],
    ['00000-000', null, []],
    ['', null, []],
  ])('reads the CEP %j as %j', (text, code, expected) => {
    const warnings = new Warnings();
    expect(readPostalCode(text, warnings)).toBe(code);
    expect(codes(warnings)).toEqual(expected);
  });

  it.each(['S/N', 's/nº', 'S/N°', 'SN', '0', '', '-', 'sem número'])('knows that %j is no number', (text) =>
    expect(readStreetNumber(text)).toBeNull(),
  );
  it('keeps a true number', () => expect(readStreetNumber(' 881-A ')).toBe('881-A'));
  it('gives names in capitals their usual spelling', () =>
    expect(titleCase('JARDIM DAS ROSAS II')).toBe('Jardim das Rosas II'));
});
