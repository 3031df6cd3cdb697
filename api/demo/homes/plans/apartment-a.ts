import type { PlanInput } from '@domain/property/plan/plan';
import { rectangle } from './rectangle';

/** The front is above and looks north-west: to the hills on its right, to the river on its left. */
export const apartmentAPlan: PlanInput = {
  north: 40,
  floors: [
    {
      name: 'Décimo oitavo andar',
      rooms: [
        { name: 'Varanda', points: rectangle(-0.8, -1.6, 14.2, 0), outdoors: true },
        { name: 'Cozinha', points: rectangle(0, 0, 3.8, 5.6) },
        { name: 'Sala', points: rectangle(3.8, 0, 13.4, 5.6) },
        { name: 'Serviço', points: rectangle(0, 5.6, 3.8, 7.4) },
        {
          name: 'Suíte',
          points: [
            [3.8, 5.6],
            [6.6, 5.6],
            [6.6, 12.6],
            [0, 12.6],
            [0, 7.4],
            [3.8, 7.4],
          ],
        },
        { name: 'Lavabo', points: rectangle(6.6, 5.6, 8.4, 8) },
        { name: 'Hall', points: rectangle(8.4, 5.6, 13.4, 8) },
        { name: 'Banho', points: rectangle(6.6, 8, 10.6, 11.8) },
        { name: 'Vestir', points: rectangle(10.6, 8, 13.4, 11.8) },
        { name: 'Varanda da suíte', points: rectangle(-0.8, 12.6, 7.4, 14.2), outdoors: true },
      ],
      openings: [
        { kind: 'window', from: [0.4, 0], to: [3.5, 0] },
        { kind: 'window', from: [4.1, 0], to: [13.1, 0] },
        { kind: 'window', from: [13.4, 0.4], to: [13.4, 2.4] },
        { kind: 'window', from: [0, 6], to: [0, 7] },
        { kind: 'window', from: [0.5, 12.6], to: [6.1, 12.6] },
        { kind: 'window', from: [7.4, 11.8], to: [9.8, 11.8] },
        { kind: 'door', from: [3.8, 0.3], to: [3.8, 5.3] },
        { kind: 'door', from: [1.4, 5.6], to: [2.3, 5.6] },
        { kind: 'door', from: [4.8, 5.6], to: [5.7, 5.6] },
        { kind: 'door', from: [9.6, 5.6], to: [12.4, 5.6] },
        { kind: 'door', from: [13.4, 6.4], to: [13.4, 7.5] },
        { kind: 'door', from: [8.4, 6.3], to: [8.4, 7.1] },
        { kind: 'door', from: [6.6, 8.6], to: [6.6, 9.5] },
        { kind: 'door', from: [10.6, 8.7], to: [10.6, 9.6] },
      ],
    },
  ],
  photos: [
    { photo: 1, floor: 0, at: [7.4, 4.9], looking: 50 },
    { photo: 2, floor: 0, at: [8, 0.9], looking: 125 },
    { photo: 3, floor: 0, at: [4.6, 4.4], looking: 55 },
    { photo: 4, floor: 0, at: [3.2, 4.9], looking: 300 },
    { photo: 5, floor: 0, at: [5.8, 11.8], looking: 310 },
    { photo: 6, floor: 0, at: [6.2, 3.6], looking: 62, hour: '18:30' },
  ],
};
