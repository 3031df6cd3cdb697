import { expect, it } from 'vitest';
import { ApiHttpError, ApiTimeoutError } from './errors.server';
import { perhapsDone, refusalOf } from './refusal.server';

it.each([
  [429, 5, { status: 429, text: 'Muitas tentativas.', headers: { 'Retry-After': '5' } }],
  [503, 4.2, { status: 503, text: 'Tente novamente mais tarde.', headers: { 'Retry-After': '5' } }],
  [503, undefined, { status: 503, text: 'Tente novamente mais tarde.', headers: undefined }],
])('answers a back end %i with its Retry-After, %d s', async (status, wait, expected) => {
  const answer = {
    code: 'X',
    message: 'Muitas tentativas.',
    reason: 'too many',
    product: null,
    retry_after: wait ?? null,
  };
  const error = new ApiHttpError(status, 'POST auth/login', answer);
  expect(await refusalOf(error, { error: () => {} })).toEqual(expected);
});

it('warns after a back-end timeout that the write may be done', async () => {
  const error = Object.assign(new ApiTimeoutError('PUT clientArea/userData', 8_000), { mayBeDone: true });
  const refusal = await refusalOf(error, { error: () => {} });
  expect(refusal).toMatchObject({ status: 503, text: expect.stringContaining(perhapsDone) });
});

it.each([
  [400, 503, 'Tente novamente mais tarde.'],
  [403, 503, 'Tente novamente mais tarde.'],
  [409, 409, 'Já existe um pedido seu.'],
  [502, 503, 'Tente novamente mais tarde.'],
  [503, 503, 'Tente novamente mais tarde.'],
])('of a form that is answered %i the page answers %i and says “%s”', async (status, expected, text) => {
  const message = 'Já existe um pedido seu.';
  const answer = { code: 'X', message, reason: message, product: null, retry_after: null };
  const error = new ApiHttpError(status, 'POST auth/register', answer);
  expect(await refusalOf(error, { error: () => {} })).toMatchObject({ status: expected, text });
});
