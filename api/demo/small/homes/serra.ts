import { courtyard, modernist } from '../looks';
import { flat, house } from '../written-home';

/** The mountains of Rio de Janeiro. */
// prettier-ignore
export const serra = [
  house('petropolis', courtyard, [4, 3, 380, 1_800, 1946], 'Casa de veraneio de 1946, com hortênsias na escada',
    'Subia-se de trem para passar aqui de dezembro a março. As hortênsias da escada são as mesmas, e a sala ainda é a mais fresca da rua.',
    { district: 'Corrêas', price: 3_300_000 }),
  flat('petropolis', modernist, [3, 2, 210, 4, 1951], 'Sala de veraneio, com a neblina na altura da janela',
    'O prédio é do tempo dos cassinos. A sala foi feita para o inverno: grande, clara e bem fechada. A neblina chega às cinco e para no parapeito.',
    { district: 'Nogueira', price: 1_450_000 }),
];
