import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vcard } from './vcard';

const marina = {
  name: 'Marina Couto Sá',
  organization: 'Bossa Nova',
  title: 'CRECI-SP 118.204-F',
  phone: '+5511900000101',
  email: 'marina@bossanova.example',
  note: 'Jardins, Itaim; Moema',
  url: 'https://www.example.com.br/corretor/marina-couto-sa',
  profile: 'https://www.linkedin.com/in/marina',
};

function read(card: string): [property: string, value: string][] {
  const lines = card.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  return lines.map((line) => {
    const at = line.indexOf(':');
    const value = line.slice(at + 1).replace(/\\([\\,;n])/g, (_, sign) => (sign === 'n' ? '\n' : sign));
    return [line.slice(0, at), value];
  });
}

test('a card says who it is of, and how to reach them', () => {
  expect(read(vcard(marina))).toEqual([
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['FN', 'Marina Couto Sá'],
    ['N', 'Couto Sá;Marina;;;'],
    ['ORG', 'Bossa Nova'],
    ['TITLE', 'CRECI-SP 118.204-F'],
    ['TEL;TYPE=WORK,VOICE', '+5511900000101'],
    ['EMAIL;TYPE=INTERNET,WORK', 'marina@bossanova.example'],
    ['NOTE', 'Jardins, Itaim; Moema'],
    ['URL', 'https://www.example.com.br/corretor/marina-couto-sa'],
    ['URL;TYPE=LINKEDIN', 'https://www.linkedin.com/in/marina'],
    ['END', 'VCARD'],
  ]);
});

test('what is not known is left out', () => {
  const { phone: _phone, email: _email, note: _note, profile: _profile, ...rest } = marina;
  expect(read(vcard({ ...rest, phone: null, email: '' })).map(([property]) => property)).toEqual([
    ...['BEGIN', 'VERSION', 'FN', 'N', 'ORG', 'TITLE', 'URL', 'END'],
  ]);
});

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'A\r\nTEL:+1900\r\nEND:VCARD\r\nBEGIN:VCARD',
    'A\nEND:VCARD',
    'A\u2028PHOTO;VALUE=uri:https://evil.example',
    '\\',
    '\\n;,',
    'ção'.repeat(60),
    '👩‍💼'.repeat(40),
    '',
  ),
);

test('keeps any hostile value in its line, at most 75 bytes per line', () => {
  const shape = read(vcard(marina)).map(([property]) => property);
  fc.assert(
    fc.property(hostile, hostile, hostile, hostile, (name, email, note, profile) => {
      const card = vcard({ ...marina, name, email, note, profile });
      const bytes = new TextEncoder();
      for (const line of card.split('\r\n')) {
        expect(bytes.encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n\v\f\u0085\u2028\u2029]/);
      }
      const properties = read(card).map(([property]) => property);
      expect(properties).toEqual(shape.filter((property) => properties.includes(property)));
      expect(
        properties.filter((property) => ['BEGIN', 'END', 'TEL;TYPE=WORK,VOICE'].includes(property)),
      ).toHaveLength(3);
    }),
  );
});

test('a text comes back as it was written, without what is no text', () => {
  const note = 'Casas; jardins, \\ "e" terraços\nà beira-mar: ção 👩‍💼';
  expect(new Map(read(vcard({ ...marina, note }))).get('NOTE')).toBe(note);
});
