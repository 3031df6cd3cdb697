import type { z } from 'zod';
import { ApiHttpError } from '~/back-end/errors.server';
import { type Refusal, refusalOf } from '~/back-end/refusal.server';
import type { Form, FormSchema } from './form';
import type { FormReply } from './form-reply';
import { checkAll, checkThis } from './form-texts';

export interface NotTaken extends Omit<Refusal, 'text'> {
  reply: FormReply & Required<Pick<FormReply, 'result'>>;
  messages: readonly string[];
}

type Submitted<Answer> =
  | { notTaken: NotTaken; answer?: undefined }
  | { notTaken?: undefined; answer: Answer };

interface SubmitOptions<Value, Answer> {
  send: (value: Value) => Promise<Answer>;
  log: Parameters<typeof refusalOf>[1];
  /** Names of the call that differ from the form's. */
  names?: Readonly<Record<string, string>>;
  refusal?: Parameters<typeof refusalOf>[2];
}

/** Returns input (without secrets) with errors: 400 by our rules, 422 by the back end, 429, 501 or 503 as a text. */
export async function submitForm<Schema extends FormSchema, Name extends string, Answer>(
  form: Form<Schema, Name>,
  typed: FormData,
  { send, log, names = {}, refusal }: SubmitOptions<z.output<Schema>, Answer>,
): Promise<Submitted<Answer>> {
  const submission = await form.check(typed);
  const reply = (errors?: Parameters<typeof submission.reply>[0]) =>
    submission.reply({ ...errors, hideFields: [...(form.secrets ?? [])] });
  if (submission.status !== 'success')
    return { notTaken: { reply: { result: reply() }, messages: [], status: 400 } };
  try {
    return { answer: await send(submission.value) };
  } catch (error) {
    if (error instanceof ApiHttpError && error.status === 422) {
      const { messages, ...errors } = fieldErrorsOf(error, form, names);
      return { notTaken: { reply: { result: reply(errors) }, messages, status: 422 } };
    }
    const { text, ...init } = await refusalOf(error, log, refusal);
    return {
      notTaken: { reply: { result: reply({ formErrors: [text] }), failed: text }, messages: [text], ...init },
    };
  }
}

function fieldErrorsOf({ answer }: ApiHttpError, form: Form, names: Readonly<Record<string, string>>) {
  const fieldTexts = Object.entries(answer?.errors ?? {}).map(
    ([name, texts]) => [names[name] ?? name, texts] as const,
  );
  const hasField = ([name]: (typeof fieldTexts)[number]) => Object.hasOwn(form.labels, name);
  const beside = fieldTexts
    .filter(hasField)
    .map(([name, texts]) => [name, messagesOf(texts, checkThis)] as const);
  const others = fieldTexts.filter((each) => !hasField(each)).flatMap(([, texts]) => texts);
  const messages = messagesOf(
    fieldTexts.flatMap(([, texts]) => texts),
    checkAll,
  );
  return {
    fieldErrors: Object.fromEntries(beside),
    formErrors: fieldTexts.length === 0 || others.length > 0 ? messagesOf(others, checkAll) : [],
    messages,
  };
}

/** `otherwise` replaces texts for programmers. */
const messagesOf = (texts: readonly string[], otherwise: string): string[] =>
  texts.length > 0 ? [...new Set(texts.map((text) => text || otherwise))] : [otherwise];
