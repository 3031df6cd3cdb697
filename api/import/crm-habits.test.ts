import { expect, it } from 'vitest';
import { readListing } from '@api/import/import-feed';
import { readRecords } from '@api/import/read-records';

/** What CRMs are seen to write, each in a listing that is otherwise plain. */
async function listingOf(feed: string) {
  async function* pieces() {
    yield feed;
  }
  for await (const record of readRecords(pieces())) {
    const reading = readListing(record);
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
    { sellPrice: 450_000, rentPrice: 4_333 },
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
    { forSale: false, forRent: true, rentPrice: 15_000 },
  ],
  ['<PrecoVenda>Consulte</PrecoVenda>', { forSale: true, sellPrice: null }],
  ['<Modelo>Venda</Modelo><Valor>500.000,00</Valor>', { forSale: true, sellPrice: 500_000 }],
  [`${sold}<PrecoLocacao>0</PrecoLocacao>`, { forSale: true, forRent: false, warnings: ['photos-missing'] }],
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

const photo = (n: number) => `https://x.example.com/${n}.jpg`;
it.each([
  [`<Media><Item medium="image">\n ${photo(1)}\n </Item></Media>`, [1]],
  [`<Media><Item medium="image" url="${photo(1)}"/></Media>`, [1]],
  [`<Images><Image><URL>${photo(1)}</URL></Image></Images>`, [1]],
  [`<Media><Item>${photo(1)},${photo(2)}</Item></Media>`, [1, 2]],
  [`<Media><Item>https:\\/\\/x.example.com\\/1.jpg</Item></Media>`, [1]],
  [`<Fotos><Foto><URLdaFoto>${photo(1)}</URLdaFoto><Principal>Sim</Principal></Foto></Fotos>`, [1]],
  [
    `<Fotos><Foto><item><Foto>${photo(1)}</Foto><FotoPequena>${photo(9)}</FotoPequena></item><item><Foto>${photo(2)}</Foto><Destaque>Sim</Destaque></item></Foto></Fotos>`,
    [2, 1],
  ],
  [`<Fotos>${photo(1)};${photo(2)}</Fotos>`, [1, 2]],
  [`<Foto1>${photo(1)}</Foto1><Foto2>${photo(2)}</Foto2>`, [1, 2]],
  [`<Imagens><Imagem><Arquivo>${photo(1)}</Arquivo><Thumb>${photo(9)}</Thumb></Imagem></Imagens>`, [1]],
  ['<Media><Item medium="image">/fotos/1.jpg</Item></Media>', []],
])('finds the pictures of %s', async (media, numbers) => {
  const listing = await vrsync('For Sale', '<ListPrice>500000</ListPrice>', media);
  expect(listing).toMatchObject({ photos: numbers.map((n) => ({ url: photo(n) })) });
});

it('keeps floor plans apart, and tells of an address that is none', async () => {
  const plans = await carga(`${sold}<Plantas><Planta><Url>${photo(1)}</Url></Planta></Plantas>`);
  expect(plans).toMatchObject({ photos: [], floorPlans: [{ url: photo(1) }] });
  const dropped = await carga(`${sold}<Fotos><Foto><URL>1.jpg</URL></Foto></Fotos>`);
  expect(dropped).toMatchObject({ warnings: ['photos-dropped', 'photos-missing'] });
});

it('reads the whole address from one text where the city is left empty', async () => {
  const place = (address: string) =>
    listingOf(`<ListingDataFeed><Listings><Listing><ListingID>1</ListingID><Title>Imóvel de teste</Title>
      <TransactionType>For Sale</TransactionType><Details><PropertyType>Residential / Home</PropertyType></Details>
      <Location><State abbreviation="SP">São Paulo</State><City></City><Neighborhood></Neighborhood>
      <Address>${address}</Address></Location></Listing></Listings></ListingDataFeed>`);
  expect(await place('Rua das Acácias, 4916 - Jardim Sul, Dourados - MS, Brasil')).toMatchObject({
    street: 'Rua das Acácias',
    streetNumber: '4916',
    district: 'Jardim Sul',
    city: 'Dourados',
    state: 'MS',
  });
  expect(await place('Rua Um, Indaiatuba - SP, 13330-000, Brasil')).toMatchObject({
    street: 'Rua Um',
    streetNumber: null,
    district: '',
    city: 'Indaiatuba',
  });
  expect(await place('Itatiba - SP, Brasil')).toMatchObject({ street: null, city: 'Itatiba', state: 'SP' });
  expect(await place('Rua das Acácias, 12')).toEqual({ rejected: ['no-city'] });
});

it('takes a picture in a tag of its own, whatever that is called', async () => {
  const photo = { url: 'https://a.example.com/1.jpg', alt: '' };
  const url = photo.url;
  expect(await vrsync('For Sale', '', `<ImageUrl>${url}</ImageUrl>`)).toMatchObject({ photos: [photo] });
  expect(await carga(`${sold}<FotoUrl>${url}</FotoUrl>`)).toMatchObject({ photos: [photo] });
  expect(await carga(`${sold}<UrlFotoPrincipal>${url}</UrlFotoPrincipal>`)).toMatchObject({
    photos: [photo],
  });
});

it('understands Chaves na Mão as its documentation has it', async () => {
  const chaves = (inside: string) =>
    listingOf(`<Document><imoveis><imovel><referencia>AP01</referencia><titulo>Imóvel de teste</titulo>
      <finalidade>RE</finalidade><tipo>Apartamento</tipo><estado>PR</estado><cidade>Curitiba</cidade>
      <bairro>Centro</bairro>${inside}</imovel></imoveis></Document>`);
  expect(
    await chaves(`<transacao>V</transacao><transacao2>L</transacao2><valor>280000.00</valor>
      <valor_locacao>1800</valor_locacao><conservacao>N</conservacao><aceita_troca>0</aceita_troca><aceita_pet>1</aceita_pet>
      <closet>1</closet><bar>0</bar><salas>2</salas>
      <area_comum><item>Elevador</item><item>Piscina</item></area_comum>
      <area_privativa><item>Piscina Aquecida</item><item>Churrasqueira</item></area_privativa>`),
  ).toMatchObject({
    sellPrice: 280_000,
    rentPrice: 1_800,
    condition: 'new',
    acceptExchange: false,
    propertyDetails: ['piscina'],
    condominiumDetails: ['piscina'],
    features: ['aceita-animais', 'closet', 'churrasqueira', 'piscina-aquecida'],
    sharedFeatures: ['elevador'],
  });
  expect(
    await chaves('<transacao>L</transacao><valor>100</valor><periodo_locacao>2</periodo_locacao>'),
  ).toMatchObject({ forSale: false, rentPrice: 3_000 });
});

it.each([
  ['GBP', { currency: 'GBP', warnings: [] }],
  ['libras', { currency: 'BRL', warnings: ['currency-unknown'] }],
])('keeps a currency by its own code: %s', async (currency, expected) =>
  expect(await vrsync('For Sale', `<ListPrice currency="${currency}">500000</ListPrice>`)).toMatchObject({
    ...expected,
    warnings: expect.arrayContaining(expected.warnings),
  }),
);

it('tells of tags that say yes and are no feature that it knows, counts and notes apart', async () => {
  async function* pieces() {
    yield `<Carga><Imoveis><Imovel><CodigoImovel>1</CodigoImovel><TipoImovel>Apartamento</TipoImovel><Cidade>Itu</Cidade>
      ${sold}<QtdDormitorios>1</QtdDormitorios><QtdElevador>2</QtdElevador><QtdSalas>1</QtdSalas><AreaUtil>1</AreaUtil>
      <Lancamento>1</Lancamento><Observatorio>1</Observatorio><Sauna>1</Sauna></Imovel></Imoveis></Carga>`;
  }
  for await (const record of readRecords(pieces()))
    expect(readListing(record)).toMatchObject({
      features: { known: 2, unknown: ['observatorio'] },
      listing: { sharedFeatures: ['elevador', 'sauna'] },
    });
});

it('reads OpenNavent where a place has its name, and says whose number stands for it elsewhere', async () => {
  const navent = (locality: string) =>
    listingOf(`<OpenNavent><dataModificacao>1</dataModificacao><Imoveis><Imovel><codigoAnuncio>AP1</codigoAnuncio>
      <codigoReferencia>outro</codigoReferencia><titulo>Imóvel de teste</titulo>
      <tipoPropriedade><idTipo>2</idTipo><tipo>Apartamento</tipo><idSubTipo>26</idSubTipo><subTipo>Cobertura</subTipo></tipoPropriedade>
      <caracteristicas>
        <caracteristica><id>CFT2</id><nome>PRINCIPALES|QUARTO</nome><valor>3</valor></caracteristica>
        <caracteristica><id>CFT7</id><valor>2</valor></caracteristica>
        <caracteristica><id>1</id><nome>PRINCIPALES|CONDOMINIO</nome><valor>555</valor></caracteristica>
        <caracteristica><id>CFT101</id><nome>MEDIDAS|AREA_UTIL</nome><valor>119</valor></caracteristica>
        <caracteristica><id>9</id><nome>AREAS_COMUNS|PORTARIA_24_HORAS</nome><idValor>1</idValor></caracteristica>
        <caracteristica><id>8</id><nome>AREA_PRIVATIVA|PERMITE_ANIMAIS</nome><idValor>1</idValor></caracteristica>
        <caracteristica><id>7</id><nome>AREA_PRIVATIVA|ESTUDA_PERMUTA</nome><idValor>1</idValor></caracteristica>
      </caracteristicas>
      <precos><preco><quantidade>914262</quantidade><moeda>BRL</moeda><operacao>VENTA</operacao></preco>
        <preco><quantidade>4200</quantidade><moeda>BRL</moeda><operacao>ALQUILER</operacao></preco></precos>
      <multimidia><imagens><imagem><urlImagem>https://a.example.com/1.jpg</urlImagem></imagem></imagens></multimidia>
      <localizacao><mostrarMapa>NO</mostrarMapa><endereco>Rua Um</endereco><codigoPostal>74820-300</codigoPostal>${locality}</localizacao>
      <publicador><nomeContato>Fulano</nomeContato></publicador></Imovel></Imoveis></OpenNavent>`);
  expect(await navent('<localidade>Jardim Sul, Goiânia, Goiás, Brasil</localidade>')).toMatchObject({
    reference: 'AP1',
    propertyType: 'cobertura',
    ...{ sellPrice: 914_262, rentPrice: 4_200, condominiumFee: 555, area: 119, bedrooms: 3, parkingLots: 2 },
    ...{ city: 'Goiânia', state: 'GO', district: 'Jardim Sul', postalCode: '74820300' },
    features: ['aceita-animais'],
    sharedFeatures: ['portaria-24-horas'],
    acceptExchange: true,
    photos: [{ url: 'https://a.example.com/1.jpg', alt: '' }],
    displayAddress: 'neighborhood',
  });
  expect(await navent('<idLocalidade>V1-D-502489</idLocalidade>')).toEqual({ rejected: ['no-city'] });
});

it('takes no picture’s title or description for the home’s', async () =>
  expect(
    await listingOf(`<Carga><Imoveis><Imovel><CodigoImovel>1</CodigoImovel><TipoImovel>Casa</TipoImovel><Cidade>Itu</Cidade>
      <Bairro>Centro</Bairro>${sold}<Fotos><Foto><Titulo>dsc_01.jpg</Titulo><Descricao>A fachada</Descricao>
      <URLArquivo>https://a.example.com/1.jpg</URLArquivo></Foto></Fotos></Imovel></Imoveis></Carga>`),
  ).toMatchObject({ title: 'Casa em Centro, Itu', description: '' }));
