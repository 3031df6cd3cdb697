import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressAutocomplete } from '../validation/address';
import { fullAddress } from './full-address';

const address = {
  endereco: 'Rua Harmonia',
  numero: '100',
  bairro: 'Vila Madalena',
  cidade: 'São Paulo',
  estado: 'SP',
  pais: 'Brasil',
};

it.each([
  [address, 'Rua Harmonia, 100 - Vila Madalena, São Paulo - SP, Brasil'],
  [
    { ...address, endereco: 'Estrada A, km 4', numero: 's/n', cidade: 'Ji-Paraná', estado: 'RO' },
    'Estrada A km 4, s/n - Vila Madalena, Ji Paraná - RO, Brasil',
  ],
])('an address is written in one line: %#', (parts, line) => {
  expect(fullAddress(parts)).toBe(line);
});

it('has three commas and two hyphens and passes the address rule', () => {
  const part = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => /[^\s,-]/.test(text));
  fc.assert(
    fc.property(
      fc.record({ endereco: part, numero: part, bairro: part, cidade: part, estado: part, pais: part }),
      (parts) => {
        const line = fullAddress(parts);
        expect([line.split(',').length, line.split('-').length]).toEqual([4, 3]);
        if (line.length <= 200) expect(addressAutocomplete.safeParse(line).success).toBe(true);
      },
    ),
  );
});
