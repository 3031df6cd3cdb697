import { countryHousePlan } from './plans/country-house';
import { byHand, paragraphs } from './property-by-hand';

export const houseInItaipava = byHand({
  reference: 'BN11385',
  set: 'country-house',
  plan: countryHousePlan,
  title: 'Casa de pedra em Itaipava, com lareira e adega',
  description: paragraphs(
    'A pedra das paredes saiu do próprio terreno, quando se abriu o platô. A sala tem a lareira no meio e o vale na empena de vidro; a cozinha, de armários verdes e vigas aparentes, é onde a casa toma café até as onze.',
    'São três quartos, um deles suíte com vista para o campo, e um banheiro com banheira para os outros dois. Sob o alpendre fica a adega, com paredes de pedra, mesa de prova e lugar para umas mil e duzentas garrafas.',
    'Lavanda no caminho, gramado, nascente própria. De novembro a março anoitece tarde; de junho a agosto a lareira fica acesa desde as quatro.',
  ),
  brokerNote:
    'Conheço o poço, a estrada e o vizinho, e nenhum dos três dá trabalho. Em junho o sol entra pela empena às três e sai da parede de pedra às cinco; é a hora de acender a lareira. Fiquei até escurecer, e ninguém precisou de casaco.',
  sale: 4_900_000,
  iptu: 9_600,
  iptuPeriod: 'Anual',
  propertyType: 'casa',
  condition: 'used',
  area: 342,
  landArea: 6_200,
  bedrooms: 3,
  suites: 1,
  bathrooms: 3,
  parkingLots: 4,
  yearBuilt: 2009,
  propertyDetails: ['poco-artesiano', 'terraco-varanda', 'quintal-jardim', 'adega', 'lareira'],
  acceptExchange: true,
  curated: ['imoveis-segunda-residencia'],
  brokerSlug: 'alice-toledo',
  locationType: 'campo',
  state: 'RJ',
  city: 'Petrópolis',
  district: 'Itaipava',
  point: { lat: -22.38877, lng: -43.12563 },
  listedAt: '2026-09-05T13:15:00.000Z',
});
