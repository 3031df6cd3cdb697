import { abroad, beach, country } from './places';
import { apartmentLisboaPlan } from './plans/apartment-lisboa';
import { chaletCamposPlan } from './plans/chalet-campos';
import { houseTrancosoPlan } from './plans/house-trancoso';
import { byHand, paragraphs } from './property-by-hand';

export const thatchedHouseInTrancoso = byHand({
  ...beach('BA', 'Porto Seguro', 'Trancoso', -16.58972, -39.09386),
  reference: 'BN11849',
  set: 'house-trancoso',
  plan: houseTrancosoPlan,
  title: 'Casa caiada de Trancoso, com o mar abaixo do gramado',
  description: paragraphs(
    'Fica a cinco minutos a pé da igrejinha e do largo de Trancoso, na beira da falésia. A piaçava desce até a altura da mão, os esteios são troncos roliços e as portas, de um azul que o dono repinta toda véspera de Natal.',
    'A varanda tem banco de alvenaria, rede e o gramado inteiro à frente; depois dele, o mar, lá embaixo. Sala, mesa comprida e cozinha são um espaço aberto só. São três suítes, a maior com dossel e banho ao ar livre entre muros caiados, com banheira redonda e bananeiras.',
    'O cimento do piso é da cor da areia e não marca pé molhado. Desce-se à praia por uma trilha de quatro minutos.',
  ),
  brokerNote:
    'Dormi lá numa noite de junho. Não há vidro na sala, e às cinco e meia a luz vem do mar rente ao chão e acorda a casa inteira, sem barulho. Leve chinelo velho para a trilha: a descida é curta, mas a areia é vermelha.',
  sale: 8_900_000,
  iptu: 14_400,
  iptuPeriod: 'Anual',
  propertyType: 'casa',
  condition: 'used',
  area: 268,
  landArea: 2_150,
  bedrooms: 3,
  suites: 3,
  bathrooms: 4,
  parkingLots: 2,
  yearBuilt: 2006,
  propertyDetails: ['terraco-varanda', 'quintal-jardim', 'poco-artesiano'],
  exclusivity: true,
  curated: ['imoveis-segunda-residencia', 'ceu-aberto'],
  listedAt: '2026-10-25T16:20:00.000Z',
});

export const chaletInCamposDoJordao = byHand({
  ...country('SP', 'Campos do Jordão', 'Descansópolis', -22.72236, -45.55418),
  reference: 'BN11197',
  set: 'chalet-campos',
  plan: chaletCamposPlan,
  title: 'Chalé de madeira queimada entre araucárias',
  description: paragraphs(
    'A madeira de fora foi queimada na obra, tábua por tábua, e por isso é preta e não pede verniz. Dentro é tudo pinho claro: do gramado, à noite, a casa parece uma lanterna entre as araucárias e as hortênsias.',
    'A sala sobe até a cumeeira, com a lareira de pedra redonda de um lado e a empena de vidro do outro. Na cozinha, de pedra e vigas, a mesa é para quatro e puxa-se para oito. São três quartos, o de cima sob o telhado; no banheiro deste, um ofurô diante da serra.',
    'Aquecimento no piso, lenha para dois invernos empilhada à entrada, estrada asfaltada até o portão.',
  ),
  brokerNote:
    'Fui em julho, com quatro graus. O piso estava morno, o vidro seco, e a casa não tinha cheiro de fechada: o caseiro abre tudo às dez e acende a lareira às quatro. Pergunte a ele onde nascem as pinhas; ele mostra.',
  sale: 6_400_000,
  iptu: 11_800,
  iptuPeriod: 'Anual',
  propertyType: 'casa',
  condition: 'used',
  area: 312,
  landArea: 3_900,
  bedrooms: 3,
  suites: 2,
  bathrooms: 4,
  parkingLots: 4,
  yearBuilt: 2017,
  propertyDetails: ['lareira', 'quintal-jardim', 'terraco-varanda'],
  acceptExchange: true,
  curated: ['imoveis-segunda-residencia'],
  listedAt: '2026-10-19T14:30:00.000Z',
});

export const terraceInLisbon = byHand({
  ...abroad('PT', 'Lisboa', 'Campo de Ourique', 38.71394, -9.16611),
  reference: 'BN12279',
  set: 'apartment-lisboa',
  plan: apartmentLisboaPlan,
  title: 'Terraço de parreira diante das cúpulas e do Tejo',
  description: paragraphs(
    'É o último piso de um prédio pombalino, de 1789, e o terraço é o telhado dele: tijoleira, uma parreira que dá sombra de maio a outubro, mesa redonda e o rio inteiro atrás das cúpulas, com a ponte vermelha no canto.',
    'Embaixo, sala de estuque com lareira e três sacadas, cozinha de azulejos com mesa de mármore de Estremoz e duas suítes, a da frente com as portas para o rio. O piso é de carvalho em espinha de peixe, refeito em 2022 sobre o vigamento antigo.',
    'Elevador até o terceiro andar e um lance de escada. Licença de utilização e certificado energético em ordem.',
  ),
  brokerNote:
    'Subo com o cliente pela escada, e não pelo elevador, para que a luz do terraço chegue de uma vez. De manhã o rio é branco, à tarde é de chumbo. A vizinha de baixo rega a parreira quando os donos viajam; isso não se escritura.',
  sale: 2_780_000,
  currency: 'EUR',
  propertyType: 'apartamento',
  condition: 'used',
  renovationLevel: 'reformadissimo',
  area: 186,
  bedrooms: 2,
  suites: 2,
  bathrooms: 3,
  parkingLots: 0,
  floor: 4,
  yearBuilt: 1789,
  condominiumFee: 310,
  propertyDetails: ['terraco-varanda', 'lareira'],
  curated: ['ceu-aberto', 'imoveis-segunda-residencia'],
  listedAt: '2026-10-28T09:15:00.000Z',
});
