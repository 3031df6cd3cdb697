import type { PlanInput } from '@domain/property/plan/plan';
import { rectangle } from './rectangle';

/** The ribbon window, above, looks north-northeast; the cobogó, left, gets the sun from three o'clock. */
export const apartmentHigienopolisPlan: PlanInput = {
  north: -20,
  floors: [
    {
      name: 'Sétimo andar',
      rooms: [
        { name: 'Sala', points: rectangle(0, 0, 10.4, 6) },
        { name: 'Suíte', points: rectangle(10.4, 0, 15.2, 6) },
        { name: 'Banho', points: rectangle(15.2, 0, 17.6, 3.4) },
        { name: 'Closet', points: rectangle(15.2, 3.4, 17.6, 6) },
        { name: 'Galeria', points: rectangle(9.6, 6, 17.6, 7.3) },
        {
          name: 'Hall',
          points: [
            [5.2, 6],
            [9.6, 6],
            [9.6, 13.5],
            [7, 13.5],
            [7, 10.6],
            [5.2, 10.6],
          ],
        },
        { name: 'Lavabo', points: rectangle(5.2, 10.6, 7, 13.5) },
        { name: 'Cozinha', points: rectangle(0, 6, 5.2, 11) },
        { name: 'Serviço', points: rectangle(0, 11, 5.2, 13.5) },
        { name: 'Banheiro', points: rectangle(9.6, 7.3, 13.4, 9.4) },
        { name: 'Quarto 3', points: rectangle(9.6, 9.4, 13.4, 13.5) },
        { name: 'Quarto 2', points: rectangle(13.4, 7.3, 17.6, 13.5) },
      ],
      openings: [
        { kind: 'window', from: [0.2, 0], to: [10.2, 0] },
        { kind: 'window', from: [0, 0.8], to: [0, 4.4] },
        { kind: 'window', from: [10.7, 0], to: [14.9, 0] },
        { kind: 'window', from: [15.7, 0], to: [17.1, 0] },
        { kind: 'window', from: [0, 7], to: [0, 9.6] },
        { kind: 'window', from: [0, 11.6], to: [0, 12.9] },
        { kind: 'window', from: [17.6, 9], to: [17.6, 11.6] },
        { kind: 'window', from: [10.4, 13.5], to: [12.6, 13.5] },
        { kind: 'window', from: [5.8, 13.5], to: [6.4, 13.5] },
        { kind: 'door', from: [7.8, 13.5], to: [8.8, 13.5] },
        { kind: 'door', from: [6, 6], to: [8.4, 6] },
        { kind: 'door', from: [9.65, 6], to: [10.35, 6] },
        { kind: 'door', from: [9.6, 6.2], to: [9.6, 7.1] },
        { kind: 'door', from: [11, 6], to: [11.9, 6] },
        { kind: 'door', from: [15.2, 2.2], to: [15.2, 3] },
        { kind: 'door', from: [15.2, 4.2], to: [15.2, 5] },
        { kind: 'door', from: [10.6, 7.3], to: [11.4, 7.3] },
        { kind: 'door', from: [14, 7.3], to: [14.9, 7.3] },
        { kind: 'door', from: [9.6, 10], to: [9.6, 10.8] },
        { kind: 'door', from: [5.2, 7], to: [5.2, 7.9] },
        { kind: 'door', from: [7, 11.4], to: [7, 12.1] },
        { kind: 'door', from: [3.8, 11], to: [4.6, 11] },
      ],
    },
  ],
  photos: [
    { photo: 1, floor: 0, at: [8.4, 5.2], looking: 300 },
    { photo: 2, floor: 0, at: [6.2, 4.8], looking: 55 },
    { photo: 3, floor: 0, at: [4.5, 6.8], looking: 225 },
    { photo: 4, floor: 0, at: [11.1, 5.2], looking: 45 },
    { photo: 5, floor: 0, at: [16.2, 3], looking: 0 },
    { photo: 6, floor: 0, at: [3.2, 4.4], looking: 310 },
  ],
};
