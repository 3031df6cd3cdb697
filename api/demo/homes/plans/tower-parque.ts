import type { PlanInput } from '@domain/property/plan/plan';
import { rectangle } from './rectangle';

/** The show flat; the park is above, west: the veranda has shade until noon. */
export const towerParquePlan: PlanInput = {
  north: 80,
  floors: [
    {
      name: 'Decorado',
      rooms: [
        { name: 'Varanda', points: rectangle(0, -2.6, 20.2, 0), outdoors: true },
        { name: 'Sala', points: rectangle(0, 0, 8.4, 6.2) },
        { name: 'Cozinha', points: rectangle(0, 6.2, 4.6, 10.2) },
        { name: 'Serviço', points: rectangle(4.6, 6.2, 6.2, 8.4) },
        { name: 'Lavabo', points: rectangle(4.6, 8.4, 6.2, 10.2) },
        { name: 'Hall', points: rectangle(6.2, 6.2, 8.4, 10.2) },
        { name: 'Circulação', points: rectangle(8.4, 9.1, 20.2, 10.2) },
        {
          name: 'Suíte 1',
          points: [
            [8.4, 0],
            [13, 0],
            [13, 5.4],
            [9.8, 5.4],
            [9.8, 9.1],
            [8.4, 9.1],
          ],
        },
        { name: 'Closet', points: rectangle(9.8, 5.4, 13, 7.1) },
        { name: 'Banho 1', points: rectangle(9.8, 7.1, 13, 9.1) },
        {
          name: 'Suíte 2',
          points: [
            [13, 0],
            [16.6, 0],
            [16.6, 5.4],
            [14.2, 5.4],
            [14.2, 9.1],
            [13, 9.1],
          ],
        },
        { name: 'Closet', points: rectangle(14.2, 5.4, 16.6, 6.9) },
        { name: 'Banho 2', points: rectangle(14.2, 6.9, 16.6, 9.1) },
        {
          name: 'Suíte 3',
          points: [
            [16.6, 0],
            [20.2, 0],
            [20.2, 5.4],
            [17.8, 5.4],
            [17.8, 9.1],
            [16.6, 9.1],
          ],
        },
        { name: 'Closet', points: rectangle(17.8, 5.4, 20.2, 6.9) },
        { name: 'Banho 3', points: rectangle(17.8, 6.9, 20.2, 9.1) },
      ],
      openings: [
        { kind: 'window', from: [0.3, 0], to: [8.1, 0] },
        { kind: 'window', from: [8.8, 0], to: [12.6, 0] },
        { kind: 'window', from: [13.4, 0], to: [16.2, 0] },
        { kind: 'window', from: [17, 0], to: [19.8, 0] },
        { kind: 'window', from: [0, 7], to: [0, 9.4] },
        { kind: 'window', from: [20.2, 7.5], to: [20.2, 8.5] },
        { kind: 'door', from: [6.8, 10.2], to: [7.8, 10.2] },
        { kind: 'door', from: [6.5, 6.2], to: [8.1, 6.2] },
        { kind: 'door', from: [0.8, 6.2], to: [3.8, 6.2] },
        { kind: 'door', from: [4.6, 7], to: [4.6, 7.8] },
        { kind: 'door', from: [6.2, 8.9], to: [6.2, 9.6] },
        { kind: 'door', from: [8.4, 9.2], to: [8.4, 10.1] },
        { kind: 'door', from: [8.7, 9.1], to: [9.6, 9.1] },
        { kind: 'door', from: [13.2, 9.1], to: [14, 9.1] },
        { kind: 'door', from: [16.8, 9.1], to: [17.6, 9.1] },
        { kind: 'door', from: [9.8, 5.9], to: [9.8, 6.7] },
        { kind: 'door', from: [9.8, 7.7], to: [9.8, 8.5] },
        { kind: 'door', from: [14.2, 5.8], to: [14.2, 6.6] },
        { kind: 'door', from: [14.2, 7.6], to: [14.2, 8.4] },
        { kind: 'door', from: [17.8, 5.8], to: [17.8, 6.6] },
        { kind: 'door', from: [17.8, 7.6], to: [17.8, 8.4] },
      ],
    },
  ],
  photos: [
    { photo: 2, floor: 0, at: [7.6, 5.5], looking: 305 },
    { photo: 4, floor: 0, at: [0.8, 6.9], looking: 155 },
    { photo: 6, floor: 0, at: [12.3, 4.8], looking: 312 },
  ],
};
