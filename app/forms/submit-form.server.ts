import type { z } from 'zod';
import { ApiHttpError } from '~/back-end/errors.server';
import { type Refusal, refusalOf } from '~/back-end/refusal.server';
import type { Form, FormSchema } from './form';
import type { FormReply } from './form-reply';
import { checkAll, checkThis } from './form-texts';

/** Why a form was not taken: what its page is answered, and what is said at the window's edge. */
export interface NotTaken extends Omit<Refusal, 'text'> {
  reply: FormReply & Required<Pick<FormReply, 'result'>>;
  messages: readonly string[];
}

type Submitted<Answer> =
  | { notTaken: NotTaken; answer?: undefined }
  | { notTaken?: undefined; answer: Answer };

interface SubmitOptions<Value, Answer> {
  /** The call, with the form's values. What it throws is told in words. */
  send: (value: Value) => Promise<Answer>;
  log: Parameters<typeof refusalOf>[1];
  /** Fields that are called otherwise in the call. */
  names?: Readonly<Record<string, string>>;
  refusal?: Parameters<typeof refusalOf>[2];
}

/**
 * What every action with a form and a call does: form data → checked → sent, else why not, with all that was typed but
 * its secrets: 400 with each error on its field; 422, the same said by the back end; 429, 501 or 503 in words.
 */
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
      const { messages, ...errors } = toldBy(error, form, names);
      return { notTaken: { reply: { result: reply(errors) }, messages, status: 422 } };
    }
    const { text, ...init } = await refusalOf(error, log, refusal);
    return {
      notTaken: { reply: { result: reply({ formErrors: [text] }), failed: text }, messages: [text], ...init },
    };
  }
}

/** What the back end finds wrong (422): beside the field where there is one, and each as a message. */
function toldBy({ answer }: ApiHttpError, form: Form, names: Readonly<Record<string, string>>) {
  const told = Object.entries(answer?.errors ?? {}).map(
    ([name, texts]) => [names[name] ?? name, texts] as const,
  );
  const hasField = ([name]: (typeof told)[number]) => Object.hasOwn(form.labels, name);
  const beside = told.filter(hasField).map(([name, texts]) => [name, said(texts, checkThis)] as const);
  const others = told.filter((each) => !hasField(each)).flatMap(([, texts]) => texts);
  const messages = said(
    told.flatMap(([, texts]) => texts),
    checkAll,
  );
  return {
    fieldErrors: Object.fromEntries(beside),
    formErrors: told.length === 0 || others.length > 0 ? said(others, checkAll) : [],
    messages,
  };
}

/** Spoken to people, each once; `otherwise` where what a back end says was written for programmers. */
const said = (texts: readonly string[], otherwise: string): string[] =>
  texts.length > 0 ? [...new Set(texts.map((text) => text || otherwise))] : [otherwise];
