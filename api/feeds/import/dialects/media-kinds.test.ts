import { expect, it } from 'vitest';
import { readListing } from '../import-feed';
import { noPlaces } from '../places';
import { readRecords } from '../read-records';

async function mediaOf(feed: string) {
  async function* pieces() {
    yield feed;
  }
  for await (const record of readRecords(pieces())) {
    const reading = readListing(record, await noPlaces());
    if (reading.outcome === 'rejected') throw new Error(JSON.stringify(reading.reasons));
    const { photos, floorPlans, videoUrl, tourUrl } = reading.listing;
    return {
      photos: photos.map(({ url }) => url.slice(url.lastIndexOf('/') + 1)),
      plans: floorPlans.length,
      video: videoUrl?.slice(-11),
      tour: tourUrl ?? undefined,
      codes: reading.warnings.map(({ code }) => code),
    };
  }
  throw new Error('no record');
}
const vrsync = (media: string) =>
  mediaOf(`<ListingDataFeed><Listings><Listing><ListingID>1</ListingID><Title>Imóvel de teste</Title>
    <TransactionType>For Sale</TransactionType><Media>${media}</Media>
    <Details><PropertyType>Residential / Apartment</PropertyType><ListPrice>900000</ListPrice></Details>
    <Location><State>SP</State><City>Itu</City></Location></Listing></Listings></ListingDataFeed>`);
const carga = (media: string) =>
  mediaOf(`<Carga><Imoveis><Imovel><Codigo>1</Codigo><TipoImovel>Casa</TipoImovel><PrecoVenda>900000</PrecoVenda>
    <UF>SP</UF><Cidade>Itu</Cidade>${media}</Imovel></Imoveis></Carga>`);
const openNavent = (media: string) =>
  mediaOf(`<OpenNavent><Imoveis><Imovel><codigoAnuncio>1</codigoAnuncio><tipoPropriedade><tipo>Casa</tipo></tipoPropriedade>
    <precos><preco><quantidade>900000</quantidade><operacao>VENTA</operacao></preco></precos>
    <localizacao><localidade>Centro, Itu, São Paulo, Brasil</localidade></localizacao>
    <multimidia>${media}</multimidia></Imovel></Imoveis></OpenNavent>`);

const photo = 'https://fotos.exemplo.com.br/sala.jpg';
const film = 'https://www.youtube.com/watch?v=AAAAAAAAAAA';
const vimeo = 'https://vimeo.com/123456789';
const paper = 'https://fotos.exemplo.com.br/memorial.pdf';

it.each([
  [
    'a child Type',
    `<Item><Type>Image</Type><URL>${photo}</URL></Item><Item><Type>Video</Type><URL>${film}</URL></Item>`,
  ],
  ['an attribute medium', `<Item medium="image">${photo}</Item><Item medium="video">${film}</Item>`],
  ['a MIME type', `<Item type="image/jpeg">${photo}</Item><Item type="video/mp4">${film}</Item>`],
  ['the address alone', `<Item>${photo}</Item><Item>${film}</Item>`],
  ['a wrong attribute', `<Item medium="image">${photo}</Item><Item medium="image">${film}</Item>`],
])('reads a photo and a video of VRSync by %s', async (_, media) =>
  expect(await vrsync(media)).toMatchObject({ photos: ['sala.jpg'], video: 'AAAAAAAAAAA' }),
);

it.each([
  [`<Item><Type>Document</Type><URL>${paper}</URL></Item>`, []],
  [`<Item medium="image">${paper}</Item>`, ['media-no-photo']],
  [`<Item>https://fotos.exemplo.com.br/filme.mp4</Item>`, ['media-no-photo']],
])('takes no document or file of a film for a photo: %s', async (item, codes) => {
  const media = await vrsync(`<Item medium="image">${photo}</Item>${item}`);
  expect(media.photos).toEqual(['sala.jpg']);
  expect(media.codes.filter((code) => code === 'media-no-photo')).toEqual(codes);
});

it('reads a tour and a floor plan by their kind', async () => {
  const tour = 'https://tour.exemplo.com.br/1';
  expect(
    await vrsync(
      `<Item medium="image">${photo}</Item><Item><Type>Virtual Tour</Type><URL>${tour}</URL></Item>
      <Item><Type>Planta</Type><URL>https://fotos.exemplo.com.br/p.jpg</URL></Item>`,
    ),
  ).toMatchObject({ photos: ['sala.jpg'], plans: 1, tour });
});

it.each([
  [
    `<Fotos><Foto><URLArquivo>${photo}</URLArquivo></Foto><Foto><URLArquivo>${film}</URLArquivo></Foto></Fotos>`,
  ],
  [
    `<Midias><Midia><Tipo>Foto</Tipo><Url>${photo}</Url></Midia><Midia><Tipo>Vídeo</Tipo><Url>${film}</Url></Midia></Midias>`,
  ],
  [`<Fotos><Foto tipo="foto" url="${photo}"/><Foto tipo="video" url="${film}"/></Fotos>`],
])('reads them in Carga: %s', async (media) =>
  expect(await carga(media)).toMatchObject({ photos: ['sala.jpg'], video: 'AAAAAAAAAAA' }),
);

it('reads them in OpenNavent, Vimeo too', async () =>
  expect(
    await openNavent(
      `<imagens><imagem><urlImagem>${photo}</urlImagem></imagem><imagem><urlImagem>${vimeo}</urlImagem></imagem></imagens>`,
    ),
  ).toMatchObject({ photos: ['sala.jpg'], video: 'm/123456789' }));
