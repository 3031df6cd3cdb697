import { expect, test } from 'vitest';
import { decodeFlash, encodeFlash, flashName, shownFor, type SnackbarMessage } from './snackbar';

const message: SnackbarMessage = {
  tone: 'warning',
  text: 'Infelizmente; “ação” = 50%',
  action: { label: 'Ver mais imóveis', href: '/imoveis?pagina=2' },
  top: true,
};
const cookie = (value: unknown) => `a=1; ${flashName}=${encodeURIComponent(JSON.stringify(value))}; b=2`;

test('a message comes back as it was left', () => {
  expect(decodeFlash(`exp=1; ${flashName}=${encodeFlash(message)}`)).toEqual(message);
});

test.each([
  ['no cookie', null],
  ['another cookie', 'outroaviso=1'],
  ['an empty one', `${flashName}=`],
  ['broken escapes', `${flashName}=%E0%A4%A`],
  ['no JSON', `${flashName}=oi`],
  ['null', cookie(null)],
  ['a text alone', cookie('oi')],
  ['an unknown tone', cookie({ tone: 'toString', text: 'oi' })],
  ['no text', cookie({ tone: 'danger', text: '' })],
  ['a text of another kind', cookie({ tone: 'danger', text: ['oi'] })],
  ['a text without end', cookie({ tone: 'danger', text: 'a'.repeat(401) })],
])('%s is no message', (_what, cookies) => {
  expect(decodeFlash(cookies)).toBeNull();
});

test.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example', null])(
  'a way on that leaves the site is left out: %s',
  (href) => {
    const decoded = decodeFlash(cookie({ ...message, action: { label: 'Ver', href } }));
    expect(decoded).toEqual({ ...message, action: undefined });
  },
);

test('a message stays for 7 s, at the top for 5 s', () => {
  expect([shownFor({ tone: 'danger', text: 'a' }), shownFor(message)]).toEqual([7000, 5000]);
});
