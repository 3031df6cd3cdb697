import { expect, it } from 'vitest';
import { errorAnswer } from '@contract/errors';
import { ApiHttpError } from './errors.server';
import { refusalOf } from './refusal.server';

it.each([
  [429, 5, { status: 429, text: 'Muitas tentativas.', headers: { 'Retry-After': '5' } }],
  [503, 4.2, { status: 503, text: 'Tente novamente mais tarde.', headers: { 'Retry-After': '5' } }],
  [503, undefined, { status: 503, text: 'Tente novamente mais tarde.', headers: undefined }],
])(
  'of a back end that answers %i is told with the time to come again that it gives, %d s',
  async (status, wait, told) => {
    const answer = errorAnswer.parse({ code: 'X', message: 'Muitas tentativas.', retry_after: wait });
    const error = new ApiHttpError(status, 'POST auth/login', answer);
    expect(await refusalOf(error, { error: () => {} })).toEqual(told);
  },
);
