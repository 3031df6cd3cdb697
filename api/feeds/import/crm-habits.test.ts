import { expect, it } from 'vitest';
import { readListing } from './import-feed';
import { noPlaces } from './places';
import { readRecords } from './read-records';

async function listingOf(feed: string) {
  async function* pieces() {
    yield feed;
  }
  for await (const record of readRecords(pieces())) {
    const reading = readListing(record, await noPlaces());
    return reading.outcome === 'accepted'
      ? { ...reading.listing, warnings: reading.warnings.map(({ code }) => code) }
      : { rejected: reading.reasons.map(({ code }) => code) };
  }
}
const vrsync = (transaction: string, details: string, rest = '', place = '') =>
  listingOf(`<ListingDataFeed><Listings><Listing><ListingID>1</ListingID><Title>Imóvel de teste</Title>
    <TransactionType>${transaction}</TransactionType><Details><PropertyType>Residential / Apartment</PropertyType>${details}</Details>
    <Location displayAddress="Street"><State>SP</State><City>Itu</City><Neighborhood>Centro</Neighborhood>${place}</Location>${rest}</Listing></Listings></ListingDataFeed>`);
const carga = (inside: string, type = 'Apartamento') =>
  listingOf(`<Carga><Imoveis><Imovel><CodigoImovel>1</CodigoImovel><TituloImovel>Imóvel de teste</TituloImovel>
    <TipoImovel>${type}</TipoImovel><UF>SP</UF><Cidade>Itu</Cidade><Bairro>Centro</Bairro>${inside}</Imovel></Imoveis></Carga>`);
const sold = '<PrecoVenda>500000</PrecoVenda>';

it.each([
  ['For Rent', '<ListPrice>3000</ListPrice>', { forSale: false, rentPrice: 3_000, sellPrice: null }],
  ['For Rent', '<Price>3.000,00</Price>', { forSale: false, rentPrice: 3_000 }],
  ['For Rent', '<ListPrice>900000</ListPrice>', { forSale: true, sellPrice: 900_000, forRent: false }],
  ['For Sale', '<RentalPrice>1500000</RentalPrice>', { forSale: true, sellPrice: 1_500_000, forRent: false }],
  ['For Sale', '<ListPrice>De R$ 900.000 por R$ 850.000</ListPrice>', { sellPrice: 850_000 }],
  [
    'Sale/Rent',
    '<ListPrice>450000.00</ListPrice><RentalPrice period="Weekly">1.000,00</RentalPrice>',
    { sellPrice: 450_000, rentPrice: null, periodRent: { amount: 1_000, period: 'week' } },
  ],
  ['For Sale', '<ListPrice>1</ListPrice><YearlyTax>isento</YearlyTax>', { iptu: null, iptuPeriod: 'Isento' }],
])('VRSync %s with %s', async (transaction, details, expected) =>
  expect(await vrsync(transaction, details)).toMatchObject(expected),
);

it.each([
  [
    '<transacao>V</transacao><transacao2>L</transacao2><valor>350000</valor><valor_locacao>2200</valor_locacao>',
    { forSale: true, forRent: true, sellPrice: 350_000, rentPrice: 2_200 },
  ],
  [
    '<transacao>L</transacao><valor>2200</valor><valor_locacao></valor_locacao>',
    { forSale: false, forRent: true, rentPrice: 2_200 },
  ],
  [
    '<PrecoVenda>0</PrecoVenda><PrecoLocacao>0</PrecoLocacao><PrecoLocacaoTemporada>500</PrecoLocacaoTemporada>',
    { forSale: false, forRent: true, rentPrice: null, periodRent: { amount: 500, period: 'season' } },
  ],
  ['<PrecoVenda>Consulte</PrecoVenda>', { forSale: true, sellPrice: null }],
  ['<Modelo>Venda</Modelo><Valor>500.000,00</Valor>', { forSale: true, sellPrice: 500_000 }],
  [
    `${sold}<PrecoLocacao>0</PrecoLocacao>`,
    { forSale: true, forRent: false, warnings: ['area-missing', 'description-missing', 'photos-missing'] },
  ],
  [`${sold}<IPTU periodo="mensal">100</IPTU>`, { iptu: 100, iptuPeriod: 'Mensal' }],
  [`${sold}<ValorIPTU>100/mês</ValorIPTU>`, { iptu: 100, iptuPeriod: 'Mensal' }],
  [`${sold}<PrecoIptuImovel>1.200,00</PrecoIptuImovel>`, { iptu: 1_200, iptuPeriod: 'Anual' }],
  [`${sold}<IPTU>Isento</IPTU>`, { iptu: null, iptuPeriod: 'Isento' }],
  [`${sold}<AreaUtil>0</AreaUtil><AreaTotal>120</AreaTotal>`, { area: 120 }],
  [`${sold}<QtdDormitorios>1</QtdDormitorios><QtdSuites>3</QtdSuites>`, { bedrooms: 3, suites: 3 }],
  [`${sold}<Publica>0</Publica>`, { rejected: ['not-published'] }],
  [`${sold}<Ativo>N</Ativo>`, { rejected: ['not-published'] }],
  [`${sold}<Suspenso>1</Suspenso>`, { available: false }],
  [`${sold}<Status>Excluído</Status>`, { available: false }],
  [`${sold}<Situacao>Não disponível</Situacao>`, { available: false }],
  [`${sold}<Situacao>Ocupado</Situacao>`, { available: true }],
  [`${sold}<Permuta>Imóvel de menor valor</Permuta>`, { acceptExchange: true }],
  [`${sold}<Permuta>Não aceita</Permuta>`, { acceptExchange: false }],
  [sold, { acceptExchange: null }],
  [`${sold}<AreaUtil>80</AreaUtil><AreaTotal>120</AreaTotal>`, { area: 80, landArea: null }],
  [
    `${sold}<Endereco>Endereço não informado</Endereco><Numero>01310-100</Numero>`,
    { street: null, streetNumber: null },
  ],
  [`${sold}<Endereco>Rua das Flores, 01310-100</Endereco>`, { street: 'Rua das Flores', streetNumber: null }],
  [`${sold}<Coordenadas>-23.45,-46.51</Coordenadas>`, { point: { lat: -23.45, lng: -46.51 } }],
  [
    `${sold}<Fase>Lançamento</Fase><Observacao>Registro de Incorporação R.2/123.456 do 4º CRI.</Observacao>`,
    { condition: 'launch', registrationNumber: 'R.2/123.456' },
  ],
  [
    `${sold}<Fase>Lançamento</Fase><Observacao>Memorial de lazer com 12.000 m².</Observacao>`,
    { condition: 'soonLaunch', registrationNumber: null },
  ],
  [`${sold}<Observacao>Sala ampla\\nVaranda</Observacao>`, { description: 'Sala ampla\nVaranda' }],
  [
    `${sold}<Observacao><p>Sala <b>ampla</b></p><p>Varanda</p></Observacao>`,
    { description: 'Sala ampla\nVaranda' },
  ],
  [`${sold}<Observacao>&lt;![CDATA[Sala ampla]]&gt;</Observacao>`, { description: 'Sala ampla' }],
  ['<PrecoVenda>500\u0000000</PrecoVenda>', { sellPrice: 500_000 }],
])('Carga with %s', async (inside, expected) => expect(await carga(inside)).toMatchObject(expected));

it.each([
  ['Apartamento', '<SubTipoImovel>Conjunto Residencial</SubTipoImovel>', 'apartamento'],
  ['Comercial/Industrial', '', 'outros'],
  [
    'Terreno',
    '<SubTipoImovel>Terreno Padrão</SubTipoImovel><CategoriaImovel>Condomínio</CategoriaImovel>',
    'terreno',
  ],
  [
    'Casa',
    '<SubTipoImovel>Casa Padrão</SubTipoImovel><CategoriaImovel>Sobrado/Duplex</CategoriaImovel>',
    'casa',
  ],
  ['Casa', '<CategoriaImovel>Comercial</CategoriaImovel>', 'casa-comercial'],
  ['Casa', '<DentroCondominio>1</DentroCondominio>', 'casa-em-condominio'],
  ['Condomínio Fechado', '', 'casa-em-condominio'],
  ['Casa Duplex', '', 'casa'],
  ['Pavilhão', '', 'galpao'],
  ['Residential / Bungalow', '', 'casa'],
  ['Estacionamento', '', 'outros'],
  ['Penthouse Residencial', '', 'cobertura'],
])('takes type %s with %s for %s', async (type, inside, propertyType) =>
  expect(await carga(sold + inside, type)).toMatchObject({ propertyType }),
);

it.each([
  [
    '<Address>Rua Peixoto Gomide, 1200</Address>',
    { street: 'Rua Peixoto Gomide', streetNumber: '1200', complement: null },
  ],
  [
    '<Address>AV. JÚLIO DE MESQUITA nº 55</Address><StreetNumber/>',
    { street: 'Av. Júlio de Mesquita', streetNumber: '55' },
  ],
  ['<Address>Rua A, 10 - apto 52</Address>', { street: 'Rua A', streetNumber: '10', complement: 'apto 52' }],
  [
    '<Address>Rua 7 de Abril, 125</Address><StreetNumber>Nº 125</StreetNumber>',
    { street: 'Rua 7 de Abril', streetNumber: '125' },
  ],
  ['<Address>Rodovia SP 300, km 45</Address>', { street: 'Rodovia SP 300, km 45', streetNumber: null }],
  ['<Address>Rua 25</Address><StreetNumber>null</StreetNumber>', { street: 'Rua 25', streetNumber: null }],
  [
    `<Latitude>23° 33' 1.9" S</Latitude><Longitude>46° 38' 0.2" W</Longitude>`,
    { point: { lat: -23.5505278, lng: -46.6333889 } },
  ],
  [
    '<Latitude>-23.55.05199</Latitude><Longitude>-46.63.33094</Longitude>',
    { point: { lat: -23.5505199, lng: -46.6333094 } },
  ],
  ['<Latitude>-23.55, -46.63</Latitude><Longitude/>', { point: { lat: -23.55, lng: -46.63 } }],
])('parts the place %s', async (place, expected) =>
  expect(await vrsync('For Sale', '<ListPrice>500000</ListPrice>', '', place)).toMatchObject(expected),
);

it.each(['null', 'n/a', 'Não informado', '-'])('takes the district %j for none', async (text) =>
  expect(
    await listingOf(
      `<imoveis><imovel><codigo>1</codigo><tipo>Casa</tipo>${sold}<cidade>Itu</cidade><bairro>${text}</bairro></imovel></imoveis>`,
    ),
  ).toMatchObject({ district: '' }),
);

it.each([
  ['<Features><Feature name="Pool"/><Feature value="Fireplace"/></Features>', ['piscina'], ['lareira']],
  ['<Features>Piscina; Academia; Lareira</Features>', ['fitness', 'piscina'], ['lareira']],
  ['<Features><Group><Feature><Name>Pool</Name></Feature></Group></Features>', ['piscina'], []],
  ['<Features><Pool>true</Pool><Gym>false</Gym></Features>', ['piscina'], []],
  ['<Features><Feature>Não possui piscina</Feature><Feature>Sem lareira</Feature></Features>', [], []],
  ['<Amenities><Amenity>Pool</Amenity></Amenities>', ['piscina'], []],
  ['<Caracteristicas><Item>Piscina Privativa</Item></Caracteristicas>', [], ['piscina']],
  [
    '<Caracteristicas><Caracteristica><Nome>Piscina</Nome><Valor>Não</Valor></Caracteristica><Caracteristica><Nome>Lareira</Nome><Valor>Sim</Valor></Caracteristica></Caracteristicas>',
    [],
    ['lareira'],
  ],
  ['<Caracteristicas><Caracteristica nome="Piscina">1</Caracteristica></Caracteristicas>', ['piscina'], []],
  [
    '<InfraEstruturaImovel>Lareira;</InfraEstruturaImovel><InfraEstruturaCondominio>Campo de futebol;</InfraEstruturaCondominio>',
    ['campo-quadra-de-esportes'],
    ['lareira'],
  ],
  ['<Piscina>SIM</Piscina><Lareira>x</Lareira><Academia>N</Academia>', ['piscina'], ['lareira']],
])('finds the features of %s', async (details, condominiumDetails, propertyDetails) =>
  expect(await vrsync('For Sale', `<ListPrice>500000</ListPrice>${details}`)).toMatchObject({
    condominiumDetails,
    propertyDetails,
  }),
);
