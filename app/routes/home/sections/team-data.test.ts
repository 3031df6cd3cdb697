import { expect, test } from 'vitest';
import { initialsOf } from './team-data';

test.each([
  ['Marina Couto', 'MC'],
  ['Rafael Teixeira Lobo', 'RL'],
  ['Bia de Sá', 'BS'],
  ['Élio', 'É'],
  ['  Ana   Prado ', 'AP'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
