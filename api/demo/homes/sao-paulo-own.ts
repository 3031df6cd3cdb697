import { saoPaulo } from './places';
import { apartmentHigienopolisPlan } from './plans/apartment-higienopolis';
import { houseVilaMadalenaPlan } from './plans/house-vila-madalena';
import { loftFabricaPlan } from './plans/loft-fabrica';
import { towerParquePlan } from './plans/tower-parque';
import { byHand, paragraphs } from './property-by-hand';

export const ribbonWindowInHigienopolis = byHand({
  ...saoPaulo('Higienópolis', -23.54518, -46.65602),
  reference: 'BN10252',
  set: 'apartment-higienopolis',
  plan: apartmentHigienopolisPlan,
  title: 'Janela em fita sobre as copas de Higienópolis',
  description: paragraphs(
    'O edifício é de 1954, projeto de Rui Castanho Lemos, que desenhou também os puxadores e a caixa do correio. No sétimo andar a janela corre de parede a parede, e o que se vê sentado é árvore; em pé, a cidade.',
    'Peroba em espinha de peixe, imbuia nos armários baixos e uma parede de cobogó que passa a tarde inteira desenhando o chão. A cozinha manteve os azulejos azuis, o banheiro da suíte manteve o cor-de-rosa: a reforma de 2018 trocou só o que não se vê.',
    'São três quartos, o principal com banheiro próprio. Duas vagas no térreo, entre os pilares.',
  ),
  brokerNote:
    'Sento sempre no canto do cobogó e espero. Entre três e quatro e meia os círculos de luz andam do rodapé até a poltrona, e o cliente para de falar. Em dez anos de bairro, não vi outra sala que faça isso sozinha.',
  sale: 4_350_000,
  condominiumFee: 3_600,
  iptu: 1_180,
  iptuPeriod: 'Mensal',
  propertyType: 'apartamento',
  condition: 'used',
  renovationLevel: 'reformado',
  area: 248,
  bedrooms: 3,
  suites: 1,
  bathrooms: 3,
  parkingLots: 2,
  floor: 7,
  yearBuilt: 1954,
  exclusivity: true,
  renownedArchitects: true,
  curated: ['autorais'],
  brokerSlug: 'beatriz-amaral',
  listedAt: '2026-10-30T12:10:00.000Z',
});

export const courtyardInVilaMadalena = byHand({
  ...saoPaulo('Vila Madalena', -23.55071, -46.68743),
  reference: 'BN10650',
  set: 'house-vila-madalena',
  plan: houseVilaMadalenaPlan,
  title: 'Pátio de tijolo, portas azuis e café sob a árvore',
  description: paragraphs(
    'Do lado da rua é um muro e uma porta. Atrás dele, um pátio de lajota com a jabuticabeira no meio, a mesa que mora ali o ano todo e a casa em L, de tijolo, que abre as portas azuis de uma ponta à outra.',
    'No térreo, cimento vermelho queimado e vigas de peroba de demolição; a cozinha tem ladrilho hidráulico e armários pintados da cor das portas. Em cima, dois quartos sob o telhado, um deles suíte, com um banco na janela onde cabe uma pessoa e um livro.',
    'A casa é de 1948 e a obra, de 2019. Um carro entra ao lado do portão.',
  ),
  brokerNote:
    'Cheguei às oito e a dona servia o café no pátio. O sol entra por cima do muro, bate na parede branca e ilumina a sala sem esquentar. Ela disse que em dezembro almoça ali fora; eu conferi, e a árvore dá conta.',
  sale: 3_650_000,
  iptu: 610,
  iptuPeriod: 'Mensal',
  propertyType: 'casa',
  condition: 'used',
  renovationLevel: 'reformadissimo',
  area: 174,
  landArea: 196,
  bedrooms: 2,
  suites: 1,
  bathrooms: 2,
  parkingLots: 1,
  yearBuilt: 1948,
  propertyDetails: ['quintal-jardim'],
  curated: ['ceu-aberto'],
  brokerSlug: 'beatriz-amaral',
  listedAt: '2026-10-26T11:40:00.000Z',
});

export const loftInVilaLeopoldina = byHand({
  ...saoPaulo('Vila Leopoldina', -23.52962, -46.73388),
  reference: 'BN10633',
  set: 'loft-fabrica',
  plan: loftFabricaPlan,
  title: 'Loft sob o telhado dentado de uma antiga fiação',
  description: paragraphs(
    'A fiação é de 1938 e parou nos anos 80; em 2012 virou onze lofts. Este fica no último piso, sob as vigas de concreto e as claraboias viradas para o sul: luz igual o dia inteiro, sem sol na tela.',
    'Embaixo, sala de pé-direito duplo, mesa para seis junto às janelas de aço e uma cozinha de bétula com ilha de inox, sob o mezanino. A escada é de aço e madeira. O quarto tem porta, estrado e a chaminé da fábrica vizinha no meio da janela; no banheiro, a banheira fica solta diante da mesma vista.',
    'Aluga-se sem móveis, por trinta meses. Uma vaga coberta.',
  ),
  brokerNote:
    'Fui num dia de chuva para ouvir o telhado. Ouve-se, e é bonito, mas não se levanta a voz. A síndica mora no loft quatro e mostra as fotos dos teares a quem pergunta. Em domingo de sol, o bairro inteiro fica quieto.',
  rent: 14_800,
  condominiumFee: 1_950,
  iptu: 520,
  iptuPeriod: 'Mensal',
  propertyType: 'loft',
  condition: 'used',
  renovationLevel: 'reformadissimo',
  area: 182,
  bedrooms: 1,
  suites: 1,
  bathrooms: 2,
  parkingLots: 1,
  floor: 3,
  yearBuilt: 1938,
  brokerSlug: 'beatriz-amaral',
  listedAt: '2026-10-08T15:00:00.000Z',
});

/** A launch is described as the building, with the area and price of its smallest apartment. */
export const torreSapucaia = byHand({
  ...saoPaulo('Moema', -23.59788, -46.66079),
  reference: 'BN10450',
  set: 'tower-parque',
  plan: towerParquePlan,
  title: 'Torre Sapucaia',
  description: paragraphs(
    'Dezoito andares em Moema, dois apartamentos por andar, de 214 a 340 m². Os brises de barro alternam de um andar para o outro, e atrás deles a varanda fica na sombra até o meio-dia.',
    'As imagens são do projeto e do decorado de 214 m²: carvalho defumado, calcário claro, mármore cor de vinho na cozinha e três suítes voltadas para o parque. A piscina fica no alto, com as copas embaixo e a cidade depois.',
    'Incorporação Taboa Engenharia, entrega em março de 2028, com o memorial registrado.',
  ),
  brokerNote:
    'Pedi um voo de drone à altura de cada andar, antes da primeira conversa. Até o quarto andar se vê o tronco das árvores; do nono em diante, só o verde por cima. Entre um e outro há duzentos mil reais e eu explico.',
  sale: 6_980_000,
  propertyType: 'apartamento',
  condition: 'launch',
  registrationNumber: 'R-3, matrícula 214.877',
  area: 214,
  bedrooms: 3,
  suites: 3,
  bathrooms: 4,
  parkingLots: 3,
  propertyDetails: ['terraco-varanda'],
  condominiumDetails: ['fitness', 'piscina', 'gerador', 'tomada-para-carro-eletrico', 'pet-place'],
  brokerSlug: 'caio-monteiro-reis',
  condominiumName: 'Torre Sapucaia',
  developer: 'Taboa Engenharia',
  delivery: '2028-03',
  displayAddress: 'all',
  street: 'Alameda das Sapucaias',
  streetNumber: '388',
  listedAt: '2026-10-29T10:00:00.000Z',
});
