import { describe, expect, it } from 'vitest';
import { Warnings } from '../remarks';
import { readFeatures } from './features';
import { readPictures, readTour, readVideo } from './media';
import { readCondition, readDate } from './stage';
import { readPropertyType } from './types';

const codes = (warnings: Warnings) => warnings.list.map(({ code }) => code);

describe('property types', () => {
  it.each([
    [['Residential / Apartment'], false, 'apartamento'],
    [['Apartment'], false, 'apartamento'],
    [['Residential / Home'], false, 'casa'],
    [['Home'], false, 'casa'],
    [['Residential / Home'], true, 'casa-comercial'],
    [['Residential / Condo'], false, 'casa-em-condominio'],
    [['Residential / Village House'], false, 'casa-de-vila'],
    [['Residential / Farm Ranch'], false, 'sitio'],
    [['Residential / Penthouse'], false, 'cobertura'],
    [['Residential / Flat'], false, 'flat'],
    [['Residential / Kitnet'], false, 'studio'],
    [['Residential / Studio'], false, 'studio'],
    [['Residential / Loft'], false, 'loft'],
    [['Residential / Sobrado'], false, 'casa'],
    [['Residential / Agricultural'], false, 'fazenda'],
    [['Residential / Land Lot'], false, 'terreno'],
    [['Commercial / Land Lot'], true, 'terreno'],
    [['Commercial / Consultorio'], true, 'sala'],
    [['Commercial / Edificio Residencial'], true, 'predio'],
    [['Commercial / Edificio Comercial'], true, 'predio'],
    [['Commercial / Industrial'], true, 'galpao'],
    [['Commercial / Building'], true, 'predio'],
    [['Commercial / Garage'], true, 'outros'],
    [['Commercial / Hotel'], true, 'hotel'],
    [['Commercial / Business'], true, 'outros'],
    [['Commercial / Corporate Floor'], true, 'outros'],
    [['Commercial / Office'], true, 'sala'],
    [['Commercial / Loja'], true, 'loja'],
    [['Padrão', 'Apartamento Padrão', 'Apartamento'], false, 'apartamento'],
    [['Cobertura', 'Apartamento Padrão', 'Apartamento'], false, 'cobertura'],
    [['Cobertura Duplex', 'Apartamento Padrão', 'Apartamento'], false, 'cobertura-duplex'],
    [['Duplex', 'Apartamento Padrão', 'Apartamento'], false, 'apartamento-duplex'],
    [['Garden', 'Apartamento'], false, 'apartamento-garden'],
    [['Térrea', 'Casa de Condomínio', 'Casa'], false, 'casa-em-condominio'],
    [['Condomínio', 'Casa'], false, 'casa-em-condominio'],
    [['Sobrado', 'Casa Padrão', 'Casa'], false, 'casa'],
    [['Casa de Vila', 'Casa'], false, 'casa-de-vila'],
    [['Casa Comercial', 'Comercial/Industrial'], false, 'casa-comercial'],
    [['Conjunto Comercial/Sala', 'Comercial/Industrial'], false, 'sala'],
    [['Loja/Salão', 'Comercial/Industrial'], false, 'loja'],
    [['Salão comercial'], false, 'loja'],
    [['Andar corporativo'], false, 'outros'],
    [['Galpão/Depósito/Armazém', 'Comercial'], false, 'galpao'],
    [['Prédio Inteiro', 'Comercial'], false, 'predio'],
    [['Flat', 'Flat/Aparthotel'], false, 'flat'],
    [['Kitchenette/Conjugados'], false, 'studio'],
    [['Lote/Terreno'], false, 'terreno'],
    [['Terreno em Condomínio', 'Terreno'], false, 'terreno'],
    [['Chácara', 'Rural'], false, 'sitio'],
    [['Haras'], false, 'haras'],
    [['Pousada', 'Comercial'], false, 'pousada'],
    [['Ilha'], false, 'ilha'],
    [['APARTAMENTO'], false, 'apartamento'],
    [['Venda', 'Casa'], false, 'casa'],
    [['Residencial', 'Padrão', 'Casa'], false, 'casa'],
    [['Imóvel comercial'], false, 'outros'],
    [['Submarino'], false, undefined],
    [[], false, undefined],
  ])('takes %j (commercial: %s) for %s', (texts, commercial, type) =>
    expect(readPropertyType(texts, commercial, new Warnings())).toBe(type),
  );
});

describe('features', () => {
  it('splits apartment amenities into condominium and property features', () =>
    expect(
      readFeatures(['Pool', 'Gym', 'Gourmet Balcony', 'Fireplace', 'Guest Parking'], 'apartamento'),
    ).toEqual({
      propertyDetails: ['terraco-varanda', 'lareira'],
      condominiumDetails: ['fitness', 'gourmet', 'piscina', 'vaga-para-visitante'],
      features: ['varanda-gourmet'],
      sharedFeatures: [],
      unknown: [],
      acceptExchange: null,
    }));
  it('sorts features outside the specification and reports unknown names', () =>
    expect(
      readFeatures(
        [
          'BBQ',
          'Elevator',
          'Pets Allowed',
          'areaservico',
          'Ar Condicionado',
          'Acabamento Premium',
          'Sem mobília',
        ],
        'apartamento',
      ),
    ).toMatchObject({
      features: ['aceita-animais', 'ar-condicionado', 'area-de-servico'],
      sharedFeatures: ['elevador', 'churrasqueira'],
      unknown: ['Acabamento Premium'],
    }));
  it.each([
    ['casa', ['elevador', 'churrasqueira'], []],
    ['casa-em-condominio', ['churrasqueira'], ['elevador', 'churrasqueira']],
  ] as const)('gives a %s what is its own, and its condominium the rest', (type, features, sharedFeatures) =>
    expect(readFeatures(['BBQ', 'Elevator'], type)).toMatchObject({ features, sharedFeatures }),
  );
  it('follows the list’s own side where the feed tells it', () =>
    expect(
      readFeatures(['Sauna privativa', 'Churrasqueira condominio', 'Sem nome condominio'], 'apartamento'),
    ).toMatchObject({ features: ['sauna'], sharedFeatures: ['churrasqueira'], unknown: [] }));
  it.each([
    [['Aceita permuta', 'Não aceita permuta por carro'], true],
    [['Não aceita permuta'], false],
    [['Churrasqueira'], null],
  ])('tells of an exchange only what is said: %j', (names, expected) =>
    expect(readFeatures(names, 'casa').acceptExchange).toBe(expected),
  );
  it('gives a house all of them itself, and reads Portuguese names and tags', () =>
    expect(
      readFeatures(['Piscina', 'Quadra poliesportiva', 'pocoartesiano', 'aceita permuta', 'Quintal'], 'casa'),
    ).toEqual({
      propertyDetails: ['campo-quadra-de-esportes', 'piscina', 'poco-artesiano', 'quintal-jardim'],
      condominiumDetails: [],
      features: [],
      sharedFeatures: [],
      unknown: [],
      acceptExchange: true,
    }));
  it('keeps a private pool the home’s own', () =>
    expect(readFeatures(['Private Pool'], 'cobertura').propertyDetails).toEqual(['piscina']));
});

describe('media', () => {
  it('takes http(s) pictures once, the main one first, floor plans apart', () => {
    const warnings = new Warnings();
    const picture = (url: string, caption = '', primary = false) => ({ url, caption, primary });
    expect(
      readPictures(
        [
          picture('https://a.example.com/1.jpg', 'img0'),
          picture('http://a.example.com/casa 2.jpg', 'Fachada'),
          picture('https://a.example.com/1.jpg'),
          picture('//a.example.com/3.jpg', 'Planta baixa'),
          picture('javascript:alert(1)'),
          picture('file:///etc/passwd'),
          picture('https://a.example.com/4.jpg', 'Sala', true),
        ],
        warnings,
      ),
    ).toEqual({
      photos: [
        { url: 'https://a.example.com/4.jpg', alt: 'Sala' },
        { url: 'https://a.example.com/1.jpg', alt: '' },
        { url: 'http://a.example.com/casa%202.jpg', alt: 'Fachada' },
      ],
      floorPlans: [{ url: 'https://a.example.com/3.jpg', alt: 'Planta baixa' }],
    });
    expect(codes(warnings)).toEqual(['photos-repeated', 'photos-dropped']);
  });
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    [
      'http://www.youtube.com/watch?feature=share&v=dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://vimeo.com/123456789', 'https://vimeo.com/123456789'],
    ['https://evil.example.com/video.mp4', null],
  ])('reads the video %j as %j', (text, url) => expect(readVideo([text], new Warnings())).toBe(url));
  it.each([
    ['https://my.matterport.com/show/?m=abc', 'https://my.matterport.com/show/?m=abc'],
    ['http://my.matterport.com/show/?m=abc', null],
    ['https://www.instagram.com/p/x/', null],
    ['sim', null],
    ['', null],
  ])('reads the tour %j as %j', (text, url) => expect(readTour(text, new Warnings())).toBe(url));
});

describe('stages and dates', () => {
  it.each([
    [['Lançamento'], 'launch'],
    [['Breve lançamento'], 'soonLaunch'],
    [['Em construção'], 'underConstruction'],
    [['Na planta'], 'launch'],
    [['Pronto para morar'], 'new'],
    [['Usado'], 'used'],
    [['', 'Padrão'], 'used'],
  ])('takes %j for %s', (texts, condition) => expect(readCondition(texts)).toBe(condition));
  it.each([
    ['2024-05-06T07:08:09', '2024-05-06T10:08:09.000Z'],
    ['2024-05-06 07:08:09', '2024-05-06T10:08:09.000Z'],
    ['06/05/2024 07:08', '2024-05-06T10:08:00.000Z'],
    ['06/05/2024', '2024-05-06T03:00:00.000Z'],
    ['2024-05-06T07:08:09-0300', '2024-05-06T10:08:09.000Z'],
    ['2024-05-06T07:08:09.123Z', '2024-05-06T07:08:09.000Z'],
    ['0000-00-00', null],
    ['31/02/2024x', null],
    ['ontem', null],
  ])('reads the date %j as %j', (text, date) => expect(readDate(text, new Warnings())).toBe(date));
});
