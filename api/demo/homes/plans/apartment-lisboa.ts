import type { PlanInput } from '@domain/property/plan/plan';
import { rectangle } from './rectangle';

/** The river is below, south-southeast; the morning's sun comes in by the balconies. */
export const apartmentLisboaPlan: PlanInput = {
  north: 15,
  floors: [
    {
      name: 'Último piso',
      rooms: [
        { name: 'Suíte 2', points: rectangle(0, 0, 4.7, 3.4) },
        { name: 'Banho 2', points: rectangle(4.7, 0, 7, 3.4) },
        { name: 'Hall', points: rectangle(7, 0, 10.8, 3.4) },
        { name: 'Lavabo', points: rectangle(10.8, 0, 12.4, 3.4) },
        { name: 'Galeria', points: rectangle(0, 3.4, 12.4, 4.6) },
        { name: 'Escada', points: rectangle(12.4, 0, 14.8, 4.6) },
        { name: 'Serviço', points: rectangle(14.8, 0, 17, 4.6) },
        { name: 'Suíte 1', points: rectangle(0, 4.6, 4.7, 9.8) },
        { name: 'Banho 1', points: rectangle(4.7, 4.6, 7, 9.8) },
        { name: 'Sala', points: rectangle(7, 4.6, 13, 9.8) },
        { name: 'Cozinha', points: rectangle(13, 4.6, 17, 9.8) },
      ],
      openings: [
        { kind: 'window', from: [0.7, 9.8], to: [1.8, 9.8] },
        { kind: 'window', from: [2.9, 9.8], to: [4, 9.8] },
        { kind: 'window', from: [5.3, 9.8], to: [6.4, 9.8] },
        { kind: 'window', from: [7.6, 9.8], to: [8.7, 9.8] },
        { kind: 'window', from: [9.5, 9.8], to: [10.6, 9.8] },
        { kind: 'window', from: [11.3, 9.8], to: [12.4, 9.8] },
        { kind: 'window', from: [13.5, 9.8], to: [14.6, 9.8] },
        { kind: 'window', from: [15.4, 9.8], to: [16.5, 9.8] },
        { kind: 'window', from: [1, 0], to: [2.1, 0] },
        { kind: 'window', from: [2.9, 0], to: [4, 0] },
        { kind: 'window', from: [5.5, 0], to: [6.2, 0] },
        { kind: 'window', from: [15.5, 0], to: [16.4, 0] },
        { kind: 'door', from: [8.4, 0], to: [9.5, 0] },
        { kind: 'door', from: [7.8, 3.4], to: [10, 3.4] },
        { kind: 'door', from: [3.7, 3.4], to: [4.5, 3.4] },
        { kind: 'door', from: [4.7, 1.2], to: [4.7, 2] },
        { kind: 'door', from: [11.2, 3.4], to: [11.9, 3.4] },
        { kind: 'door', from: [12.4, 3.5], to: [12.4, 4.5] },
        { kind: 'door', from: [3.5, 4.6], to: [4.4, 4.6] },
        { kind: 'door', from: [4.7, 5.6], to: [4.7, 6.4] },
        { kind: 'door', from: [8.8, 4.6], to: [10.8, 4.6] },
        { kind: 'door', from: [13, 5.1], to: [13, 6.5] },
        { kind: 'door', from: [13.3, 4.6], to: [14.4, 4.6] },
        { kind: 'door', from: [15.5, 4.6], to: [16.3, 4.6] },
      ],
    },
    {
      name: 'Terraço',
      rooms: [
        { name: 'Escada', points: rectangle(12.4, 0, 14.8, 4.6) },
        { name: 'Terraço', points: rectangle(3, 4.6, 17, 9.8), outdoors: true },
      ],
      openings: [{ kind: 'window', from: [13.1, 4.6], to: [14.2, 4.6] }],
    },
  ],
  photos: [
    { photo: 1, floor: 0, at: [7.7, 5.3], looking: 130 },
    { photo: 2, floor: 1, at: [15.9, 5.4], looking: 242 },
    { photo: 3, floor: 0, at: [13.6, 5.3], looking: 145 },
    { photo: 4, floor: 0, at: [0.6, 5.3], looking: 140 },
    { photo: 5, floor: 0, at: [5.9, 5.3], looking: 182 },
    { photo: 6, floor: 0, at: [8.5, 8.1], looking: 165 },
  ],
};
