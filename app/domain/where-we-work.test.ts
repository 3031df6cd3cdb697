import { expect, it } from 'vitest';
import { whereWeWork } from './where-we-work';

it('says of a house of its own where its offices are, and of the product’s what it always said', () => {
  const said = (house: { cities?: string[] }) => `Casas escolhidas${whereWeWork(house)}.`;
  expect(said({ cities: ['Londrina'] })).toBe('Casas escolhidas em Londrina.');
  expect(said({ cities: ['Rio de Janeiro', 'Itu'] })).toBe('Casas escolhidas no Rio de Janeiro e em Itu.');
  expect(said({})).toBe('Casas escolhidas, na cidade, no campo, na praia e fora do país.');
});
