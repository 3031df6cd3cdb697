import type { PlanInput } from '@domain/property/plan/plan';
import { rectangle } from './rectangle';

/** The street is below, east-southeast: the morning's sun comes over its wall into the patio and the living room. */
export const houseVilaMadalenaPlan: PlanInput = {
  north: 60,
  floors: [
    {
      name: 'Térreo',
      rooms: [
        { name: 'Jardim', points: rectangle(0, 0, 10.6, 1.4), outdoors: true },
        { name: 'Sala', points: rectangle(0, 1.4, 6.6, 7.8) },
        { name: 'Escada', points: rectangle(6.6, 1.4, 8.2, 5.6) },
        { name: 'Banheiro', points: rectangle(8.2, 1.4, 10.6, 5.6) },
        { name: 'Hall', points: rectangle(6.6, 5.6, 10.6, 7.8) },
        { name: 'Cozinha', points: rectangle(5.8, 7.8, 10.6, 14.2) },
        {
          name: 'Pátio',
          points: [
            [0, 7.8],
            [5.8, 7.8],
            [5.8, 14.2],
            [7.4, 14.2],
            [7.4, 18.5],
            [0, 18.5],
          ],
          outdoors: true,
        },
        { name: 'Vaga', points: rectangle(7.4, 14.2, 10.6, 18.5), outdoors: true },
      ],
      openings: [
        { kind: 'window', from: [0.6, 7.8], to: [3.8, 7.8] },
        { kind: 'window', from: [4.5, 7.8], to: [5.5, 7.8] },
        { kind: 'window', from: [5.8, 8.6], to: [5.8, 12.6] },
        { kind: 'window', from: [8, 14.2], to: [9.4, 14.2] },
        { kind: 'window', from: [8.8, 1.4], to: [10.1, 1.4] },
        { kind: 'door', from: [5.5, 18.5], to: [6.5, 18.5] },
        { kind: 'door', from: [7.7, 18.5], to: [10.3, 18.5] },
        { kind: 'door', from: [6.6, 5.9], to: [6.6, 7.4] },
        { kind: 'door', from: [7.2, 7.8], to: [9.8, 7.8] },
        { kind: 'door', from: [6.8, 5.6], to: [7.9, 5.6] },
        { kind: 'door', from: [8.6, 5.6], to: [9.4, 5.6] },
      ],
    },
    {
      name: 'Sob o telhado',
      rooms: [
        {
          name: 'Suíte',
          points: [
            [0, 1.4],
            [3.6, 1.4],
            [3.6, 3.6],
            [6.6, 3.6],
            [6.6, 7.8],
            [0, 7.8],
          ],
        },
        { name: 'Banho', points: rectangle(3.6, 1.4, 6.6, 3.6) },
        { name: 'Galeria', points: rectangle(6.6, 1.4, 8.2, 4.6) },
        {
          name: 'Quarto',
          points: [
            [8.2, 1.4],
            [10.6, 1.4],
            [10.6, 7.8],
            [6.6, 7.8],
            [6.6, 4.6],
            [8.2, 4.6],
          ],
        },
      ],
      openings: [
        { kind: 'window', from: [1.2, 7.8], to: [2.5, 7.8] },
        { kind: 'window', from: [4, 7.8], to: [5.6, 7.8] },
        { kind: 'window', from: [8, 7.8], to: [9.6, 7.8] },
        { kind: 'window', from: [4.6, 1.4], to: [5.6, 1.4] },
        { kind: 'door', from: [6.6, 3.7], to: [6.6, 4.5] },
        { kind: 'door', from: [7, 4.6], to: [7.8, 4.6] },
        { kind: 'door', from: [4.6, 3.6], to: [5.4, 3.6] },
      ],
    },
  ],
  photos: [
    { photo: 1, floor: 0, at: [2.4, 17.2], looking: 8 },
    { photo: 2, floor: 0, at: [0.8, 2.2], looking: 130 },
    { photo: 3, floor: 0, at: [9.8, 8.7], looking: 230 },
    { photo: 4, floor: 1, at: [0.8, 2.2], looking: 135 },
    { photo: 5, floor: 0, at: [8.9, 5], looking: 8 },
    { photo: 6, floor: 0, at: [4.9, 12], looking: 352 },
  ],
};
