import { beachTimberPlan } from './plans/beach-timber';
import { byHand, paragraphs } from './property-by-hand';

export const pavilionsInIlhabela = byHand({
  reference: 'BN11658',
  set: 'beach-timber',
  plan: beachTimberPlan,
  title: 'Três pavilhões de piaçava diante do canal',
  description: paragraphs(
    'Projeto de Lia Montesanto: um pavilhão para estar e comer, outro com duas suítes e um menor, para os hóspedes. Este fica do outro lado do caminho de lajotas. Os esteios são de maçaranduba de uma balsa desmontada em São Sebastião; a piaçava foi trocada em 2025.',
    'A sala não tem parede para o lado do mar: o vento do canal entra, e os bancos são de alvenaria. O banheiro da suíte principal abre para um jardim murado, com a banheira de pedra a céu aberto.',
    'Gramado até a beira, piscina de pedra escura e o pôr do sol atrás da serra, no continente. Em janeiro, a balsa com hora marcada é por conta do consultor.',
  ),
  brokerNote:
    'Chego por mar quando posso. Há uma poita diante da casa, e o caseiro busca de bote quem vem de veleiro. Com o vento do canal, às três, a palha faz barulho de chuva; quem vem pela primeira vez sempre sai para recolher as toalhas.',
  sale: 9_400_000,
  iptu: 21_600,
  iptuPeriod: 'Anual',
  propertyType: 'casa',
  condition: 'used',
  area: 286,
  landArea: 2_340,
  bedrooms: 3,
  suites: 3,
  bathrooms: 4,
  parkingLots: 3,
  yearBuilt: 2014,
  propertyDetails: ['piscina', 'gerador', 'poco-artesiano', 'terraco-varanda', 'quintal-jardim'],
  acceptExchange: true,
  curated: ['imoveis-segunda-residencia', 'autorais', 'ceu-aberto'],
  renownedArchitects: true,
  brokerSlug: 'elisa-bittencourt',
  locationType: 'praia',
  state: 'SP',
  city: 'Ilhabela',
  district: 'Siriúba',
  point: { lat: -23.75934, lng: -45.34871 },
  listedAt: '2026-09-18T16:25:00.000Z',
});
