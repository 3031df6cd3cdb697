import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { findPhoneCountries, phoneCountries, phoneCountry } from './phone-countries';

test('offers every country with a number rule and dial code, Brazil first', () => {
  expect(phoneCountries[0]).toEqual({ iso: 'BR', dialCode: '55', name: 'Brasil' });
  expect(phoneCountries.map(({ iso }) => iso).sort()).toEqual([...getCountries()].sort());
  for (const { iso, dialCode, name } of phoneCountries) {
    expect(dialCode, iso).toBe(getCountryCallingCode(iso as Parameters<typeof getCountryCallingCode>[0]));
    expect(name, iso).toMatch(/^\p{Lu}/u);
  }
});

test.each([
  ['portugal', ['PT']],
  ['ÁFRICA do sul', ['ZA']],
  ['pt', ['PT']],
  ['+351', ['PT']],
  ['598', ['UY']],
  ['atlântida', []],
])('%s finds %j', (text, found) => {
  expect(findPhoneCountries(text).map(({ iso }) => iso)).toEqual(found);
});

test('nothing typed finds all; a code that nobody knows is Brazil', () => {
  expect(findPhoneCountries(' ')).toBe(phoneCountries);
  expect(phoneCountry('XX').iso).toBe('BR');
});
