import { picturesOf } from '../photo-sets';
import { apartmentBPlan } from './plans/apartment-b';
import { byHand, type PropertyByHand, paragraphs } from './property-by-hand';

const building: Pick<
  PropertyByHand,
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
  plan: apartmentBPlan,
  title: 'Apartamento de taco e janelas brancas, sobre pilotis',
  description: paragraphs(
    'Prédio de 1957, projeto de Ivo Marcondes Teles. São oito andares sobre pilotis, com cobogós na escada e canteiros que começam na calçada. No segundo andar ficaram o taco, os caixilhos brancos e as bancadas de granilite; a elétrica, a hidráulica e os azulejos verdes do banheiro são de 2021.',
    'A sala tem a frente toda em janelas, na altura das palmeiras, e cabe nela a mesa redonda e a estante de jacarandá dos donos. São duas suítes: a maior tem um quarto de vestir, a menor foi escritório por muitos anos.',
    'A cozinha é um corredor claro com área de serviço ao lado. Duas vagas, cobertas, entre os pilares.',
  ),
  brokerNote:
    'O arquiteto morou no quinto andar até morrer, e a dona deste guarda as plantas assinadas por ele, que entrega com as chaves. Fui num dia nublado: as janelas brancas somem, e as palmeiras parecem estar do lado de dentro da sala.',
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
  updatedAt: '2026-09-21T10:40:00.000Z',
});

/** The demo owner's second property in the building, off the market; only a photo of the building is left. */
export const apartmentThatLeft = byHand({
  ...building,
  reference: 'BN10401',
  set: picturesOf('apartment-b').filter(({ room }) => room === 'facade'),
  title: 'Apartamento de canto no quinto andar, para reformar',
  description: paragraphs(
    'No mesmo prédio de 1957, três andares acima: a planta de canto, com janelas em duas faces e três quartos em fila. Do quinto andar as palmeiras ficam embaixo, e a rua se vê inteira até a esquina.',
    'Nada foi refeito desde a construção: o taco está escuro e firme, os caixilhos pedem pintura, e a cozinha ainda tem o fogão embutido de fábrica. O preço conta com uma reforma total, e o condomínio já aprovou a troca das prumadas.',
  ),
  brokerNote:
    'Subi com um engenheiro antes de aceitar. A laje está seca, as vigas estão onde a planta diz, e a parede entre a sala e o segundo quarto pode sair. De tarde o sol dá a volta na esquina e passa por todos os quartos, um depois do outro.',
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
