import { lisbonPlan } from './plans/lisbon';
import { byHand, paragraphs } from './property-by-hand';

export const apartmentInLisbon = byHand({
  reference: 'BN12280',
  set: 'lisbon-apartment',
  plan: lisbonPlan,
  title: 'Apartamento de azulejos na Lapa, com os telhados e o Tejo',
  description: paragraphs(
    'Prédio de 1891, de azulejos azuis e brancos e cantaria de lioz. A obra, completa, é de 2023: estrutura reforçada, elevador no saguão, gesso refeito à mão. Terceiro andar, três portas-balcão na sala e o rio por cima dos telhados.',
    'Sala e suíte principal dão para a rua; um corredor com o ladrilho antigo leva à cozinha azul, ao saguão com plantas, que dá luz ao meio da casa, e à segunda suíte. A lareira de mármore da sala funciona.',
    'Tem certificado energético e licença de utilização. Sem garagem: há estacionamento de moradores a duzentos metros.',
  ),
  brokerNote:
    'Levo cliente brasileiro ao meio-dia de propósito: é quando o bonde passa, e decide-se logo se isso é encanto ou barulho. Depois abro a porta-balcão do meio e calo-me. No saguão das plantas, em agosto, está sempre cinco graus mais fresco.',
  sale: 2_350_000,
  currency: 'EUR',
  propertyType: 'apartamento',
  condition: 'used',
  renovationLevel: 'reformadissimo',
  area: 204,
  bedrooms: 2,
  suites: 2,
  bathrooms: 3,
  parkingLots: 0,
  floor: 3,
  yearBuilt: 1891,
  condominiumFee: 380,
  propertyDetails: ['terraco-varanda', 'lareira'],
  brokerSlug: 'martim-salles',
  locationType: 'internacional',
  country: 'PT',
  state: null,
  city: 'Lisboa',
  district: 'Lapa',
  point: { lat: 38.7101, lng: -9.1632 },
  listedAt: '2026-10-12T09:30:00.000Z',
});
