import { expect, it } from 'vitest';
import { readListing } from './import-feed';
import { noPlaces } from './places';
import { readRecords } from './read-records';

async function readingOf(inside: string, type = '<TipoImovel>Apartamento</TipoImovel>') {
  async function* pieces() {
    yield `<Carga><Imoveis><Imovel><Codigo>1</Codigo>${type}<UF>SP</UF><Cidade>Itu</Cidade>
      <Bairro>Centro</Bairro>${inside}</Imovel></Imoveis></Carga>`;
  }
  for await (const record of readRecords(pieces())) {
    const reading = readListing(record, await noPlaces());
    if (reading.outcome === 'rejected') throw new Error(JSON.stringify(reading.reasons));
    return {
      ...reading.listing,
      codes: reading.warnings.map(({ code }) => code),
      unknown: reading.features.unknown,
    };
  }
  throw new Error('no record');
}
const sale = '<PrecoVenda>900000</PrecoVenda>';

it.each([
  [
    '<Condominio><Nome>Solar</Nome><Valor>650</Valor></Condominio><Venda><Valor>900000</Valor></Venda>',
    { sellPrice: 900_000, forRent: false, condominiumFee: 650, condominiumName: 'Solar' },
  ],
  [
    '<Condominio><Valor>650</Valor></Condominio><Locacao><Valor>4000</Valor></Locacao>',
    { forSale: false, sellPrice: null, rentPrice: 4_000, condominiumFee: 650 },
  ],
  [
    '<Valores><Venda>900000</Venda><Locacao>4000</Locacao><IPTU>300</IPTU></Valores>',
    { sellPrice: 900_000, rentPrice: 4_000, iptu: 300 },
  ],
  [`${sale}<Metragens><Util>80</Util><Total>95</Total></Metragens>`, { area: 80 }],
  [`${sale}<Area><Total>95</Total></Area>`, { area: 95 }],
  [
    `${sale}<Dormitorios><Quantidade>3</Quantidade></Dormitorios><Suites><Qtd>2</Qtd></Suites>`,
    { suites: 2 },
  ],
  [
    `${sale}<Descricao><Titulo>Casa com jardim</Titulo><Completa>Sala ampla.</Completa></Descricao>`,
    { title: 'Casa com jardim', description: 'Sala ampla.' },
  ],
])('reads values in groups: %s', async (inside, expected) =>
  expect(await readingOf(inside)).toMatchObject(expected),
);

it('takes no number of a group for a feature', async () => {
  const { unknown, propertyDetails, features } = await readingOf(
    `${sale}<Area><Util>188</Util><Comum>25</Comum></Area>
    <Caracteristicas><Dormitorios>3</Dormitorios><Pavimentos>2</Pavimentos><tipo_imovel>Casa</tipo_imovel>
    <Lareira>1</Lareira><Closet>Sim</Closet><Varandas>2</Varandas></Caracteristicas>`,
  );
  expect(unknown).toEqual([]);
  expect(propertyDetails).toEqual(['terraco-varanda', 'lareira']);
  expect(features).toEqual(['closet']);
});

it.each([
  [sale, ['area-missing', 'description-missing']],
  [`${sale}<AreaUtil>80</AreaUtil>`, ['description-missing']],
  [`${sale}<Descricao>Sala ampla.</Descricao>`, ['area-missing']],
])('warns of a property without area or description: %s', async (inside, expected) =>
  expect((await readingOf(inside)).codes).toEqual(expect.arrayContaining(expected)),
);

it.each([
  ['<Temporada><Diaria>900</Diaria></Temporada>', { amount: 900, period: 'day' }],
  ['<ValorDiaria>1.200,00</ValorDiaria>', { amount: 1_200, period: 'day' }],
  ['<PrecoLocacaoTemporada>40000</PrecoLocacaoTemporada>', { amount: 40_000, period: 'season' }],
  [
    '<PrecoTemporada>5000</PrecoTemporada><Periodicidade>Semanal</Periodicidade>',
    { amount: 5_000, period: 'week' },
  ],
  ['<PrecoLocacao periodo="anual">36000</PrecoLocacao>', { amount: 36_000, period: 'year' }],
  [
    '<PrecoTemporada>400</PrecoTemporada><PeriodoTemporada>Diária</PeriodoTemporada>',
    { amount: 400, period: 'day' },
  ],
])('keeps the period of %s', async (inside, periodRent) =>
  expect(await readingOf(inside)).toMatchObject({ forRent: true, rentPrice: null, periodRent }),
);

it('reads a monthly rent by the month beside a season of days', async () => {
  const season = '<PrecoTemporada>400</PrecoTemporada><PeriodoTemporada>Diária</PeriodoTemporada>';
  const reading = await readingOf(`<PrecoLocacao>2000</PrecoLocacao>${season}`);
  expect(reading).toMatchObject({ rentPrice: 2_000, periodRent: null });
  expect(reading.codes).toContain('second-rent');
});

it('drops a season price beside a daily one, with a remark', async () => {
  const reading = await readingOf('<ValorDiaria>800</ValorDiaria><PrecoTemporada>6000</PrecoTemporada>');
  expect(reading).toMatchObject({ periodRent: { amount: 800, period: 'day' } });
  expect(reading.codes).toContain('second-rent');
});

it('drops a season price beside a monthly rent, with a remark', async () => {
  const reading = await readingOf('<PrecoLocacao>4000</PrecoLocacao><ValorDiaria>900</ValorDiaria>');
  expect(reading).toMatchObject({ rentPrice: 4_000, periodRent: null });
  expect(reading.codes).toContain('second-rent');
});

it.each([
  [
    '<TaxaValor>167</TaxaValor><TaxaDescricao>IPTU</TaxaDescricao><TaxaObs>Iptu R$ 2.000 ano</TaxaObs>',
    167,
    'Mensal',
  ],
  [
    '<TaxaValor>2000</TaxaValor><TaxaDescricao>IPTU</TaxaDescricao><TaxaObs>R$ 2.000 ao ano</TaxaObs>',
    2_000,
    'Anual',
  ],
  ['<Valor>2000</Valor><Nome>IPTU</Nome><Periodo>Anual</Periodo>', 2_000, 'Anual'],
])('reads the tax %s', async (inside, iptu, iptuPeriod) =>
  expect(await readingOf(`${sale}<Taxas><Taxa>${inside}</Taxa></Taxas>`)).toMatchObject({ iptu, iptuPeriod }),
);

it.each([
  ['<TituloAnuncio>Casa boa</TituloAnuncio><ValorIPTU>500</ValorIPTU>', 'Mensal', false],
  ['<TituloAnuncio>Casa boa</TituloAnuncio><ValorIPTU>6000</ValorIPTU>', null, true],
  [
    '<TituloAnuncio>Casa boa</TituloAnuncio><ValorIPTU>6000</ValorIPTU><TipoIPTU>Anual</TipoIPTU>',
    'Anual',
    false,
  ],
  ['<TituloImovel>Casa boa</TituloImovel><ValorIPTU>4000</ValorIPTU>', 'Anual', false],
])('reads the period of the IPTU in %s', async (inside, period, isDoubted) => {
  const reading = await readingOf(sale + inside);
  expect(reading.iptuPeriod).toBe(period);
  expect(reading.codes.includes('iptu-period')).toBe(isDoubted);
});

const condominiumHouse = '<TipoImovel>Casa</TipoImovel><DentroCondominio>1</DentroCondominio>';
it.each([
  ['<Piscina>1</Piscina>', ['piscina'], ['piscina']],
  ['<PiscinaPrivativa>1</PiscinaPrivativa>', ['piscina'], []],
  ['<InfraEstruturaImovel>Piscina;</InfraEstruturaImovel>', ['piscina'], []],
  ['<InfraEstruturaCondominio>Piscina;</InfraEstruturaCondominio>', [], ['piscina']],
])('gives a house in a condominium the side of %s', async (inside, own, shared) =>
  expect(await readingOf(sale + inside, condominiumHouse)).toMatchObject({
    propertyDetails: own,
    condominiumDetails: shared,
  }),
);

const farm =
  '<TipoImovel>Rural</TipoImovel><SubTipoImovel>Fazenda</SubTipoImovel><UnidadeMetrica>ha</UnidadeMetrica>';
it.each([
  ['<AreaUtil>300</AreaUtil><AreaTotal>42,5</AreaTotal>', farm, 425_000, 425_000],
  ['<AreaTotal>12</AreaTotal>', farm, 120_000, 120_000],
  [
    '<AreaUtil>300</AreaUtil><AreaTotal>2</AreaTotal><UnidadeMetrica>ha</UnidadeMetrica>',
    '<TipoImovel>Casa</TipoImovel>',
    300,
    20_000,
  ],
])('measures ground in hectares, not the house: %s', async (inside, type, area, landArea) =>
  expect(await readingOf(sale + inside, type)).toMatchObject({ area, landArea }),
);
