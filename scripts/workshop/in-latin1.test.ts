import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inLatin1 } from './in-latin1.mjs';

test.each([
  ['strings and templates', "['ação …', `– ${'€'} 😀`].join()"],
  [
    'expressions',
    String.raw`[/^['’]?\p{L}[–€]*$/u.test('’a'), /[\–€]/.test('–'), /^😀$/u.test('😀')].join()`,
  ],
  ['backslashes', String.raw`'\\…' + '\–'`],
])('code above Latin-1 means the same escaped: %s', (_, code) => {
  const escaped = inLatin1(code);
  expect([...escaped].every((character) => character <= '\xff')).toBe(true);
  expect(runInNewContext(escaped)).toBe(runInNewContext(code));
});

test('code in Latin-1 stays as it is', () => {
  const code = String.raw`'São Paulo' + '\\u2026' + /\d²/.source`;
  expect(inLatin1(code)).toBe(code);
});
