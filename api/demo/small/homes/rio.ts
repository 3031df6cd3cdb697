import { courtyard, factory, garden, modernist, palms, skyline } from '../looks';
import { flat, house } from '../written-home';

const balcony = ['terraco-varanda'] as const;
const pool = ['piscina', 'terraco-varanda'] as const;

// prettier-ignore
export const rio = [
  flat('leblon', ['penthouse-leblon'], [3, 3, 230, 8, 1986], 'De frente para o mar do Leblon, no oitavo andar',
    'O mar enche a sala de um lado ao outro, e o barulho chega com um segundo de atraso. Na reforma, a cozinha passou para a frente: quem cozinha também vê.',
    { rent: 34_000 }),
  flat('ipanema', modernist, [3, 1, 160, 5, 1962], 'Rua de amendoeiras, a duas quadras da praia',
    'À tarde a rua inteira fica na sombra, e vai-se à praia de chinelo. O prédio é dos poucos que ainda têm porteiro da primeira turma.',
    { rent: 17_500 }),
  flat('barra-da-tijuca', skyline, [4, 4, 260, 14, 2013], 'Acima das lagoas da Barra, com a serra atrás',
    'De um lado estão as lagoas; do outro, a pedra que muda de cor às seis. A varanda corre por toda a frente e tem vento o ano inteiro.',
    { has: balcony, rent: 16_200 }),
  flat('botafogo', factory, [1, 1, 122, 3, 1952], 'Antiga oficina, com luz alta e janelas de ferro',
    'Consertavam-se aqui motores de barco, e a altura ficou. O loft é um espaço só, com a cama num degrau e a rua do outro lado do vidro.',
    { type: 'loft', rent: 9_800 }),
  flat('flamengo', ['apartment-rio'], [3, 2, 210, 9, 1971], 'Janelas para a enseada, do café ao jantar',
    'A enseada ocupa a sala e dá as horas pela cor. Embaixo, o parque abafa os carros; o que sobe é o ruído dos barcos.',
    { has: balcony }),
  flat('laranjeiras', modernist, [3, 1, 178, 6, 1959], 'Sala de duas luzes, com a mata nos fundos',
    'A mata começa onde o terreno do prédio acaba, e os micos vêm até o parapeito. De um lado é rua; do outro, morro.'),
  flat('jardim-botanico', modernist, [3, 2, 196, 5, 1964], 'À altura das palmeiras, a cinco minutos do Jardim',
    'As palmeiras-imperiais passam um pouco da janela, e à noite se ouve a água do canal. Quem vive aqui sabe o nome das árvores.'),
  flat('barra-da-tijuca', skyline, [3, 3, 178, 16, 2017], 'O mar de um lado, a pedra do outro',
    'O décimo sexto andar tem o mar na sala e a Pedra da Gávea nos quartos. Dá para escolher a vista pelo humor.',
    { has: balcony }),
  flat('barra-da-tijuca', ['penthouse', 'apartment-a'], [4, 4, 420, 15, 2009], 'Cobertura com o pôr do sol sobre o Recreio',
    'O terraço olha para o poente, e no verão são oito e meia quando escurece. Sobram no alto o vento, as espreguiçadeiras e a conversa.',
    { type: 'cobertura', has: balcony }),
  house('jardim-botanico', garden, [4, 3, 360, 420, 1984], 'Varanda para as palmeiras, numa rua que acaba na mata',
    'A varanda tem a altura das primeiras palmas, e é nela que se almoça. O jardim desce em patamares até um riacho.',
    { has: balcony }),
  house('joa', palms, [4, 4, 480, 1_100, 2006], 'Casa na encosta do Joá, com o mar embaixo',
    'Chega-se por cima, e a casa desce com o morro, um piso de cada vez. No último, a piscina e o mar têm a mesma cor até as quatro.',
    { has: pool }),
  house('cosme-velho', courtyard, [4, 2, 310, 380, 1931], 'Casa funda, de pátio e água corrente',
    'Um fio de rio passa atrás do muro, e é o único som da tarde. A casa tem a largura de uma sala e a fundura de cinco.',
    { price: 3_400_000 }),
  house('urca', courtyard, [4, 3, 280, 210, 1935], 'Rua de pescadores, com sol até as cinco',
    'Ainda se compra peixe na esquina. A casa tem dois pisos, um pátio de lajota e uma janela para cada barco.',
    { price: 4_700_000 }),
];
