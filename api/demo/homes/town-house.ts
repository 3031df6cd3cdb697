import { townHousePlan } from './plans/town-house';
import { byHand, paragraphs } from './property-by-hand';

export const townHouseInVilaMadalena = byHand({
  reference: 'BN10104',
  set: 'town-house',
  plan: townHousePlan,
  title: 'Sobrado de venezianas verdes, com quintal e jabuticabeira',
  description: paragraphs(
    'Uma fila de sobrados de 1932, cada um de uma cor. O branco, de venezianas verdes, é este. A frente foi mantida e o fundo aberto: sala e cozinha terminam num quintal de lajota com uma jabuticabeira mais velha que a casa.',
    'O tijolo da sala é o da parede original, descascado. Na cozinha, ladrilho hidráulico, azulejos cor de mel e a mesa de peroba que não passa pela porta e fica. No térreo há também um escritório para a rua; em cima, duas suítes, um quarto e uma sala íntima.',
    'Não há garagem. O vizinho da esquina aluga a vaga, e a estação fica a sete minutos a pé.',
  ),
  brokerNote:
    'Dá jabuticaba em setembro, e a rua inteira sabe. Se você quer portaria e elevador, não é esta; se quer conhecer quem mora ao lado, é. Fui num sábado às dez, a mesa estava posta no quintal, e o sol passava só entre as folhas.',
  sale: 4_850_000,
  iptu: 890,
  iptuPeriod: 'Mensal',
  propertyType: 'casa-de-vila',
  condition: 'used',
  renovationLevel: 'reformadissimo',
  area: 248,
  landArea: 210,
  bedrooms: 3,
  suites: 2,
  bathrooms: 3,
  parkingLots: 0,
  yearBuilt: 1932,
  propertyDetails: ['quintal-jardim', 'rua-fechada'],
  acceptExchange: true,
  brokerSlug: 'beatriz-amaral',
  state: 'SP',
  city: 'São Paulo',
  district: 'Vila Madalena',
  point: { lat: -23.55287, lng: -46.69064 },
  displayAddress: 'neighborhood',
  listedAt: '2026-10-27T18:28:40.000Z',
});
