import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createApiClient } from '~/back-end/client.server';
import { defineForm } from './form';
import { submitForm } from './submit-form.server';

const form = defineForm({
  id: 'cadastro',
  labels: { nome: 'Nome', email: 'E-mail', senha: 'Senha' },
  secrets: ['senha'],
  schema: async () => z.object({ nome: z.string(), email: z.string(), senha: z.string() }),
});
const typed = new FormData();
for (const [name, value] of Object.entries({ nome: 'Clara', email: 'a@b.co', senha: 'x' }))
  typed.set(name, value);

const log = { error: () => {}, warn: () => {}, info: () => {} };
const visitor = { country: 'br', region: null, ip: null } as never;

async function messagesFor(body: unknown) {
  const answer = new Response(JSON.stringify(body), { status: 422 });
  const api = createApiClient({ fetch: async () => answer, log });
  const send = () => api.auth({ visitor, userAgent: null }).register({} as never);
  const { notTaken } = await submitForm(form, typed, { send, log, names: { password: 'senha' } });
  const { status, messages, reply } = notTaken!;
  expect(status).toBe(422);
  return { messages, beside: reply.result.error };
}

const taken = 'Este e-mail já tem uma conta';
const weak = 'Senha muito curta';
const general = 'Confira os dados e tente novamente.';

describe('a registration that any back end refuses with 422', () => {
  test.each<[string, unknown]>([
    ['by field', { email: [taken] }],
    ['by field, one text', { email: taken }],
    ['under errors', { message: 'Dados inválidos', errors: { email: [taken] } }],
    ['under erros', { erros: { email: taken } }],
    ['nested', { data: { errors: { email: [{ message: taken }] } } }],
    ['a list of objects', [{ field: 'email', message: taken }]],
    ['a list under errors', { errors: [{ param: 'email', msg: taken }] }],
    ['zod’s own', { error: { issues: [{ code: 'custom', path: ['email'], message: taken }] } }],
    ['zod’s flat one', { formErrors: [], fieldErrors: { email: [taken] } }],
    ['places', { detail: [{ loc: ['body', 'email'], msg: taken, type: 'value_error' }] }],
    ['paths', { violations: [{ propertyPath: 'data.email', message: taken }] }],
  ])('%s: its text stands beside the field and is said', async (_shape, body) => {
    expect(await messagesFor(body)).toEqual({ messages: [taken], beside: { email: [taken] } });
  });

  test('several: each is said, under our own names', async () => {
    const { messages, beside } = await messagesFor({
      errors: { email: [taken], password: [weak], cupom: ['Cupom vencido'] },
    });
    expect(messages).toEqual([taken, weak, 'Cupom vencido']);
    expect(beside).toEqual({ email: [taken], senha: [weak], '': ['Cupom vencido'] });
  });

  test.each<[string, unknown]>([
    ['a list of texts', [taken]],
    ['a text', taken],
    ['an object with a message', { status: 'error', code: 'X1', message: taken }],
    ['error', { error: taken }],
    ['error.message', { error: { code: 7, message: taken } }],
  ])('%s: it is said of the whole', async (_shape, body) => {
    expect(await messagesFor(body)).toEqual({ messages: [taken], beside: { '': [taken] } });
  });

  test.each<[string, unknown, string]>([
    ['English of a framework', { email: ['The email has already been taken.'] }, 'email'],
    ['English of zod', { errors: { nome: ['Invalid input: expected string, received undefined'] } }, 'nome'],
    [
      'of a database',
      { errors: { email: 'duplicate key value violates unique constraint "users_email"' } },
      'email',
    ],
    ['a code', { email: ['EMAIL_EXISTS'] }, 'email'],
    ['a name of a field', { errors: { senha: ['password_too_short'] } }, 'senha'],
    ['markup', { errors: { nome: '<b>Nome</b>' } }, 'nome'],
  ])('%s is not shown: the field is to be checked', async (_what, body, field) => {
    expect(await messagesFor(body)).toEqual({
      messages: [general],
      beside: { [field]: ['Confira este campo.'] },
    });
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['an empty object', {}],
    ['English', { message: 'Unprocessable Entity' }],
    ['English in a list', ['Email is required']],
    ['a stack', { message: 'Error at User.create (/srv/app/users.js:12:3)', stack: 'Error at x' }],
    ['numbers', { status: 422, code: 17 }],
    ['very deep', JSON.parse('{"errors":'.repeat(50) + '"x"' + '}'.repeat(50))],
  ])('%s: the house’s own sentence', async (_what, body) => {
    expect(await messagesFor(body)).toEqual({ messages: [general], beside: { '': [general] } });
  });
});
