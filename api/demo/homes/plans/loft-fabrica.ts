import type { PlanInput } from '@domain/property/plan/plan';
import { rectangle } from './rectangle';

/** Windows and skylights look south, as in every spinning mill: nine and five o'clock in December only graze the wall. */
export const loftFabricaPlan: PlanInput = {
  north: 184,
  floors: [
    {
      name: 'Último piso',
      rooms: [
        { name: 'Cozinha', points: rectangle(0, 0, 4.4, 6.2) },
        { name: 'Serviço', points: rectangle(0, 6.2, 4.4, 8.2) },
        {
          name: 'Sala',
          points: [
            [4.4, 0],
            [11.6, 0],
            [11.6, 5.9],
            [8.6, 5.9],
            [8.6, 8.2],
            [4.4, 8.2],
          ],
        },
        { name: 'Entrada', points: rectangle(8.6, 5.9, 11.6, 8.2) },
        { name: 'Lavabo', points: rectangle(11.6, 6, 13.4, 8.2) },
        { name: 'Suíte', points: rectangle(11.6, 0, 15.6, 6) },
        { name: 'Banho', points: rectangle(15.6, 0, 18, 6) },
        { name: 'Closet', points: rectangle(13.4, 6, 18, 8.2) },
      ],
      openings: [
        { kind: 'window', from: [0.6, 0], to: [3.9, 0] },
        { kind: 'window', from: [4.9, 0], to: [7.7, 0] },
        { kind: 'window', from: [8.3, 0], to: [11.1, 0] },
        { kind: 'window', from: [12.1, 0], to: [15.1, 0] },
        { kind: 'window', from: [15.9, 0], to: [17.6, 0] },
        { kind: 'door', from: [9.4, 8.2], to: [10.4, 8.2] },
        { kind: 'door', from: [9, 5.9], to: [11.2, 5.9] },
        { kind: 'door', from: [8.6, 6.3], to: [8.6, 7.8] },
        { kind: 'door', from: [4.4, 0.4], to: [4.4, 5.6] },
        { kind: 'door', from: [4.4, 6.8], to: [4.4, 7.6] },
        { kind: 'door', from: [11.6, 6.7], to: [11.6, 7.4] },
        { kind: 'door', from: [11.6, 4.8], to: [11.6, 5.7] },
        { kind: 'door', from: [15.6, 4.4], to: [15.6, 5.2] },
        { kind: 'door', from: [14.2, 6], to: [15, 6] },
      ],
    },
    {
      name: 'Mezanino',
      rooms: [{ name: 'Mezanino', points: rectangle(0, 0, 4.4, 6.2) }],
      openings: [{ kind: 'window', from: [0.6, 0], to: [3.9, 0] }],
    },
  ],
  photos: [
    { photo: 1, floor: 0, at: [10.9, 4.7], looking: 278 },
    { photo: 2, floor: 0, at: [3.3, 5.6], looking: 340 },
    { photo: 3, floor: 0, at: [12.2, 5.3], looking: 40 },
    { photo: 4, floor: 0, at: [5.1, 4], looking: 60 },
    { photo: 5, floor: 0, at: [16.6, 5.4], looking: 2 },
    { photo: 6, floor: 0, at: [11.3, 7.9], looking: 290 },
  ],
};
