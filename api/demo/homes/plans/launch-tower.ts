import type { PlanInput } from '@domain/property/plan/plan';
import { rectangle } from './rectangle';

/** The show flat; the long side of the veranda looks north-west, so that four o'clock reaches the screens. */
export const launchTowerPlan: PlanInput = {
  north: 45,
  floors: [
    {
      name: 'Decorado',
      rooms: [
        {
          name: 'Varanda',
          points: [
            [-3.1, -2.8],
            [18.2, -2.8],
            [18.2, 0],
            [0, 0],
            [0, 9.75],
            [-3.1, 9.75],
          ],
          outdoors: true,
        },
        { name: 'Sala', points: rectangle(0, 0, 8.2, 5.8) },
        {
          name: 'Suíte 2',
          points: [
            [8.2, 0],
            [13.05, 0],
            [13.05, 5.05],
            [11, 5.05],
            [11, 3.3],
            [8.2, 3.3],
          ],
        },
        { name: 'Banho 2', points: rectangle(8.2, 3.3, 11, 5.05) },
        { name: 'Suíte 1', points: rectangle(13.05, 0, 18.2, 5.05) },
        {
          name: 'Circulação',
          points: [
            [8.2, 5.05],
            [14.3, 5.05],
            [14.3, 6.2],
            [9.2, 6.2],
            [9.2, 5.8],
            [8.2, 5.8],
          ],
        },
        { name: 'Banho 1', points: rectangle(14.3, 5.05, 18.2, 7.05) },
        {
          name: 'Closet',
          points: [
            [13.7, 6.2],
            [14.3, 6.2],
            [14.3, 7.05],
            [18.2, 7.05],
            [18.2, 9.75],
            [13.7, 9.75],
          ],
        },
        { name: 'Cozinha', points: rectangle(0, 5.8, 5, 9.75) },
        { name: 'Serviço', points: rectangle(5, 5.8, 6.7, 8.1) },
        { name: 'Lavabo', points: rectangle(5, 8.1, 6.7, 9.75) },
        { name: 'Hall', points: rectangle(6.7, 5.8, 9.2, 9.75) },
        { name: 'Escritório', points: rectangle(9.2, 6.2, 13.7, 9.75) },
      ],
      openings: [
        { kind: 'window', from: [0.3, 0], to: [7.9, 0] },
        { kind: 'window', from: [0, 0.3], to: [0, 5.1] },
        { kind: 'window', from: [8.5, 0], to: [12.7, 0] },
        { kind: 'window', from: [13.4, 0], to: [17.8, 0] },
        { kind: 'window', from: [0, 6.4], to: [0, 8.7] },
        { kind: 'window', from: [1.1, 9.75], to: [3.3, 9.75] },
        { kind: 'window', from: [10.6, 9.75], to: [12.4, 9.75] },
        { kind: 'window', from: [15, 9.75], to: [16.8, 9.75] },
        { kind: 'door', from: [7.5, 9.75], to: [8.4, 9.75] },
        { kind: 'door', from: [6.9, 5.8], to: [8, 5.8] },
        { kind: 'door', from: [8.3, 5.8], to: [9.1, 5.8] },
        { kind: 'door', from: [1.1, 5.8], to: [3.5, 5.8] },
        { kind: 'door', from: [5, 6.8], to: [5, 7.6] },
        { kind: 'door', from: [6.7, 8.6], to: [6.7, 9.3] },
        { kind: 'door', from: [9.5, 6.2], to: [10.3, 6.2] },
        { kind: 'door', from: [11.5, 5.05], to: [12.3, 5.05] },
        { kind: 'door', from: [9.6, 3.3], to: [10.4, 3.3] },
        { kind: 'door', from: [13.3, 5.05], to: [14.1, 5.05] },
        { kind: 'door', from: [15.4, 5.05], to: [16.2, 5.05] },
        { kind: 'door', from: [16.4, 7.05], to: [17.2, 7.05] },
      ],
    },
  ],
  photos: [
    { photo: 2, floor: 0, at: [7.4, 5], looking: 300 },
    { photo: 4, floor: 0, at: [4.5, 6.4], looking: 235 },
    { photo: 5, floor: 0, at: [12.4, 4.4], looking: 310 },
  ],
};
