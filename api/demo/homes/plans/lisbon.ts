import type { PlanInput } from '@domain/property/plan/plan';
import { rectangle } from './rectangle';

/** The street is above and looks south, a little to the east, over the roofs to the river. */
export const lisbonPlan: PlanInput = {
  north: 195,
  floors: [
    {
      name: 'Terceiro andar',
      rooms: [
        { name: 'Varanda', points: rectangle(0.6, -1.2, 7.4, 0), outdoors: true },
        { name: 'Sala', points: rectangle(0, 0, 7.9, 5.4) },
        { name: 'Suíte principal', points: rectangle(7.9, 0, 13.3, 5.4) },
        { name: 'Vestir', points: rectangle(13.3, 0, 15.5, 3.6) },
        { name: 'Banho principal', points: rectangle(13.3, 3.6, 15.5, 7) },
        { name: 'Corredor', points: rectangle(0, 5.4, 13.3, 7) },
        { name: 'Cozinha', points: rectangle(0, 7, 5.5, 13.2) },
        { name: 'Saguão', points: rectangle(5.5, 7, 8.9, 11), outdoors: true },
        { name: 'Copa', points: rectangle(5.5, 11, 8.9, 13.2) },
        { name: 'Lavabo', points: rectangle(8.9, 7, 11.6, 9.2) },
        { name: 'Banho 2', points: rectangle(8.9, 9.2, 11.6, 13.2) },
        { name: 'Suíte 2', points: rectangle(11.6, 7, 15.5, 13.2) },
      ],
      openings: [
        { kind: 'window', from: [0.8, 0], to: [2.1, 0] },
        { kind: 'window', from: [3.2, 0], to: [4.6, 0] },
        { kind: 'window', from: [5.7, 0], to: [7, 0] },
        { kind: 'window', from: [8.7, 0], to: [10, 0] },
        { kind: 'window', from: [11.2, 0], to: [12.5, 0] },
        { kind: 'window', from: [13.8, 0], to: [14.9, 0] },
        { kind: 'window', from: [0.9, 13.2], to: [2.1, 13.2] },
        { kind: 'window', from: [3.2, 13.2], to: [4.4, 13.2] },
        { kind: 'window', from: [9.7, 13.2], to: [10.6, 13.2] },
        { kind: 'window', from: [12.3, 13.2], to: [14.3, 13.2] },
        { kind: 'window', from: [6.2, 7], to: [8.2, 7] },
        { kind: 'window', from: [6.2, 11], to: [8.2, 11] },
        { kind: 'window', from: [5.5, 8], to: [5.5, 10] },
        { kind: 'window', from: [8.9, 7.7], to: [8.9, 8.5] },
        { kind: 'door', from: [0, 5.7], to: [0, 6.7] },
        { kind: 'door', from: [5.6, 5.4], to: [7, 5.4] },
        { kind: 'door', from: [9, 5.4], to: [9.9, 5.4] },
        { kind: 'door', from: [13.3, 1.4], to: [13.3, 2.3] },
        { kind: 'door', from: [13.9, 3.6], to: [14.7, 3.6] },
        { kind: 'door', from: [3.2, 7], to: [4.4, 7] },
        { kind: 'door', from: [5.5, 11.4], to: [5.5, 12.8] },
        { kind: 'door', from: [9.8, 7], to: [10.6, 7] },
        { kind: 'door', from: [12.1, 7], to: [13, 7] },
        { kind: 'door', from: [11.6, 10.2], to: [11.6, 11] },
      ],
    },
  ],
  photos: [
    { photo: 2, floor: 0, at: [7.2, 4.6], looking: 303 },
    { photo: 3, floor: 0, at: [6.6, -0.3], looking: 345 },
    { photo: 4, floor: 0, at: [4.4, 8], looking: 190 },
    { photo: 5, floor: 0, at: [12.5, 4.6], looking: 315 },
  ],
};
