import { expect, test } from 'vitest';
import { picturesNote } from './pictures-note';

test.each([
  ['used', false, undefined],
  ['used', true, 'Imagens de demonstração.'],
  ['launch', false, 'Imagens da incorporadora: o prédio ainda não existe.'],
  ['soonLaunch', true, 'Imagens da incorporadora: o prédio ainda não existe. Imagens de demonstração.'],
] as const)('%s, demo %s: %j', (condition, isDemo, note) =>
  expect(picturesNote({ condition, entrega: null }, { isDemo })).toBe(note),
);

test('a launch that is ready has a building', () => {
  expect(picturesNote({ condition: 'launch', entrega: 'pronto' }, { isDemo: false })).toBeUndefined();
});
