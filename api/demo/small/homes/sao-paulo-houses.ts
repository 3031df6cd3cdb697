import { courtyard, garden } from '../looks';
import { house } from '../written-home';

const pool = ['piscina', 'terraco-varanda'] as const;

// prettier-ignore
export const saoPauloHouses = [
  house('jardim-europa', garden, [4, 4, 520, 780, 1998], 'Sala inteira para um jardim de 1940',
    'As palmeiras são mais velhas do que a casa, e a planta se dobrou para deixá-las. Da rua só se veem o portão e as copas.',
    { has: pool }),
  house('pacaembu', courtyard, [4, 3, 320, 450, 1938], 'Casa de 1938, com a cidade à altura dos olhos',
    'A rua faz a curva do morro, e a casa fica por fora dela. As portas são as da primeira família; a cozinha, aberta para o jardim, é de 2020.',
    { price: 5_200_000 }),
  house('vila-madalena', courtyard, [3, 2, 196, 150, 1948], 'Casa de vila, de pátio e sol da manhã',
    'A vila tem onze casas e um portão que se fecha às dez. O pátio pega sol até o meio-dia e basta para uma mesa e um limoeiro.',
    { type: 'casa-de-vila', has: ['rua-fechada'], price: 3_650_000 }),
  house('pinheiros', courtyard, [3, 2, 230, 200, 1952], 'Sobrado discreto, com o fundo aberto para o verde',
    'A frente ficou como era; atrás, a casa perdeu a parede e ganhou um jardim. Em julho o sol chega até o pé da escada.',
    { price: 4_400_000, exchange: true }),
  house('perdizes', courtyard, [4, 2, 290, 260, 1961], 'Jardim em dois níveis, no alto de Perdizes',
    'O de cima é de estar; o de baixo, de plantar. A escada de pedra entre os dois serviu de arquibancada a três gerações.',
    { price: 4_100_000 }),
];
