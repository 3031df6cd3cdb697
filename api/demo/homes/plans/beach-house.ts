import type { PlanInput } from '@domain/property/plan/plan';
import { rectangle } from './rectangle';

/** The sea is above, a little east of south. */
export const beachHousePlan: PlanInput = {
  north: 190,
  floors: [
    {
      name: 'Térreo',
      rooms: [
        {
          name: 'Sala',
          points: [
            [0, 0],
            [12, 0],
            [12, 9.6],
            [9.6, 9.6],
            [9.6, 14],
            [0, 14],
          ],
        },
        { name: 'Lavabo', points: rectangle(9.6, 9.6, 12, 11.4) },
        { name: 'Serviço', points: rectangle(9.6, 11.4, 12, 14) },
        { name: 'Suíte 1', points: rectangle(12, 6.1, 17.6, 11) },
        { name: 'Banho 1', points: rectangle(12, 11, 17.6, 14) },
        { name: 'Suíte 2', points: rectangle(17.6, 6.1, 23.2, 11) },
        { name: 'Banho 2', points: rectangle(17.6, 11, 23.2, 14) },
        { name: 'Suíte 3', points: rectangle(23.2, 6.1, 28.8, 11) },
        { name: 'Banho 3', points: rectangle(23.2, 11, 28.8, 14) },
        { name: 'Varanda', points: rectangle(0, -5, 12, 0), outdoors: true },
        { name: 'Piscina', points: rectangle(14, -11, 24.4, -5.4), outdoors: true },
        {
          name: 'Deque',
          points: [
            [0, -11],
            [14, -11],
            [14, -5.4],
            [24.4, -5.4],
            [24.4, -11],
            [28.8, -11],
            [28.8, 6.1],
            [12, 6.1],
            [12, -5],
            [0, -5],
          ],
          outdoors: true,
        },
      ],
      openings: [
        { kind: 'window', from: [0.3, 0], to: [11.7, 0] },
        { kind: 'window', from: [12, 0.3], to: [12, 5.8] },
        { kind: 'window', from: [0, 1.8], to: [0, 5.8] },
        { kind: 'window', from: [12.4, 6.1], to: [17.2, 6.1] },
        { kind: 'window', from: [18, 6.1], to: [22.8, 6.1] },
        { kind: 'window', from: [23.6, 6.1], to: [28.4, 6.1] },
        { kind: 'window', from: [1.8, 14], to: [4.4, 14] },
        { kind: 'window', from: [10.2, 14], to: [11.2, 14] },
        { kind: 'window', from: [13.6, 14], to: [15, 14] },
        { kind: 'window', from: [19.2, 14], to: [20.6, 14] },
        { kind: 'window', from: [24.8, 14], to: [26.2, 14] },
        { kind: 'door', from: [8.2, 14], to: [9.3, 14] },
        { kind: 'door', from: [9.6, 10.1], to: [9.6, 10.9] },
        { kind: 'door', from: [9.6, 12], to: [9.6, 12.9] },
        { kind: 'door', from: [12, 7.2], to: [12, 8.1] },
        { kind: 'door', from: [16.2, 11], to: [17, 11] },
        { kind: 'door', from: [21.8, 11], to: [22.6, 11] },
        { kind: 'door', from: [27.4, 11], to: [28.2, 11] },
      ],
    },
  ],
  photos: [
    { photo: 1, floor: 0, at: [27.6, -9.4], looking: 238 },
    { photo: 2, floor: 0, at: [9.6, 5.6], looking: 325 },
    { photo: 3, floor: 0, at: [3, -0.9], looking: 25 },
    { photo: 4, floor: 0, at: [8.4, 11.2], looking: 340 },
    { photo: 5, floor: 0, at: [8.2, 8.4], looking: 232 },
    { photo: 6, floor: 0, at: [12.9, 10.2], looking: 55 },
  ],
};
