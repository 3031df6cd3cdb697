import { expect, it } from 'vitest';
import { whereWeWork } from './where-we-work';

it('names the cities of the brokerage’s own offices, else none', () => {
  const sentence = (brokerage: { cities?: string[] }) => `Casas escolhidas${whereWeWork(brokerage)}.`;
  expect(sentence({ cities: ['Londrina'] })).toBe('Casas escolhidas em Londrina.');
  expect(sentence({ cities: ['Rio de Janeiro', 'Itu'] })).toBe(
    'Casas escolhidas no Rio de Janeiro e em Itu.',
  );
  expect(sentence({})).toBe('Casas escolhidas.');
});
