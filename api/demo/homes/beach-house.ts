import { beachHousePlan } from './plans/beach-house';
import { byHand, paragraphs } from './property-by-hand';

export const houseOnBaleia = byHand({
  reference: 'BN11967',
  set: 'beach-house',
  plan: beachHousePlan,
  title: 'Casa na areia da Baleia, com três suítes em linha',
  description: paragraphs(
    'Do deque à areia são onze passos e um portão baixo. A casa é uma só sala sob um telhado de duas águas, com estar, mesa para oito e cozinha, e ao lado três suítes iguais que abrem para a piscina: nenhuma é a dos pais, escolhe quem chega primeiro.',
    'Paredes caiadas, madeira clara, piso de pedra que se lava com mangueira. A varanda fica entre a sala e o mar e é onde se passa o dia.',
    'O caseiro está na casa desde a obra e fica, se o novo dono quiser. Rua sem saída, guarita, e água de poço além da rede.',
  ),
  brokerNote:
    'Peça para ver com a maré cheia, de manhã. O som é diferente de uma casa na segunda rua, e é por isso que o metro custa o dobro. Ando esses onze passos descalça toda vez; até as dez a pedra não queima, e depois se vai pela grama.',
  sale: 16_800_000,
  condominiumFee: 2_900,
  iptu: 46_000,
  iptuPeriod: 'Anual',
  propertyType: 'casa',
  condition: 'used',
  area: 318,
  landArea: 1_150,
  bedrooms: 3,
  suites: 3,
  bathrooms: 4,
  parkingLots: 4,
  yearBuilt: 2020,
  propertyDetails: ['piscina', 'poco-artesiano', 'terraco-varanda', 'quintal-jardim', 'rua-fechada'],
  exclusivity: true,
  curated: ['imoveis-segunda-residencia', 'ceu-aberto'],
  brokerSlug: 'elisa-bittencourt',
  locationType: 'praia',
  state: 'SP',
  city: 'São Sebastião',
  district: 'Praia da Baleia',
  point: { lat: -23.77438, lng: -45.66982 },
  listedAt: '2026-10-24T11:45:00.000Z',
});
