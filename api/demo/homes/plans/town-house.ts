import type { PlanInput } from '@domain/property/plan/plan';
import { rectangle } from './rectangle';

/** The street is below, south-southeast: the morning's sun comes along the row, into the lane and the yard. */
export const townHousePlan: PlanInput = {
  north: 20,
  floors: [
    {
      name: 'Térreo',
      rooms: [
        { name: 'Quintal', points: rectangle(0, -6, 9.9, 0), outdoors: true },
        { name: 'Sala', points: rectangle(0, 0, 5.3, 7.5) },
        { name: 'Cozinha', points: rectangle(5.3, 0, 9.9, 7.5) },
        { name: 'Escritório', points: rectangle(0, 7.5, 3.35, 11.9) },
        { name: 'Hall', points: rectangle(3.35, 7.5, 8.1, 11.9) },
        { name: 'Serviço', points: rectangle(8.1, 7.5, 9.9, 9.8) },
        { name: 'Banheiro', points: rectangle(8.1, 9.8, 9.9, 11.9) },
        { name: 'Jardim', points: rectangle(0, 11.9, 9.9, 15), outdoors: true },
      ],
      openings: [
        { kind: 'window', from: [0.4, 0], to: [4.9, 0] },
        { kind: 'window', from: [5.7, 0], to: [9.6, 0] },
        { kind: 'window', from: [0.85, 11.9], to: [2.45, 11.9] },
        { kind: 'window', from: [6.5, 11.9], to: [7.5, 11.9] },
        { kind: 'window', from: [8.6, 11.9], to: [9.3, 11.9] },
        { kind: 'door', from: [4.1, 11.9], to: [5.1, 11.9] },
        { kind: 'door', from: [4.2, 15], to: [5.4, 15] },
        { kind: 'door', from: [3.8, 7.5], to: [5, 7.5] },
        { kind: 'door', from: [5.3, 3.5], to: [5.3, 5.5] },
        { kind: 'door', from: [1.3, 7.5], to: [2.1, 7.5] },
        { kind: 'door', from: [8.6, 7.5], to: [9.3, 7.5] },
        { kind: 'door', from: [8.6, 9.8], to: [9.3, 9.8] },
      ],
    },
    {
      name: 'Andar de cima',
      rooms: [
        { name: 'Suíte 2', points: rectangle(0, 0, 5.3, 5.1) },
        { name: 'Suíte 1', points: rectangle(5.3, 0, 9.9, 5.1) },
        { name: 'Banho 2', points: rectangle(0, 5.1, 3.3, 7.2) },
        { name: 'Banho 1', points: rectangle(7.85, 5.1, 9.9, 7.2) },
        { name: 'Quarto', points: rectangle(0, 7.2, 4.9, 11.9) },
        {
          name: 'Sala íntima',
          points: [
            [3.3, 5.1],
            [7.85, 5.1],
            [7.85, 7.2],
            [9.9, 7.2],
            [9.9, 11.9],
            [4.9, 11.9],
            [4.9, 7.2],
            [3.3, 7.2],
          ],
        },
      ],
      openings: [
        { kind: 'window', from: [1.8, 0], to: [3.3, 0] },
        { kind: 'window', from: [5.9, 0], to: [7.1, 0] },
        { kind: 'window', from: [7.9, 0], to: [9.1, 0] },
        { kind: 'window', from: [1.1, 11.9], to: [2.8, 11.9] },
        { kind: 'window', from: [6.7, 11.9], to: [8.5, 11.9] },
        { kind: 'door', from: [4.2, 5.1], to: [5, 5.1] },
        { kind: 'door', from: [6.6, 5.1], to: [7.4, 5.1] },
        { kind: 'door', from: [3.9, 7.2], to: [4.7, 7.2] },
        { kind: 'door', from: [0.9, 5.1], to: [1.6, 5.1] },
        { kind: 'door', from: [8.3, 5.1], to: [9, 5.1] },
      ],
    },
  ],
  photos: [
    { photo: 1, floor: 0, at: [0.9, 14.5], looking: 25 },
    { photo: 2, floor: 0, at: [3.6, 6.9], looking: 350 },
    { photo: 3, floor: 0, at: [7.6, -5.4], looking: 195 },
    { photo: 4, floor: 0, at: [6.4, 6.9], looking: 15 },
    { photo: 5, floor: 1, at: [6, 4.4], looking: 40 },
  ],
};
