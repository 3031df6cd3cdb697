import { expect, test } from 'vitest';
import { readMarketingSettings } from './marketing-settings';

const API_BASE_URL = 'https://api.exemplo.com.br';
const MAUTIC_URL = 'https://mautic.exemplo.com.br';
const API_FIELDS = 'specification';

test('by default sends all fields and uses no marketing form', () => {
  expect(readMarketingSettings({})).toEqual({
    apiFields: 'all',
    mautic: null,
    hasMarketingForms: false,
    notes: [],
  });
});

test('with an external back end, sends leads to the marketing forms too', () => {
  const { apiFields, mautic, notes } = readMarketingSettings({ API_BASE_URL, MAUTIC_URL });
  expect([apiFields, mautic?.url, notes]).toEqual(['all', MAUTIC_URL, []]);
});

test('with specification fields only, startup notes how messages arrive', () => {
  const { apiFields, mautic, notes } = readMarketingSettings({ API_BASE_URL, MAUTIC_URL, API_FIELDS });
  expect([apiFields, mautic?.url]).toEqual(['specification', MAUTIC_URL]);
  expect(notes).toEqual([
    'API_FIELDS=specification: as mensagens chegam à casa só pelo formulário de marketing (Mautic).',
  ]);
});

test('our back end delivers to marketing forms; the site only mentions them', () => {
  const { mautic, hasMarketingForms } = readMarketingSettings({ MAUTIC_URL });
  expect([mautic, hasMarketingForms]).toEqual([null, true]);
});

test.each([
  [{ API_FIELDS: 'some' }, '"some"'],
  [{ API_FIELDS, API_BASE_URL }, 'falta MAUTIC_URL'],
  [{ API_FIELDS, MAUTIC_URL }, 'falta API_BASE_URL'],
  [{ API_FIELDS }, 'falta MAUTIC_URL'],
])('%o stops the start with one line', (source, says) => {
  expect(() => readMarketingSettings(source)).toThrow(
    new RegExp(`^A configuração API_FIELDS [^\\n]*${says}[^\\n]*$`),
  );
});
