import { whiteHousePlan } from './plans/white-house';
import { byHand, paragraphs } from './property-by-hand';

export const houseInCidadeJardim = byHand({
  reference: 'BN10221',
  set: 'white-house',
  plan: whiteHousePlan,
  title: 'Casa branca de painéis claros e piscina de pedra verde',
  description: paragraphs(
    'Duas caixas em L guardam o jardim. A branca tem o estar embaixo e os quartos em cima; na de tijolo ficam a cozinha e a suíte de hóspedes. Entre as duas, a varanda da mesa grande, de onde se vê quem nada.',
    'A piscina tem catorze metros e é forrada de hijau, a pedra que deixa a água verde. Em cima, três suítes dão para um terraço corrido; os painéis de freijó claro correm na frente dele e decidem quanto sol entra. A bancada da cozinha é do mesmo verde da água, em quartzito.',
    'Projeto de 2017, com automação de luz e toldos. Quatro carros ficam cobertos ao lado da entrada, fora do jardim. A planta humanizada mostra só o térreo.',
  ),
  brokerNote:
    'É a casa que conheço em que a cozinha ganhou o lugar mais bonito do terreno. Todo mundo acaba na varanda, e a sala fica para os dias de chuva. Peça para correr os painéis de cima: a sombra deles na parede branca muda a cada passo.',
  sale: 16_400_000,
  iptu: 5_150,
  iptuPeriod: 'Mensal',
  propertyType: 'casa',
  condition: 'used',
  area: 553,
  landArea: 1_010,
  bedrooms: 4,
  suites: 4,
  bathrooms: 6,
  parkingLots: 4,
  yearBuilt: 2017,
  propertyDetails: ['piscina', 'terraco-varanda', 'quintal-jardim', 'energia-solar'],
  acceptExchange: true,
  brokerSlug: 'rafael-teixeira-lobo',
  state: 'SP',
  city: 'São Paulo',
  district: 'Cidade Jardim',
  point: { lat: -23.58907, lng: -46.70118 },
  displayAddress: 'neighborhood',
  listedAt: '2026-10-22T14:05:00.000Z',
});
