import { expect, test } from 'vitest';
import { radiusChoices } from './radius-choices';

const labels = (of: Parameters<typeof radiusChoices>[0]) => radiusChoices(of).map(({ label }) => label);

test('a town offers itself alone and its whole region', () => {
  expect(radiusChoices({ name: 'São Paulo', kind: 'cidade', ownRange: 30 })).toEqual([
    { km: 0, label: 'Só São Paulo' },
    ...[2, 5, 10, 20, 30].map((km) => ({ km, label: `${km} km` })),
  ]);
});

test('a district is called by its name: its listing has surroundings', () => {
  expect(labels({ name: 'Leblon', kind: 'bairro', ownRange: 3 })).toEqual([
    'Leblon',
    '2 km',
    '5 km',
    '10 km',
    '20 km',
  ]);
});

test('the radius of the search is always a choice', () => {
  expect(labels({ name: 'Moema', kind: 'bairro', current: 3.5 })).toContain('3,5 km');
  expect(labels({ current: 5 })).toEqual(['0 km', '2 km', '5 km', '10 km', '20 km']);
});
