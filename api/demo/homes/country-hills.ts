import { country } from './places';
import { byHand, paragraphs } from './property-by-hand';
import { rooms } from './rooms';

export const fireplaceInCampos = byHand({
  ...country('SP', 'Campos do Jordão', 'Alto da Boa Vista', -22.73519, -45.59833),
  reference: 'BN11196',
  set: rooms('country-house', 'country-house-living-golden-1', 'country-house-suite-golden-1'),
  title: 'Lareira no centro da sala e o vale na empena',
  description: paragraphs(
    'A estrada sobe dois quilômetros depois da vila, e por isso o vale aparece inteiro. A sala tem telhado de duas águas, lareira de pedra com o fogo à altura dos olhos, um sofá de couro cor de ferrugem e a empena toda de vidro.',
    'São quatro quartos, três com banheiro. O maior repete a parede de pedra atrás da cama e a empena do outro lado; nele o sol entra deitado, no fim do dia, até o pé do banco.',
    'Mata de araucária nos fundos, gramado na frente, caixa d’água para um mês.',
  ),
  brokerNote:
    'A temporada enche a vila e não chega até aqui: voltei num sábado de julho para conferir. O que chega é a neblina, às seis, subindo o vale como água em bacia. Os donos deixam duas cadeiras viradas para isso, e eu sentei.',
  sale: 5_600_000,
  iptu: 9_900,
  iptuPeriod: 'Anual',
  propertyType: 'casa',
  condition: 'used',
  renovationLevel: 'reformado',
  area: 388,
  landArea: 4_800,
  bedrooms: 4,
  suites: 3,
  bathrooms: 5,
  parkingLots: 4,
  yearBuilt: 1998,
  propertyDetails: ['lareira', 'quintal-jardim'],
  acceptExchange: true,
  listedAt: '2026-06-30T14:50:00.000Z',
});

export const tubInAraras = byHand({
  ...country('RJ', 'Petrópolis', 'Araras', -22.43187, -43.25406),
  reference: 'BN11410',
  set: rooms('chalet-campos', 'chalet-campos-dining-dusk-1', 'chalet-campos-bath-dusk-1'),
  title: 'Ofurô, pedra redonda e noite de serra em Araras',
  description: paragraphs(
    'A parede da cozinha é de pedra do rio que passa embaixo. As panelas de cobre ficam penduradas nela, a mesa de quatro é de cedro, e as duas janelas dão para a serra, que escurece antes do céu.',
    'No banheiro da suíte, um ofurô de madeira diante de uma janela da largura do cômodo, forro claro e lampião. São três quartos, um deles sobre a garagem, com escada própria, para um filho que chega tarde.',
    'O acesso é por terra nos últimos seiscentos metros, com dreno feito em 2024. Nascente e gerador.',
  ),
  brokerNote:
    'Leva quarenta minutos para encher o ofurô e duas horas para ele esfriar: medi. Nesse tempo a serra passa de azul a preta e aparecem duas luzes, sempre as mesmas, do sítio em frente. Os últimos metros pedem carro alto em janeiro.',
  sale: 3_950_000,
  iptu: 5_400,
  iptuPeriod: 'Anual',
  propertyType: 'casa',
  condition: 'used',
  area: 244,
  landArea: 5_600,
  bedrooms: 3,
  suites: 2,
  bathrooms: 3,
  parkingLots: 3,
  yearBuilt: 2011,
  propertyDetails: ['gerador', 'poco-artesiano', 'quintal-jardim'],
  curated: ['imoveis-segunda-residencia'],
  listedAt: '2026-08-05T16:30:00.000Z',
});

export const pineHouseInSantoAntonio = byHand({
  ...country('SP', 'Santo Antônio do Pinhal', 'Lajeado', -22.81266, -45.66893),
  reference: 'BN11346',
  set: rooms(
    'chalet-campos',
    'chalet-campos-living-dusk-1',
    'chalet-campos-suite-dusk-1',
    'chalet-campos-entrance-dusk-1',
  ),
  title: 'Telhado até o chão, fogo aceso e a mata no vidro',
  description: paragraphs(
    'Por fora é madeira preta e uma porta verde, com a lenha empilhada ao lado. Por dentro, pinho do piso à cumeeira, uma lareira de pedra que aquece os dois andares e o vidro inteiro para as árvores.',
    'O quarto de cima ocupa a ponta do telhado: cama baixa, manta xadrez e a mesma vista, mais perto das copas. Embaixo há outros dois, com um banheiro entre eles.',
    'Fica entre a serra e o vale, a vinte minutos de Campos do Jordão e longe do trânsito dela. Asfalto, fibra óptica e água de mina.',
  ),
  brokerNote:
    'Fiquei para ver a lua nascer e ela veio pelo vidro da ponta, no meio das árvores, às sete e vinte. Quem mediu a inclinação do telhado para isso já morreu; a filha conta a história. A casa esquenta em meia hora, com três toras.',
  sale: 3_400_000,
  iptu: 4_300,
  iptuPeriod: 'Anual',
  propertyType: 'casa',
  condition: 'used',
  renovationLevel: 'reformado',
  area: 196,
  landArea: 3_200,
  bedrooms: 3,
  suites: 1,
  bathrooms: 2,
  parkingLots: 3,
  yearBuilt: 1988,
  propertyDetails: ['lareira', 'quintal-jardim'],
  acceptExchange: true,
  curated: ['imoveis-segunda-residencia'],
  listedAt: '2026-09-02T17:00:00.000Z',
});
