import { classic, courtyard, factory, modernist, palms, seaside, thatch } from '../looks';
import { flat, house } from '../written-home';

const balcony = ['terraco-varanda'] as const;
const pool = ['piscina', 'terraco-varanda'] as const;

// prettier-ignore
export const europe = [
  flat('lisboa', ['apartment-lisboa', 'lisbon-apartment'], [3, 2, 168, 4, 1908], 'Campo de Ourique, no último andar, com luz de rio',
    'O elétrico passa à porta, e o mercado fica a duas ruas. Do último andar sobra sobre os telhados uma faixa de Tejo, larga como a mão.',
    { has: balcony, district: 'Campo de Ourique' }),
  flat('lisboa', ['lisbon-apartment'], [2, 2, 132, 3, 1895], 'Sala de três janelas, na encosta da Lapa',
    'A encosta põe o terceiro andar à altura do quinto da rua de baixo. A manhã enche a sala, e à tarde é a vez do quarto.',
    { has: ['lareira', 'terraco-varanda'], district: 'Lapa', exclusive: true }),
  flat('lisboa', ['lisbon-apartment', 'apartment-lisboa'], [3, 1, 146, 2, 1912], 'Silêncio de jardim, a dez minutos do Chiado',
    'As traseiras dão para um jardim de laranjeiras que não se vê da rua. São janelas altas, de portada de madeira, e fecham o mundo.',
    { district: 'Campo de Ourique' }),
  flat('porto', classic, [3, 2, 172, 3, 1904], 'Andar alto em Massarelos, com a tarde no Douro',
    'O rio faz a curva diante da casa e devolve a luz para o teto. A obra de 2021 manteve o estuque e as portas de duas folhas.',
    { district: 'Massarelos' }),
  house('porto', courtyard, [3, 2, 230, 260, 1922], 'Casa de pátio em Nevogilde, a duas ruas do mar',
    'O pátio é empedrado e tem uma camélia que floresce em janeiro. O mar não se vê, mas chega o cheiro.',
    { district: 'Nevogilde' }),
  house('comporta', seaside, [4, 4, 280, 6_000, 2017], 'Entre arrozais e dunas, uma casa de areia e sombra',
    'Em maio o arroz está verde e cheio de cegonhas; em setembro, dourado. Vai-se à praia pelo passadiço, doze minutos.',
    { has: pool, district: 'Carvalhal', price: 3_400_000 }),
  flat('madri', classic, [3, 2, 176, 4, 1915], 'Salamanca, quarto andar, varandas para os plátanos',
    'Os plátanos da rua chegam às varandas e filtram o verão. A sala e a biblioteca abrem uma para a outra, com portas de correr.',
    { district: 'Salamanca' }),
  flat('madri', modernist, [3, 2, 150, 6, 1958], 'Luz do Retiro, num prédio de 1958',
    'A janela da sala acompanha a rua inteira e acaba no arvoredo do parque. É um prédio sem ornamento, numa rua que tem de sobra.',
    { district: 'Retiro' }),
  flat('barcelona', factory, [2, 1, 140, 2, 1925], 'Antiga gráfica, com luz de norte e teto alto',
    'Imprimiam-se aqui partituras, e ainda há uma pedra de litografia na entrada. Os dois quartos ficam no mezanino.',
    { type: 'loft', district: 'Gràcia', has: [] }),
  house('marbella', palms, [5, 5, 480, 1_600, 2015], 'A Concha atrás, o mar à frente',
    'A serra protege do norte, e há trezentos dias de sol. O terraço tem o comprimento da casa e uma figueira no meio.',
    { has: pool, district: 'Guadalmina' }),
  flat('paris', modernist, [2, 2, 98, 4, 1936], 'Fundo de pátio no Marais, com hera e silêncio',
    'Passa-se um portão, um pátio e outro portão. No fundo é tão quieto que se ouve o vizinho afinar o piano.',
    { district: 'Le Marais' }),
  flat('cannes', ['apartment-lisboa', 'lisbon-apartment'], [3, 2, 140, 5, 1926], 'Prédio de 1926 na Californie, aberto para a baía',
    'Foi hotel de inverno, e guarda do hotel a escada e a altura das portas. As ilhas ficam em frente, à distância de um passeio de barco.',
    { district: 'Californie' }),
  house('saint-tropez', [...courtyard, ...thatch], [4, 4, 310, 2_400, 1978], 'Pátio de glicínias, entre vinhas e mar',
    'A glicínia cobre o pátio em abril, e até outubro se come embaixo dela. As vinhas do vizinho começam no fim do jardim.',
    { has: pool, district: 'Les Parcs' }),
];
