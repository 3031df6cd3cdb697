import { expect, test } from 'vitest';
import { readLeadPlaces } from './lead-places';

const API_BASE_URL = 'https://api.exemplo.com.br';
const MAUTIC_URL = 'https://mautic.exemplo.com.br';
const API_FIELDS = 'specification';

test('all fields are sent, and nothing goes to a marketing form, where nothing is set', () => {
  expect(readLeadPlaces({})).toEqual({ apiFields: 'all', mautic: null, notes: [] });
});

test('before a back end of the operator’s leads go to the marketing forms too', () => {
  const { apiFields, mautic, notes } = readLeadPlaces({ API_BASE_URL, MAUTIC_URL });
  expect([apiFields, mautic?.url, notes]).toEqual(['all', MAUTIC_URL, []]);
});

test('with the specification’s fields alone the start says how messages reach the house', () => {
  const { apiFields, mautic, notes } = readLeadPlaces({ API_BASE_URL, MAUTIC_URL, API_FIELDS });
  expect([apiFields, mautic?.url]).toEqual(['specification', MAUTIC_URL]);
  expect(notes).toEqual([
    'API_FIELDS=specification: as mensagens chegam à casa só pelo formulário de marketing (Mautic).',
  ]);
});

test('with our own back end the start says that the marketing forms get nothing yet', () => {
  const { mautic, notes } = readLeadPlaces({ MAUTIC_URL });
  expect(mautic).toBeNull();
  expect(notes).toEqual([expect.stringContaining('MAUTIC_URL ainda não é lida')]);
});

test.each([
  [{ API_FIELDS: 'some' }, '"some"'],
  [{ API_FIELDS, API_BASE_URL }, 'falta MAUTIC_URL'],
  [{ API_FIELDS, MAUTIC_URL }, 'falta API_BASE_URL'],
  [{ API_FIELDS }, 'falta MAUTIC_URL'],
])('%o stops the start with one line', (source, says) => {
  expect(() => readLeadPlaces(source)).toThrow(
    new RegExp(`^A configuração API_FIELDS [^\\n]*${says}[^\\n]*$`),
  );
});
