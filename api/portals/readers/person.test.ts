import { describe, expect, test } from 'vitest';
import { asBody } from './body';
import { readPerson, readPhone } from './person';

const fields = {
  ...{ name: ['name'], email: ['email'], cpf: ['cpf'] },
  ...{ areaCode: ['ddd'], number: ['phone'], wholeNumber: ['phoneNumber'] },
};
const read = (sent: object) => readPerson(asBody(sent)!, fields);

const mobile = '+55 (11) 98765-4321';
test.each([
  '11987654321',
  '(11) 98765-4321',
  '+55 11 98765-4321',
  '5511987654321',
  '005511987654321',
  '011 98765 4321',
  '11.98765.4321',
  'tel:11987654321',
])('%s is a telephone', (text) => expect(readPhone(text)[0]).toBe(mobile));

test.each(['', '123', 'a combinar', '00000000000', '9'.repeat(300), '11 1234'])('%j is none', (text) =>
  expect(readPhone(text)[0]).toBeNull(),
);

describe('the telephone of a body', () => {
  test.each<[object, string | null, [string, string][]]>([
    [{ ddd: '11', phone: '987654321' }, mobile, []],
    [{ ddd: 11, phone: 987654321 }, mobile, []],
    [{ ddd: '011', phone: '98765-4321' }, mobile, []],
    [{ ddd: '', phone: '11987654321' }, mobile, []],
    [{ ddd: '11', phone: '11987654321' }, mobile, []],
    [{ phoneNumber: '11987654321' }, mobile, []],
    [{ ddd: 'x', phone: 'y', phoneNumber: '5511987654321' }, mobile, []],
    [{ phone: '11987654321 / 1133334444' }, mobile, [['Telefone', '11987654321 / 1133334444']]],
    [{ phone: '987654321' }, null, [['Telefone', '987654321']]],
    [{ ddd: '11' }, null, [['Telefone', '11']]],
    [{ phone: '+351 912 345 678' }, '+351 912 345 678', []],
    [{ phone: null, ddd: [] }, null, []],
  ])('%j', (sent, phone, asSent) => expect(read(sent)).toMatchObject({ phone, asSent }));
});

test('what cannot be read stays as it was sent', () => {
  const long = 'Ana '.repeat(60);
  expect(read({ name: long, email: 'ana@', cpf: '111' })).toEqual({
    name: expect.stringMatching(/^Ana .{60,115}…$/),
    ...{ email: null, cpf: null, phone: null },
    asSent: [
      ['Nome', long.trim()],
      ['E-mail', 'ana@'],
      ['CPF', '111'],
    ],
  });
});

test.each([
  ['ana@exemplo.com.br', 'ana@exemplo.com.br'],
  [' mailto:ana@exemplo.com.br ', 'ana@exemplo.com.br'],
  ['ana@exemplo', null],
])('the e-mail %j', (email, expected) => expect(read({ email }).email).toBe(expected));

test('a CPF is digits, a name one line', () => {
  expect(read({ cpf: '111.444.777-35', name: ' Ana\n\tPrado ' })).toMatchObject({
    ...{ cpf: '11144477735', name: 'Ana Prado', asSent: [] },
  });
});
