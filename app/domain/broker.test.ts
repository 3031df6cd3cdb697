import { expect, test } from 'vitest';
import { creciText, initials, telUrl } from './broker';

test.each([
  ['Marina Couto', 'MC'],
  ['Rafael Teixeira Lobo', 'RL'],
  ['Ana de Sá', 'AS'],
  ['Óscar', 'Ó'],
  ['', ''],
])('%s has the initials %s', (name, expected) => expect(initials(name)).toBe(expected));

test.each([
  ['(11) 90000-0101', 'tel:+5511900000101'],
  ['+351 912 345 678', 'tel:+351912345678'],
  ['5511900000101', 'tel:+5511900000101'],
])('%s is called by %s', (phone, expected) => expect(telUrl(phone)).toBe(expected));

test.each([
  ['CRECI-SP 118.204-F', 'CRECI-SP 118.204-F'],
  ['118.204-F', 'CRECI 118.204-F'],
])('the registration %s is shown as %s', (creci, expected) => expect(creciText(creci)).toBe(expected));
