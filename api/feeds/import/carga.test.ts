import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from './decode';
import { readListing } from './import-feed';
import { noPlaces } from './places';
import type { Reading } from './normalise';
import { readRecords } from './read-records';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feeds-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(feed: string | Buffer): Promise<Reading[]> {
  const file = path.join(folder, 'feed.xml');
  await writeFile(file, feed);
  const readings: Reading[] = [];
  for await (const record of readRecords(readText(file)))
    readings.push(readListing(record, await noPlaces()));
  return readings;
}
async function accepted(feed: string | Buffer) {
  return (await read(feed)).map((reading) => {
    if (reading.outcome === 'rejected') throw new Error(JSON.stringify(reading.reasons));
    return { ...reading.listing, warnings: reading.warnings.map(({ code }) => code) };
  });
}

const carga = (inside: string) =>
  `<?xml version="1.0" encoding="utf-8"?><Carga xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><Imoveis><Imovel>${inside}</Imovel></Imoveis></Carga>`;

describe('Carga', () => {
  it('reads the old ZAP format', async () => {
    const [listing] = await accepted(
      carga(`<CodigoCliente>9</CodigoCliente><CodigoImovel>CA0002</CodigoImovel><TipoImovel>Casa</TipoImovel>
        <SubTipoImovel>Casa de Condomínio</SubTipoImovel><CategoriaImovel>Térrea</CategoriaImovel>
        <TituloImovel><![CDATA[Casa térrea em condomínio]]></TituloImovel><UF>SP</UF><Cidade>COTIA</Cidade>
        <Bairro>GRANJA VIANA</Bairro><Endereco>Rua das Acácias</Endereco><Numero>10</Numero><CEP>06700000</CEP>
        <PrecoVenda>2500000</PrecoVenda><PrecoLocacao>0</PrecoLocacao><PrecoCondominio>1200</PrecoCondominio>
        <ValorIPTU>4000</ValorIPTU><AreaUtil>300</AreaUtil><AreaTotal>600</AreaTotal><UnidadeMetrica>M2</UnidadeMetrica>
        <QtdDormitorios>4</QtdDormitorios><QtdSuites>2</QtdSuites><QtdBanheiros>5</QtdBanheiros><QtdVagas>4</QtdVagas>
        <AnoConstrucao>2005</AnoConstrucao><Observacao>Casa ampla.</Observacao><TipoOferta>3</TipoOferta>
        <AceitaPermuta>1</AceitaPermuta><Piscina>1</Piscina><Lareira>1</Lareira><Churrasqueira>0</Churrasqueira>
        <Fotos><Foto><NomeArquivo>1.jpg</NomeArquivo><URLArquivo>http://fotos.example.com/1.jpg</URLArquivo><Principal>0</Principal></Foto>
        <Foto><NomeArquivo>2.jpg</NomeArquivo><URLArquivo>http://fotos.example.com/2.jpg</URLArquivo><Principal>1</Principal></Foto></Fotos>
        <Videos><Video><Url>https://youtu.be/dQw4w9WgXcQ</Url></Video></Videos>`),
    );
    expect(listing).toMatchObject({
      reference: 'CA0002',
      title: 'Casa térrea em condomínio',
      propertyType: 'casa-em-condominio',
      forSale: true,
      forRent: false,
      sellPrice: 2_500_000,
      condominiumFee: 1_200,
      iptu: 4_000,
      iptuPeriod: 'Anual',
      city: 'Cotia',
      district: 'Granja Viana',
      street: 'Rua das Acácias',
      streetNumber: '10',
      postalCode: '06700000',
      area: 300,
      landArea: 600,
      bedrooms: 4,
      suites: 2,
      bathrooms: 5,
      parkingLots: 4,
      yearBuilt: 2005,
      highlighted: true,
      acceptExchange: true,
      propertyDetails: ['piscina', 'lareira'],
      condominiumDetails: ['piscina'],
      displayAddress: 'neighborhood',
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      photos: [{ url: 'http://fotos.example.com/2.jpg' }, { url: 'http://fotos.example.com/1.jpg' }],
    });
  });

  it('reads the plain Kenlo/InGaia variant and ignores its broker and rank', async () => {
    const [listing] = await accepted(
      carga(`<Filial>Matriz</Filial><CodigoImovel>AP1234-KE</CodigoImovel><URLGaiaSite>https://example.com/AP1234</URLGaiaSite>
        <TituloImovel>APARTAMENTO PARA ALUGAR EM PINHEIROS</TituloImovel><Publicar>1</Publicar><TipoImovel>Apartamento</TipoImovel>
        <SubTipoImovel>Apartamento Padrão</SubTipoImovel><Finalidade>Residencial</Finalidade><CategoriaImovel>Padrão</CategoriaImovel>
        <Pais>Brasil</Pais><Estado>São Paulo</Estado><Cidade>Sao Paulo</Cidade><Bairro>Pinheiros</Bairro>
        <Endereco>Rua dos Pinheiros</Endereco><Numero>s/nº</Numero><CEP>5422010</CEP><latitude>-23,56</latitude><longitude>-46,68</longitude>
        <NomeCondominio>EDIFICIO AURORA</NomeCondominio><TipoOferta>2</TipoOferta><PublicaValores>1</PublicaValores>
        <corretor><nome>Fulano</nome><cidade>Santos</cidade><foto>https://example.com/eu.jpg</foto></corretor>
        <PrecoAluguel>R$ 4.500,00</PrecoAluguel><PrecoCondominio>0</PrecoCondominio><PrecoIptuMensal>150,00</PrecoIptuMensal>
        <AreaUtil>85,50</AreaUtil><QtdDormitorios>2</QtdDormitorios><QtdVagasCobertas>1</QtdVagasCobertas><QtdVagasDescobertas>1</QtdVagasDescobertas>
        <Exclusividade>Sim</Exclusividade><Piscina>Sim</Piscina><Academia>S</Academia><Varanda>1</Varanda><PrecisaReforma>Não</PrecisaReforma>
        <DataCadastro>06/05/2024 10:00:00</DataCadastro><Observacao>Perto do metrô.</Observacao>
        <Fotos><Foto><URLArquivo>https://fotos.example.com/1.jpg</URLArquivo></Foto></Fotos>`),
    );
    expect(listing).toMatchObject({
      reference: 'AP1234-KE',
      title: 'Apartamento para alugar em Pinheiros',
      propertyType: 'apartamento',
      forSale: false,
      forRent: true,
      rentPrice: 4_500,
      condominiumFee: null,
      iptu: 150,
      iptuPeriod: 'Mensal',
      city: 'São Paulo',
      state: 'SP',
      streetNumber: null,
      postalCode: '05422010',
      point: { lat: -23.56, lng: -46.68 },
      condominiumName: 'Edificio Aurora',
      area: 85.5,
      parkingLots: 2,
      exclusivity: true,
      highlighted: false,
      condominiumDetails: ['fitness', 'piscina'],
      propertyDetails: ['terraco-varanda'],
      renovationLevel: null,
      listedAt: '2024-05-06T13:00:00.000Z',
      photos: [{ url: 'https://fotos.example.com/1.jpg' }],
    });
  });

  it.each([
    [
      'small letters with underscores',
      `<imoveis><imovel><codigo>77</codigo><titulo>Sobrado com quintal</titulo><tipo>Sobrado</tipo><finalidade>Venda</finalidade>
      <valor_venda>980000</valor_venda><endereco>Rua A</endereco><bairro>Centro</bairro><cidade>Itu</cidade><estado>SP</estado>
      <area_util>150</area_util><quartos>3</quartos><vagas>2</vagas><fotos><foto ordem="1"><![CDATA[https://fotos.example.com/1.jpg]]></foto></fotos></imovel></imoveis>`,
    ],
    [
      'letters for the transaction and one price',
      `<Document><imoveis><imovel><referencia>77</referencia><titulo>Sobrado com quintal</titulo><transacao>V</transacao><finalidade>RE</finalidade>
      <tipo>Sobrado</tipo><valor>980.000,00</valor><bairro>Centro</bairro><cidade>Itu</cidade><estado>SP</estado><area_util>150</area_util>
      <quartos>3</quartos><garagem>2</garagem><fotos_imovel><foto><url>https://fotos.example.com/1.jpg</url></foto></fotos_imovel></imovel></imoveis></Document>`,
    ],
    [
      'an address with parts, and photos without elements of their own',
      `<Carga><Imoveis><Imovel><CodigoImovel>77</CodigoImovel><TituloImovel>Sobrado com quintal</TituloImovel><TipoImovel>Sobrado</TipoImovel>
      <CategoriaImovel>Venda</CategoriaImovel><PrecoVenda>980000.00</PrecoVenda><Endereco><Logradouro>Rua A</Logradouro><Bairro>Centro</Bairro>
      <Cidade>Itu</Cidade><UF>SP</UF></Endereco><AreaUtil>150</AreaUtil><QtdDormitorios>3</QtdDormitorios><QtdVagas>2</QtdVagas>
      <Fotos><URLArquivo>https://fotos.example.com/1.jpg</URLArquivo></Fotos></Imovel></Imoveis></ListingDataFeed>`,
    ],
    [
      'values in groups',
      `<Carga><Imoveis><Imovel><Codigo>77</Codigo><Titulo>Sobrado com quintal</Titulo><TipoImovel>Sobrado</TipoImovel><Finalidade>Venda</Finalidade>
      <Valor><Preco>980000</Preco><Condominio>0</Condominio></Valor><Localizacao><Estado>SP</Estado><Cidade>Itu</Cidade><Bairro>Centro</Bairro></Localizacao>
      <Area><AreaUtil>150</AreaUtil></Area><Quartos>3</Quartos><Vagas>2</Vagas><Imagens><Imagem url="https://fotos.example.com/1.jpg"/></Imagens></Imovel></Imoveis></Carga>`,
    ],
  ])('reads a relative with %s', async (_, feed) => {
    const [listing] = await accepted(feed);
    expect(listing).toMatchObject({
      reference: '77',
      title: 'Sobrado com quintal',
      propertyType: 'casa',
      forSale: true,
      forRent: false,
      sellPrice: 980_000,
      city: 'Itu',
      state: 'SP',
      district: 'Centro',
      area: 150,
      bedrooms: 3,
      parkingLots: 2,
      photos: [{ url: 'https://fotos.example.com/1.jpg' }],
    });
  });

  it('rejects unpublished listings and marks sold ones as unavailable', async () => {
    const listing = (extra: string) =>
      `<CodigoImovel>1</CodigoImovel><TipoImovel>Casa</TipoImovel><PrecoVenda>500000</PrecoVenda><Cidade>Itu</Cidade>${extra}`;
    expect(await read(carga(listing('<Publicar>0</Publicar>')))).toMatchObject([
      { reasons: [{ code: 'not-published' }] },
    ]);
    expect(await accepted(carga(listing('<Status>Vendido</Status>')))).toMatchObject([{ available: false }]);
  });
});
