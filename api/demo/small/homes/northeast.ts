import { modernist, skyline } from '../looks';
import { flat } from '../written-home';

const balcony = ['terraco-varanda'] as const;

/** Bahia and Ceará. */
// prettier-ignore
export const northeast = [
  flat('salvador', skyline, [4, 3, 250, 14, 2006], 'A Baía de Todos-os-Santos do décimo quarto andar',
    'O sol se põe na água, o que no Brasil quase só acontece aqui. A varanda foi feita para isso e tem lugar para dez pessoas em pé.',
    { has: balcony, district: 'Ondina' }),
  flat('fortaleza', skyline, [4, 4, 280, 17, 2018], 'Acima do Meireles, com as jangadas chegando',
    'As jangadas chegam às cinco da manhã, e há quem ponha o despertador. O vento é constante: a casa não precisa de mais nada.',
    { has: balcony, district: 'Meireles' }),
  flat('salvador', modernist, [3, 2, 186, 6, 1956], 'Prédio de 1956 em Ondina, com brisa nas duas pontas',
    'Os cobogós da escada deixam passar o ar, e o andar nunca esquenta. Da ponta da sala se vê um pedaço de baía.',
    { district: 'Ondina', price: 1_750_000 }),
  flat('fortaleza', skyline, [3, 3, 184, 20, 2021], 'Mangue do Cocó embaixo, mar no horizonte',
    'O parque é um mangue, e não se constrói nele: a vista está garantida. As garças dormem todas na mesma curva do rio.',
    { has: balcony, district: 'Cocó', price: 1_950_000 }),
];
