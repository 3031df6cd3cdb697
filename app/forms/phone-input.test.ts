import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhoneWhileTyped } from './phone-input.browser';

test.each([
  ['1', '1'],
  ['11', '11'],
  ['119', '(11) 9'],
  ['1130001', '(11) 3000-1'],
  ['1130001234', '(11) 3000-1234'],
  ['11987654321', '(11) 98765-4321'],
  ['(11) 98765-43219', '(11) 98765-43219'],
  ['+351 912 345 678', '+351 912 345 678'],
  ['11 9abc', '(11) 9'],
])('in Brazil %s becomes %s', (typed, shown) => {
  expect(formatPhoneWhileTyped(typed, true)).toBe(shown);
});

test('abroad spaces stay, letters go, and no more than 16 digits are taken', () => {
  expect(formatPhoneWhileTyped('212 555x0123', false)).toBe('212 5550123');
  expect(formatPhoneWhileTyped('12345678901234567890', false)).toBe('1234567890123456');
});

test('formatting again changes nothing, and no digit of the first 16 is lost', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789 ()-+a') }),
      fc.boolean(),
      (typed, brazil) => {
        const shown = formatPhoneWhileTyped(typed, brazil);
        expect(formatPhoneWhileTyped(shown, brazil)).toBe(shown);
        expect(shown.replace(/\D/g, '')).toBe(typed.replace(/\D/g, '').slice(0, 16));
      },
    ),
  );
});
