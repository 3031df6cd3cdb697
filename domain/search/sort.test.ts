import { expect, test } from 'vitest';
import { sortChoices, sortOptions } from './sort';

test('offers the default order, then those of the specification', () => {
  expect(sortChoices).toEqual([
    { value: '', label: 'Mais relevantes' },
    { value: 'precoAsc', label: 'Menor preço' },
    { value: 'precoDesc', label: 'Maior preço' },
    { value: 'metragemAsc', label: 'Menor metragem' },
    { value: 'metragemDesc', label: 'Maior metragem' },
    { value: 'dormitoriosAsc', label: 'Menos dormitórios' },
    { value: 'dormitoriosDesc', label: 'Mais dormitórios' },
    { value: 'suitesAsc', label: 'Menos suítes' },
    { value: 'suitesDesc', label: 'Mais suítes' },
  ]);
  expect(sortOptions[1]).toMatchObject({ key: 'precoDesc', orderBy: 'preco', direction: 'desc' });
});
