import { photoCaptions } from '../photo-captions';
import { pictureOf } from '../photo-index';
import type { SetPicture } from '../photo-sets';
import { launchTowerPlan } from './plans/launch-tower';
import { byHand, paragraphs } from './property-by-hand';

/** A launch is described as the building, with the area and price of its smallest apartment. */
export const casaGuaimbe = byHand({
  reference: 'BN10012',
  set: 'launch-tower',
  plan: launchTowerPlan,
  title: 'Casa Guaimbê',
  description: paragraphs(
    'Nove andares em Pinheiros, três apartamentos em cada um, de 186 a 298 m². A fachada é de réguas de cerâmica que correm e deixam escolher quanto sol entra; as jardineiras são do condomínio, que as planta e rega.',
    'As fotos são do decorado de 186 m²: estar e jantar com varanda em dois lados, cozinha com ilha de travertino, duas suítes e um escritório que pode ser a terceira. A planta é a mesma.',
    'Raia de natação entre as árvores e o deque, salão que abre para a rua, oficina de bicicletas. Incorporação Oito Ruas, entrega em março de 2029, com o memorial registrado.',
  ),
  brokerNote:
    'Do quinto andar para cima a vista passa das copas. Até o terceiro, as árvores fazem a cortina, e o preço é o da tabela mais baixa. Corri as réguas do decorado: são leves, e fechadas deixam na parede um pente de sol às quatro da tarde.',
  sale: 5_480_000,
  propertyType: 'apartamento',
  condition: 'launch',
  registrationNumber: 'R-4, matrícula 187.204',
  area: 186,
  bedrooms: 2,
  suites: 2,
  bathrooms: 3,
  parkingLots: 2,
  propertyDetails: ['terraco-varanda'],
  condominiumDetails: [
    'fitness',
    'gourmet',
    'kids',
    'piscina',
    'gerador',
    'tomada-para-carro-eletrico',
    'pet-place',
  ],
  brokerSlug: 'caio-monteiro-reis',
  condominiumName: 'Casa Guaimbê',
  developer: 'Oito Ruas',
  delivery: '2029-03',
  state: 'SP',
  city: 'São Paulo',
  district: 'Pinheiros',
  displayAddress: 'all',
  street: 'Rua dos Guaimbês',
  streetNumber: '210',
  point: { lat: -23.56418, lng: -46.68623 },
  listedAt: '2026-10-27T20:00:00.000Z',
});

/** Exterior drawings: there are none of the apartments. */
const drawings = ['building-neoclassical-facade-1', 'building-neoclassical-entrance-1'].map(
  (file): SetPicture => ({ ...pictureOf(file), room: 'facade', caption: photoCaptions[file] }),
);

export const palaceteItacolomi = byHand({
  reference: 'BN10008',
  set: drawings,
  title: 'Palacete Itacolomi',
  description: paragraphs(
    'Onze apartamentos em Higienópolis, dois por andar e um na mansarda, de 310 a 402 m², com quatro suítes. A fachada é de pedra clara, com balcões de ferro e o recuo das casas vizinhas.',
    'O memorial ainda não foi registrado: por isso não há preço nem reserva. As duas imagens são perspectivas. Incorporação Largo do Sino, entrega estimada para dezembro de 2029. Quem deixa o nome recebe as plantas e a tabela no dia da abertura, antes do estande.',
  ),
  brokerNote:
    'Pedi para ver a pedra antes de aceitar vender: é calcário de verdade, em placas de três centímetros, e não pintura. Do terreno se ouve o sino da igreja ao meio-dia e pouco mais. A mansarda, uma só, tem janela para os quatro lados.',
  sale: null,
  propertyType: 'apartamento',
  condition: 'soonLaunch',
  area: 310,
  bedrooms: 4,
  suites: 4,
  bathrooms: 6,
  parkingLots: 4,
  condominiumDetails: [
    'fitness',
    'piscina',
    'spa',
    'gerador',
    'tomada-para-carro-eletrico',
    'vaga-para-visitante',
  ],
  brokerSlug: 'caio-monteiro-reis',
  condominiumName: 'Palacete Itacolomi',
  developer: 'Largo do Sino',
  delivery: '2029-12',
  state: 'SP',
  city: 'São Paulo',
  district: 'Higienópolis',
  point: { lat: -23.54702, lng: -46.65841 },
  listedAt: '2026-10-20T14:00:00.000Z',
});
