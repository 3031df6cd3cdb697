import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnTo } from './return-to';

test.each([
  '/',
  '/imoveis',
  '/imoveis/venda/sao-paulo?preco=0-5000000&pagina=2',
  '/imoveis?localizacao=S%C3%A3o%20Paulo',
])('%s is a path of this site', (path) => expect(returnTo(path)).toBe(path));

test.each([
  undefined,
  null,
  '',
  'imoveis',
  '//evil.example',
  '///evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%',
  `/${'a'.repeat(3000)}`,
])('%j is not', (value) => expect(returnTo(value)).toBeNull());

test('whatever is given, a browser stays on this site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '?',
    '#',
    '@',
    ':',
    'evil.example',
    'a',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = returnTo(`/${parts.join('')}`);
      return path === null || new URL(path, 'https://own.example').origin === 'https://own.example';
    }),
  );
});
