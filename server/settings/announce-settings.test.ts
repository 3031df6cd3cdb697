import { expect, it } from 'vitest';
import { readAnnounceSettings } from './announce-settings';

it('says what the house takes where the operator says nothing', () => {
  expect(readAnnounceSettings({ CEP_URL: '' })).toEqual({
    rules: { states: ['SP', 'RJ', 'BA', 'CE'], minSale: 100_000, minRent: 1_000 },
    cepUrl: null,
    draftPhotosBytes: 2000 * 1024 ** 2,
  });
});

it('takes states, amounts and a provider of CEPs', () => {
  const CEP_URL = 'https://cep.exemplo.com.br/{cep}/json';
  const given = {
    ANNOUNCE_STATES: 'mg, sp',
    ANNOUNCE_MIN_SALE: '500000',
    ANNOUNCE_MIN_RENT: '0',
    CEP_URL,
    DRAFT_PHOTOS_MB: '1',
  };
  expect(readAnnounceSettings(given)).toEqual({
    rules: { states: ['MG', 'SP'], minSale: 500_000, minRent: 0 },
    cepUrl: CEP_URL,
    draftPhotosBytes: 1024 ** 2,
  });
});

it.each([
  ['ANNOUNCE_STATES', 'SP,XX'],
  ['ANNOUNCE_MIN_SALE', 'um milhão'],
  ['ANNOUNCE_MIN_RENT', '-1'],
  ['DRAFT_PHOTOS_MB', 'muitos'],
  ['CEP_URL', 'https://cep.exemplo.com.br/'],
  ['CEP_URL', 'ftp://cep.exemplo.com.br/{cep}'],
])('stops the start with one line that names %s=%s', (name, value) => {
  expect(() => readAnnounceSettings({ [name]: value })).toThrow(
    new RegExp(`^A configuração ${name} não serve: [^\\n]+\\.$`),
  );
});
