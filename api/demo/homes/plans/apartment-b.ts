import type { PlanInput } from '@domain/property/plan/plan';
import { rectangle } from './rectangle';

/** The street is above, a little east of north. */
export const apartmentBPlan: PlanInput = {
  north: -20,
  floors: [
    {
      name: 'Segundo andar',
      rooms: [
        {
          name: 'Sala',
          points: [
            [0, 0],
            [11.3, 0],
            [11.3, 5.85],
            [13.45, 5.85],
            [13.45, 7.1],
            [0, 7.1],
          ],
        },
        { name: 'Suíte', points: rectangle(11.3, 0, 18.05, 5.85) },
        { name: 'Banho', points: rectangle(13.45, 5.85, 16.05, 11.4) },
        { name: 'Vestir', points: rectangle(16.05, 5.85, 18.05, 11.4) },
        { name: 'Serviço', points: rectangle(11.3, 7.1, 13.45, 11.4) },
        { name: 'Cozinha', points: rectangle(7.5, 7.1, 11.3, 11.4) },
        { name: 'Lavabo', points: rectangle(5.1, 7.1, 7.5, 8.8) },
        { name: 'Banho 2', points: rectangle(5.1, 8.8, 7.5, 11.4) },
        { name: 'Suíte 2', points: rectangle(0, 7.1, 5.1, 11.4) },
      ],
      openings: [
        { kind: 'window', from: [0.75, 0], to: [7, 0] },
        { kind: 'window', from: [8, 0], to: [10.8, 0] },
        { kind: 'window', from: [12, 0], to: [17.2, 0] },
        { kind: 'window', from: [18.05, 1.6], to: [18.05, 3.9] },
        { kind: 'window', from: [1.5, 11.4], to: [3.7, 11.4] },
        { kind: 'window', from: [5.8, 11.4], to: [6.8, 11.4] },
        { kind: 'window', from: [8.35, 11.4], to: [10.5, 11.4] },
        { kind: 'window', from: [11.9, 11.4], to: [12.8, 11.4] },
        { kind: 'window', from: [14.25, 11.4], to: [15.25, 11.4] },
        { kind: 'door', from: [0, 5.9], to: [0, 6.9] },
        { kind: 'door', from: [1.2, 7.1], to: [2.1, 7.1] },
        { kind: 'door', from: [6, 7.1], to: [6.8, 7.1] },
        { kind: 'door', from: [5.1, 9.4], to: [5.1, 10.2] },
        { kind: 'door', from: [8.7, 7.1], to: [10.4, 7.1] },
        { kind: 'door', from: [11.6, 7.1], to: [12.4, 7.1] },
        { kind: 'door', from: [12, 5.85], to: [12.9, 5.85] },
        { kind: 'door', from: [14, 5.85], to: [14.8, 5.85] },
        { kind: 'door', from: [16.5, 5.85], to: [17.4, 5.85] },
      ],
    },
  ],
  photos: [
    { photo: 1, floor: 0, at: [1.4, 5.4], looking: 72 },
    { photo: 3, floor: 0, at: [6.6, 4.9], looking: 62 },
    { photo: 4, floor: 0, at: [9.4, 7.7], looking: 180 },
    { photo: 5, floor: 0, at: [17.2, 4.7], looking: 295 },
    { photo: 6, floor: 0, at: [14.9, 6.7], looking: 180 },
  ],
};
