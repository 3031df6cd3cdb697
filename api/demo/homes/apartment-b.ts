import { picturesOf } from '../photo-sets';
import { byHand, type HomeByHand, paragraphs } from './home';

const building: Pick<
  HomeByHand,
  | 'propertyType'
  | 'condition'
  | 'yearBuilt'
  | 'condominiumDetails'
  | 'condominiumName'
  | 'brokerSlug'
  | 'state'
  | 'city'
  | 'district'
> = {
  propertyType: 'apartamento',
  condition: 'used',
  yearBuilt: 1957,
  condominiumDetails: ['vaga-para-visitante'],
  condominiumName: 'Edifício Itaúna',
  brokerSlug: 'beatriz-amaral',
  state: 'SP',
  city: 'São Paulo',
  district: 'Jardim Paulista',
};

export const apartmentInJardimPaulista = byHand({
  ...building,
  reference: 'BN10418',
  set: 'apartment-b',
  title: 'Apartamento de taco e janelas brancas, sobre pilotis',
  description: paragraphs(
    'Prédio de 1957, oito andares sobre pilotis, com cobogós na escada e canteiros que começam na calçada. No segundo andar ficaram o taco, os caixilhos brancos e as bancadas de granilite; a elétrica, a hidráulica e os azulejos verdes do banheiro são de 2021.',
    'A sala tem a frente toda em janelas, na altura das palmeiras, e cabe nela a mesa redonda e a estante de jacarandá dos donos. São duas suítes: a maior tem um quarto de vestir, a menor foi escritório por muitos anos.',
    'A cozinha é um corredor claro com área de serviço ao lado. Duas vagas, cobertas, entre os pilares.',
  ),
  brokerNote:
    'O arquiteto do prédio morou no quinto andar até morrer. A dona deste guarda as plantas originais e as entrega com as chaves.',
  sale: 4_200_000,
  condominiumFee: 2_850,
  iptu: 1_040,
  iptuPeriod: 'Mensal',
  renovationLevel: 'reformado',
  area: 206,
  bedrooms: 2,
  suites: 2,
  bathrooms: 3,
  parkingLots: 2,
  floor: 2,
  curated: ['autorais'],
  renownedArchitects: true,
  point: { lat: -23.57106, lng: -46.65467 },
  listedAt: '2025-10-16T09:03:17.000Z',
});

/** The owner's other one in the same building, which has left: what is kept of it is the building's photo. */
export const apartmentThatLeft = byHand({
  ...building,
  reference: 'BN10401',
  set: picturesOf('apartment-b').filter(({ room }) => room === 'facade'),
  title: 'Apartamento de canto no quinto andar, para reformar',
  description: paragraphs(
    'No mesmo prédio de 1957, três andares acima: a planta de canto, com janelas em duas faces e três quartos em fila.',
    'Nada foi refeito desde a construção. O preço conta com uma reforma total, e o condomínio já aprovou a troca das prumadas.',
  ),
  sale: 4_000_000,
  condominiumFee: 2_990,
  iptu: 980,
  iptuPeriod: 'Mensal',
  renovationLevel: 'precisa-de-reforma-total',
  area: 218,
  bedrooms: 3,
  suites: 1,
  bathrooms: 3,
  parkingLots: 2,
  floor: 5,
  available: false,
  point: { lat: -23.57106, lng: -46.65467 },
  listedAt: '2025-08-16T13:52:24.000Z',
});
