import { expect, test } from 'vitest';
import { readMauticSettings } from './settings';

const MAUTIC_URL = 'https://mautic.exemplo.com.br/marketing/';

test('has no marketing forms without MAUTIC_URL or with an empty one', () => {
  expect(readMauticSettings({})).toBeNull();
  expect(readMauticSettings({ MAUTIC_URL: '', MAUTIC_FORMS: '' })).toBeNull();
});

test('the forms are the specification’s, under their kinds’ names', () => {
  const { url, forms } = readMauticSettings({ MAUTIC_URL })!;
  expect(url).toBe('https://mautic.exemplo.com.br/marketing');
  expect(Object.entries(forms).map(([kind, { id, name }]) => [kind, id, name])).toEqual(
    [
      ['contact', 51],
      ['lead', 54],
      ['newsletter', 46],
      ['schedule', 59],
      ['no-reference', 62],
      ['rate-your-property', 67],
      ['your-property', 66],
      ['curator-assign', 82],
    ].map(([kind, id]) => [kind, id, kind]),
  );
});

test('an operator’s own forms stand in their place', () => {
  const { forms } = readMauticSettings({ MAUTIC_URL, MAUTIC_FORMS: 'contact=7:fale-conosco, lead=8' })!;
  expect(forms).toMatchObject({
    contact: { id: 7, name: 'fale-conosco' },
    lead: { id: 8, name: 'lead' },
    schedule: { id: 59, name: 'schedule' },
  });
});

test.each([
  ['MAUTIC_URL', { MAUTIC_URL: 'mautic.exemplo.com.br' }],
  ['MAUTIC_URL', { MAUTIC_URL: 'https://casa:segredo@mautic.exemplo.com.br' }],
  ['MAUTIC_URL', { MAUTIC_URL: 'https://mautic.exemplo.com.br/?a=1' }],
  ['MAUTIC_URL', { MAUTIC_FORMS: 'contact=7' }],
  ['MAUTIC_FORMS', { MAUTIC_URL, MAUTIC_FORMS: 'contact' }],
  ['MAUTIC_FORMS', { MAUTIC_URL, MAUTIC_FORMS: 'contato=51' }],
  ['MAUTIC_FORMS', { MAUTIC_URL, MAUTIC_FORMS: 'contact=51:dois nomes' }],
])('a bad %s stops the start with one line that names it', (name, source) => {
  expect(() => readMauticSettings(source)).toThrow(new RegExp(`^A configuração ${name} [^\\n]*$`));
});
