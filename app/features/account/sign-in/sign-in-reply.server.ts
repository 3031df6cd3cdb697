import { data } from '@remix-run/node';
import { lastPageField } from '@domain/providers';
import { returnTo } from '~/domain/return-to';
import { keptFields, type SignInReply, type SignInStep, type SignInView } from './view';
import { ApiHttpError } from '~/back-end/errors';
import { textOf } from '~/forms/forms.server';

/** What was typed so far, as the next step or the same one shows it again. */
export function typedView(form: FormData, step: SignInStep): SignInView {
  const filled = keptFields.flatMap((name) => {
    const value = textOf(form, name);
    return value ? [[name, value] as const] : [];
  });
  return {
    step,
    values: Object.fromEntries(filled),
    errors: {},
    messages: [],
    returnTo: returnTo(form.get(lastPageField)),
  };
}

/** The form's answer; nobody but its visitor may keep it. */
export const reply = (view: SignInReply, status = 200, headers?: HeadersInit) =>
  data(view, { status, headers });

/** The first error of each field. */
export const firstErrors = (errors: Record<string, string[] | null> | null | undefined) =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, texts]) => (texts?.[0] ? [[name, texts[0]]] : [])),
  );

/** A call that was refused because there were too many: what to say, and the seconds to wait. */
export function refusedForNow(error: unknown): { text: string; headers: HeadersInit } | null {
  if (!(error instanceof ApiHttpError) || error.status !== 429) return null;
  const wait = error.answer?.retry_after;
  return { text: error.message, headers: wait ? { 'Retry-After': String(wait) } : {} };
}
