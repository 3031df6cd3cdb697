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

it.each([
  [
    `<fotos_imovel><foto><url>${photo(1)}</url><data_atualizacao>2026-11-27 10:00</data_atualizacao></foto></fotos_imovel>`,
    { changedAt: '2026-11-27 10:00' },
  ],
  [
    `<Fotos><Foto><URLArquivo>${photo(1)}</URLArquivo><Alterada>1</Alterada></Foto></Fotos>`,
    { replaced: true },
  ],
  [`<Fotos><Foto><URLArquivo>${photo(1)}</URLArquivo><Alterada>0</Alterada></Foto></Fotos>`, {}],
])('reads whether a picture changed: %s', async (media, change) => {
  expect(await carga(sold + media)).toMatchObject({ photos: [{ url: photo(1), alt: '', ...change }] });
});

it('takes one photo with two signatures for one', async () => {
  const media = [1, 2].map((n) => `<Foto><Url>${photo(1)}?Expires=${n}&amp;Signature=s${n}</Url></Foto>`);
  expect(await carga(`${sold}<Fotos>${media.join('')}</Fotos>`)).toMatchObject({
    photos: [{ url: `${photo(1)}?Expires=1&Signature=s1` }],
    warnings: ['area-missing', 'description-missing', 'photos-repeated'],
  });
});

it('keeps floor plans apart, and tells of an address that is none', async () => {
  const plans = await carga(`${sold}<Plantas><Planta><Url>${photo(1)}</Url></Planta></Plantas>`);
  expect(plans).toMatchObject({ photos: [], floorPlans: [{ url: photo(1) }] });
  const dropped = await carga(`${sold}<Fotos><Foto><URL>1.jpg</URL></Foto></Fotos>`);
  expect(dropped).toMatchObject({
    warnings: expect.arrayContaining(['photos-dropped', 'photos-missing']),
  });
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
  ).toMatchObject({ forSale: false, rentPrice: null, periodRent: { amount: 100, period: 'day' } });
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

it('reports unknown features in affirmative tags, not counts or notes', async () => {
  async function* pieces() {
    yield `<Carga><Imoveis><Imovel><CodigoImovel>1</CodigoImovel><TipoImovel>Apartamento</TipoImovel><Cidade>Itu</Cidade>
      ${sold}<QtdDormitorios>1</QtdDormitorios><QtdElevador>2</QtdElevador><QtdSalas>1</QtdSalas><AreaUtil>1</AreaUtil>
      <Lancamento>1</Lancamento><Observatorio>1</Observatorio><Sauna>1</Sauna></Imovel></Imoveis></Carga>`;
  }
  for await (const record of readRecords(pieces()))
    expect(readListing(record, await noPlaces())).toMatchObject({
      features: { known: 2, unknown: ['observatorio'] },
      listing: { sharedFeatures: ['elevador', 'sauna'] },
    });
});

it('reads OpenNavent with place names, and rejects a place without one', async () => {
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
