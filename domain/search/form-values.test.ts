import { expect, test } from 'vitest';
import { hiddenFields } from './form-values';
import { emptyFilters } from './normalize';

const fieldsOf = (filters: object) =>
  Object.fromEntries(hiddenFields({ ...emptyFilters(), ...filters }, null));

test('a form carries along where a search looks, but not the usual "Cidade"', () => {
  expect(fieldsOf({ locationType: 'Praia' })).toMatchObject({ 'tipo-de-localizacao': 'Praia' });
  expect(fieldsOf({})).not.toHaveProperty('tipo-de-localizacao');
});
