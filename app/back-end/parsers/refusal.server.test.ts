import { expect, test } from 'vitest';
import { refusal } from './refusal.server';

const inside = 'SQLSTATE[42P01]: relation "users" does not exist at UserService.find';
const context = { pictureAddress: () => null, leftOut: () => {} };

test.each<[number, unknown]>([
  [400, { error: inside }],
  [400, [inside]],
  [401, { type: 'about:blank', title: 'Unauthorized', status: 401, detail: inside }],
  [404, { error: { code: 'E_ROUTE', reason: inside } }],
  [409, { errors: [{ id: 'e1', detail: inside }] }],
  [422, { error: { email: [inside] } }],
  [422, { errors: { email: ['The email has already been taken.'] }, message: 'The data was invalid.' }],
  [422, [{ field: 'email', message: inside }]],
  [422, { error: { issues: [{ path: ['nome'], message: 'Expected string, received null' }] } }],
  [422, { detail: [{ loc: ['body', 'email'], msg: 'field required', type: 'value_error.missing' }] }],
  [422, { data: { violations: [{ propertyPath: 'email', message: 'This should not be blank.' }] } }],
  [422, inside],
  [429, { error: 'Too Many Requests' }],
  [500, { message: inside, stack: [inside] }],
  [503, { status: 'error', data: inside }],
  [502, '<h1>502 Bad Gateway</h1><hr>nginx'],
])('%i: no text of a program is for people: %j', (status, body) => {
  const { message = '', errors = {} } = refusal(body, status, context) ?? {};
  expect([message, ...Object.values(errors).flat()].join('')).toBe('');
});

test('what is written in Portuguese is for people', () => {
  const answer = { message: 'Confira os dados.', errors: { email: ['Este e-mail já foi usado.'] } };
  expect(refusal(answer, 422, context)).toMatchObject(answer);
});

test.each(['errors', 'erros'])('fields named as metadata are fields in %s', (key) => {
  const fields = { code: ['Falta o código.'], name: ['Falta o nome.'], url: ['Não é um endereço.'] };
  expect(refusal({ code: 'UNPROCESSABLE', [key]: fields }, 422, context)?.errors).toEqual(fields);
});

test('metadata of one error is no field', () => {
  const error = {
    code: 'Não vale',
    title: ['Erro de validação'],
    field: 'email',
    message: 'Falta o e-mail.',
  };
  for (const answer of [{ errors: [error] }, { error }])
    expect(refusal(answer, 422, context)?.errors).toEqual({ email: ['Falta o e-mail.'] });
});
