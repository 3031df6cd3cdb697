import { expect, it } from 'vitest';
import { similarText } from './similar-photos';

const pool = '0123456789abcdef';
const shown = {
  pool: { perceptualHash: pool },
  poolAgain: { perceptualHash: pool.replace('f', 'e') },
  living: { perceptualHash: 'fedcba9876543210' },
  sent: { perceptualHash: null },
};
const notes = (...photos: string[]) => {
  const order = photos.map((photo) => ({ photo, caption: '' }));
  return order.map((_, place) => similarText(order, shown, place));
};

it('names the place of the earlier photo, as the page shows it', () => {
  const none = undefined;
  expect(notes('living', 'sent', 'pool', 'poolAgain')).toEqual([none, none, none, 'parecida com a 3']);
  expect(notes('poolAgain', 'living', 'pool')).toEqual([none, none, 'parecida com a capa']);
  expect(notes('sent', 'sent', 'gone')).toEqual([none, none, none]);
});
