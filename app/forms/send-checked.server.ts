import type { SubmissionResult } from '@conform-to/react';
import type { z } from 'zod';
import { checkForm, type FormSchema } from './validate';
import { ApiHttpError } from '~/back-end/errors';

type Sent<Answer> =
  { invalid: SubmissionResult<string[]>; answer?: undefined } | { invalid?: undefined; answer: Answer };

/** Never given back. */
const passwords = ['current', 'password'];
/** Fields that are called otherwise in a form than in its call. */
const formNames: Record<string, string> = { telefone: 'telefone.numero' };

/**
 * A form, checked by its schema and then by the back end (422 with texts by field): what is wrong, each on its field
 * and with what was typed, or the call's answer.
 * @throws what the API client throws, 422 apart
 */
export async function sendChecked<Schema extends FormSchema, Answer>(
  form: FormData,
  schema: Schema,
  send: (value: z.output<Schema>) => Promise<Answer>,
): Promise<Sent<Answer>> {
  const submission = checkForm(form, schema);
  if (submission.status !== 'success') return { invalid: submission.reply({ hideFields: passwords }) };
  try {
    return { answer: await send(submission.value) };
  } catch (error) {
    if (!(error instanceof ApiHttpError) || error.status !== 422 || !error.answer?.errors) throw error;
    const fieldErrors = Object.fromEntries(
      Object.entries(error.answer.errors).map(([name, texts]) => [formNames[name] ?? name, texts]),
    );
    return { invalid: submission.reply({ fieldErrors, hideFields: passwords }) };
  }
}
