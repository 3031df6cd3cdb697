import type { PlanInput } from '@domain/property/plan/plan';
import { rectangle } from './rectangle';

/** The living room's glass gable, below, looks north-east; the upper suite's looks at the hills in the south-west. */
export const chaletCamposPlan: PlanInput = {
  north: 135,
  floors: [
    {
      name: 'Térreo',
      rooms: [
        { name: 'Cozinha', points: rectangle(0, 0, 6.4, 8.4) },
        { name: 'Serviço', points: rectangle(6.4, 0, 10, 2.6) },
        { name: 'Lavabo', points: rectangle(6.4, 2.6, 8.2, 4.6) },
        { name: 'Despensa', points: rectangle(8.2, 2.6, 10, 4.6) },
        { name: 'Escada', points: rectangle(6.4, 4.6, 10, 8.4) },
        { name: 'Sala', points: rectangle(0, 8.4, 10, 15.8) },
        { name: 'Banho 2', points: rectangle(10, 0, 12.4, 2.4) },
        { name: 'Banheiro', points: rectangle(10, 2.4, 12.4, 4.2) },
        { name: 'Hall', points: rectangle(10, 4.2, 12.4, 8.4) },
        { name: 'Suíte 2', points: rectangle(12.4, 0, 16.4, 5.2) },
        { name: 'Quarto', points: rectangle(12.4, 5.2, 16.4, 8.4) },
        { name: 'Entrada', points: rectangle(10, 8.4, 16.4, 11.4), outdoors: true },
        { name: 'Deck', points: rectangle(-1, 15.8, 11, 18.6), outdoors: true },
        { name: 'Gramado', points: rectangle(-3, 18.6, 18, 28), outdoors: true },
      ],
      openings: [
        { kind: 'window', from: [1.2, 0], to: [2.7, 0] },
        { kind: 'window', from: [3.5, 0], to: [5.7, 0] },
        { kind: 'window', from: [7.4, 0], to: [8.7, 0] },
        { kind: 'window', from: [0.4, 15.8], to: [9.6, 15.8] },
        { kind: 'window', from: [10, 12.4], to: [10, 14.8] },
        { kind: 'window', from: [10.8, 0], to: [11.6, 0] },
        { kind: 'window', from: [16.4, 1.4], to: [16.4, 3.6] },
        { kind: 'window', from: [13.7, 8.4], to: [15.4, 8.4] },
        { kind: 'door', from: [10.8, 8.4], to: [11.8, 8.4] },
        { kind: 'door', from: [10, 6.2], to: [10, 7.4] },
        { kind: 'door', from: [7, 8.4], to: [9.4, 8.4] },
        { kind: 'door', from: [1.5, 8.4], to: [4.5, 8.4] },
        { kind: 'door', from: [6.4, 1], to: [6.4, 1.9] },
        { kind: 'door', from: [6.9, 4.6], to: [7.6, 4.6] },
        { kind: 'door', from: [8.7, 4.6], to: [9.4, 4.6] },
        { kind: 'door', from: [10.8, 4.2], to: [11.5, 4.2] },
        { kind: 'door', from: [12.4, 4.3], to: [12.4, 5.1] },
        { kind: 'door', from: [12.4, 5.6], to: [12.4, 6.4] },
        { kind: 'door', from: [12.4, 1], to: [12.4, 1.8] },
      ],
    },
    {
      name: 'Sob o telhado',
      rooms: [
        { name: 'Suíte 1', points: rectangle(0, 0, 6.6, 5.4) },
        { name: 'Banho 1', points: rectangle(6.6, 0, 10, 5.4) },
        { name: 'Closet', points: rectangle(0, 5.4, 3, 8.4) },
        { name: 'Galeria', points: rectangle(3, 5.4, 10, 8.4) },
        { name: 'Varanda', points: rectangle(0, -1.5, 6.6, 0), outdoors: true },
      ],
      openings: [
        { kind: 'window', from: [0.6, 0], to: [6, 0] },
        { kind: 'window', from: [7, 0], to: [9.6, 0] },
        { kind: 'door', from: [4, 5.4], to: [4.9, 5.4] },
        { kind: 'door', from: [1, 5.4], to: [1.8, 5.4] },
        { kind: 'door', from: [6.6, 3.8], to: [6.6, 4.6] },
      ],
    },
  ],
  photos: [
    { photo: 1, floor: 0, at: [3, 26.2], looking: 8 },
    { photo: 2, floor: 0, at: [8.8, 9.6], looking: 235 },
    { photo: 3, floor: 0, at: [5.6, 7.5], looking: 320 },
    { photo: 4, floor: 1, at: [5.8, 4.5], looking: 318 },
    { photo: 5, floor: 1, at: [9, 4.7], looking: 352 },
    { photo: 6, floor: 0, at: [11.6, 10.9], looking: 355 },
  ],
};
