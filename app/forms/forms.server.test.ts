import { expect, test } from 'vitest';
import { z } from 'zod';
import { readForm } from './forms.server';

const form = {
  schema: async () =>
    z.object({
      nome: z.string(),
      telefone: z.object({ numero: z.string() }),
      tipo: z.array(z.string()).max(4),
      fase: z.array(z.string()).max(3),
    }),
};
const formType = 'application/x-www-form-urlencoded';
const posted = (body: string, type: string | null = formType) =>
  new Request('https://www.example.com.br/imovel-desejado', {
    method: 'POST',
    headers: type === null ? {} : { 'Content-Type': type },
    // Bytes, because a string body sets a content type.
    body: new TextEncoder().encode(body),
  });
const read = async (body: string, type?: string | null) => [
  ...(await readForm(posted(body, type), form, 'chave')),
];

test.each<[string, string, [string, string][]]>([
  [
    'plain fields',
    'nome=Clara+Nunes&chave=1',
    [
      ['nome', 'Clara Nunes'],
      ['chave', '1'],
    ],
  ],
  ['a field of a group', 'telefone.numero=11', [['telefone.numero', '11']]],
  ['escapes in a name', 'telefone%2Enumero=11', [['telefone.numero', '11']]],
  [
    'several of a choice',
    'tipo=a&tipo=b',
    [
      ['tipo', 'a'],
      ['tipo', 'b'],
    ],
  ],
  ['nothing', '', []],
  ['99 fields of an extension beside its own', `${'x=1&'.repeat(99)}nome=a`, [['nome', 'a']]],
  ['names that mean something to conform or to objects', '__intent__=reset&__proto__=a&constructor=b', []],
])('a form with %s is read, of its declared fields', async (_, body, fields) => {
  expect(await read(body)).toEqual(fields);
});

test.each<[string, string, number]>([
  ['an index', 'x[4294967294]=a', 400],
  ['an index of a declared name', 'tipo[0]=a', 400],
  ['a group that no field has', 'nome.x=a', 400],
  ['brackets in escapes', 'x%5B%5D=a', 400],
  ['a field that comes once twice', 'nome=a&nome=b', 400],
  ['more of a choice than there are choices', 'fase=a&'.repeat(50), 400],
  ['101 fields', `${'x=1&'.repeat(100)}nome=a`, 413],
  ['10,001 characters in a field', `nome=${'a'.repeat(10_001)}`, 413],
  ['more bytes than any form has', `x=${'a'.repeat(256 * 1024)}`, 413],
])('a form with %s is refused, in words', async (_, body, status) => {
  const answer = await read(body).catch((refused: Response) => refused);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).status).toBe(status);
  expect(await (answer as Response).text()).toMatch(/lang="pt-BR".*<h1[^>]*>.+<\/h1>/s);
});

test.each([
  ['text/plain', 415],
  ['application/json', 415],
  ['multipart/form-data; boundary=b', 415],
  [null, 415],
  ['Application/X-WWW-Form-URLencoded; charset=UTF-8', null],
])('a body of the type %s', async (type, status) => {
  const answer = await read('nome=a', type).catch((refused: Response) => refused.status);
  expect(answer).toEqual(status ?? [['nome', 'a']]);
});

test('a form without fields and without a type is one', async () => {
  expect(await read('', null)).toEqual([]);
});
