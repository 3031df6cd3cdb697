import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { areaCodes } from './area-codes';
import { cnpj, cnpjMessage, isCnpj } from './cnpj';
import { cpf, cpfMessage, isCpf } from './cpf';
import { todayInBrazil } from './data-nascimento';
import { email, emailMessage } from './email';
import { fullName, fullNameMessages } from './full-name';
import { minMoneyMessage } from './min-money';
import {
  internationalDigits,
  optionalPhoneField,
  phone,
  phoneField,
  phoneMessage,
  phoneParts,
} from './phone';
import { formatTelefone, telefone, telefoneMessage } from './telefone';

function judge(schema: z.ZodType, value: unknown) {
  const result = schema.safeParse(value);
  return result.success
    ? { value: result.data }
    : result.error.issues.map(({ message }) => message).join('; ');
}

type Row = [given: unknown, outcome: unknown];
const valid = (value: unknown) => ({ value });

const rules: Record<string, { schema: z.ZodType; rows: Row[] }> = {
  full_name: {
    schema: fullName,
    rows: [
      ['Clara Nunes', valid('Clara Nunes')],
      ['  José da Silva  ', valid('José da Silva')],
      ["Ana-Lúcia D'Ávila Sant’Anna", valid("Ana-Lúcia D'Ávila Sant’Anna")],
      ['Jose\u0301 Silva', valid('José Silva')],
      ['Łukasz Żak', valid('Łukasz Żak')],
      ['', fullNameMessages.incomplete],
      [undefined, fullNameMessages.incomplete],
      ['Clara', fullNameMessages.incomplete],
      ['Clara  Nunes', fullNameMessages.invalid],
      ['Clara Nunes 2', fullNameMessages.invalid],
      ['Clara N.', fullNameMessages.invalid],
      ['Clara 🏠', fullNameMessages.invalid],
      ['Clara -', fullNameMessages.invalid],
      ['Clara\nNunes', fullNameMessages.invalid],
      ['<b>Clara</b> Nunes', fullNameMessages.invalid],
      [`Clara ${'a'.repeat(120)}`, fullNameMessages.invalid],
      [['Clara Nunes', 'Elis Regina'], fullNameMessages.incomplete],
    ],
  },
  email: {
    schema: email,
    rows: [
      [' clara@exemplo.com.br ', valid('clara@exemplo.com.br')],
      ['clara+casa@sub.exemplo.museum', valid('clara+casa@sub.exemplo.museum')],
      ['', emailMessage],
      ['clara', emailMessage],
      ['clara@exemplo', emailMessage],
      ['a@b.com\nBcc: x@y.com', emailMessage],
      [`${'a'.repeat(250)}@b.com`, emailMessage],
      [null, emailMessage],
    ],
  },
  telefone: {
    schema: telefone,
    rows: [
      ['(11) 98765-4321', valid('11987654321')],
      ['11 98765 4321', valid('11987654321')],
      ['1130001234', valid('1130001234')],
      ['(21) 2222-3333', valid('2122223333')],
      ['11 7000-1234', valid('1170001234')],
      ['(11) 1234-567', telefoneMessage],
      ['11887654321', telefoneMessage],
      ['1160001234', telefoneMessage],
      ['1190001234', telefoneMessage],
      ['20987654321', telefoneMessage],
      ['2222222222', telefoneMessage],
      ['99999999999', telefoneMessage],
      ['119876543210', telefoneMessage],
      ['11 9876a-4321', telefoneMessage],
      ['', telefoneMessage],
      [undefined, telefoneMessage],
    ],
  },
  phone: {
    schema: phone,
    rows: [
      ['+5511987654321', valid('+55 (11) 98765-4321')],
      ['+55 (11) 98765-4321', valid('+55 (11) 98765-4321')],
      ['+351 912 345 678', valid('+351 912 345 678')],
      ['+1 (212) 555-0123', valid('+1 (212) 555-0123')],
      ['+55 (11) 58765-43210', phoneMessage],
      ['11987654321', phoneMessage],
      ['+999 123456', phoneMessage],
      // The length is valid, but no exchange code begins with 0.
      ['+1 212 055 0123', phoneMessage],
      ['+1 212 555 0123 ext. 9', phoneMessage],
      ['+12345678901234567', phoneMessage],
      ['', phoneMessage],
    ],
  },
  'phone and country': {
    schema: phoneField,
    rows: [
      [{ pais: 'BR', numero: '(11) 98765-4321' }, valid('+55 (11) 98765-4321')],
      [{ numero: '11987654321' }, valid('+55 (11) 98765-4321')],
      [{ pais: 'PT', numero: '912 345 678' }, valid('+351 912 345 678')],
      [{ pais: 'BR', numero: '+351 912 345 678' }, valid('+351 912 345 678')],
      [{ pais: 'XX', numero: '11987654321' }, valid('+55 (11) 98765-4321')],
      [{ pais: '__proto__', numero: '11987654321' }, valid('+55 (11) 98765-4321')],
      [{ pais: 'BR', numero: '(11) 1234-567' }, telefoneMessage],
      [{ pais: 'BR' }, telefoneMessage],
      [{ pais: 'PT', numero: '912' }, phoneMessage],
      [{ pais: 'BR', numero: '+351 9' }, phoneMessage],
      [{ pais: 'BR', numero: '9'.repeat(5000) }, telefoneMessage],
    ],
  },
  'phone and country, where it may be left empty': {
    schema: optionalPhoneField,
    rows: [
      [{ pais: 'BR', numero: '(11) 98765-4321' }, valid('+55 (11) 98765-4321')],
      [{ pais: 'PT', numero: '' }, valid(undefined)],
      [{ pais: 'BR' }, valid(undefined)],
      [{ pais: 'BR', numero: '(11) 1234-567' }, telefoneMessage],
    ],
  },
  cpf: {
    schema: cpf,
    rows: [
      ['390.533.447-05', valid('39053344705')],
      ['529.982.247-25', valid('52998224725')],
      ['11144477735', valid('11144477735')],
      ['123.456.789-09', valid('12345678909')],
      ['231.002.999-00', cpfMessage],
      ['390.533.447=0', cpfMessage],
      ['529.982.247-26', cpfMessage],
      ['00000000000', cpfMessage],
      ['11111111111', cpfMessage],
      ['', cpfMessage],
    ],
  },
  cnpj: {
    schema: cnpj,
    rows: [
      ['07.195.358/0001-66', valid('07195358000166')],
      ['16.727.230/0001-97', valid('16727230000197')],
      ['61882613000194', valid('61882613000194')],
      ['12.ABC.345/01DE-35', valid('12ABC34501DE35')],
      ['12abc34501de35', valid('12ABC34501DE35')],
      ['16.727.230.0001-98', cnpjMessage],
      ['16.727.230/0001=97', cnpjMessage],
      ['11.222.333/0001-82', cnpjMessage],
      ['12.ABC.345/01DE-3A', cnpjMessage],
      ['11111111111111', cnpjMessage],
    ],
  },
};

describe.each(Object.entries(rules))('%s', (_name, { schema, rows }) => {
  test.each(rows)('%j', (given, outcome) => {
    expect(judge(schema, given)).toEqual(outcome);
  });
});

test('67 area codes are in use', () => {
  expect(areaCodes.size).toBe(67);
});

test('a Brazilian number is shown as people write it', () => {
  expect(['11987654321', '1130001234'].map(formatTelefone)).toEqual(['(11) 98765-4321', '(11) 3000-1234']);
});

test.each([
  ['+55 (11) 98765-4321', { pais: 'BR', numero: '(11) 98765-4321' }],
  ['+351 912 345 678', { pais: 'PT', numero: '912 345 678' }],
  ['+1 (212) 555-0123', { pais: 'US', numero: '(212) 555-0123' }],
  ['+44 020 7946 0958', { pais: 'GB', numero: '020 7946 0958' }],
])('splits the phone %s into country and number, and joins it back', (stored, parts) => {
  expect(phoneParts(stored)).toEqual(parts);
  expect(phoneField.parse(parts)).toBe(stored);
});

test('a phone that cannot be read is shown as it was kept', () => {
  expect(phoneParts('ramal 12')).toEqual({ pais: 'BR', numero: 'ramal 12' });
});

test('the day of a birthday is that of São Paulo', () => {
  expect(todayInBrazil(new Date('2026-03-01T02:00:00Z'))).toEqual({ year: 2026, month: 2, day: 28 });
});

test('the least amount is told with its thousands', () => {
  expect(minMoneyMessage(1_500_000)).toBe('O valor deve ser maior que R$ 1.500.000');
});

describe('a digit that was mistyped', () => {
  const nextDigit = (digit: string) => String((Number(digit) + 1) % 10);
  const mistype = (code: string, index: number) =>
    code.slice(0, index) + nextDigit(code[index]!) + code.slice(index + 1);
  test.each<[string, (code: string) => boolean, string]>([
    ['CPF', isCpf, '52998224725'],
    ['CNPJ', isCnpj, '61882613000194'],
  ])('makes a %s wrong, wherever it stands', (_what, check, code) => {
    expect(check(code)).toBe(true);
    for (let index = 0; index < code.length; index += 1)
      expect(check(mistype(code, index)), String(index)).toBe(false);
  });
});

test.each([
  ['+55 (11) 98765-4321', '5511987654321'],
  ['+55 (11) 3062-0000', '551130620000'],
  ['+44 020 7946 0958', '442079460958'],
  ['x', null],
])('%s is dialled by %s', (stored, digits) => expect(internationalDigits(stored)).toBe(digits));
