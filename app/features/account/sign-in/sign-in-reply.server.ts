import { data } from '@remix-run/node';
import { lastPageField } from '@domain/people/providers';
import { returnTo } from '~/domain/return-to';
import { refilledFields, type SignInReply, type SignInStep, type SignInView } from './view';
import { firstErrors } from '~/forms/form-reply';
import { textOf } from '~/forms/forms.server';
import type { NotTaken } from '~/forms/submit-form.server';

export function typedView(form: FormData, step: SignInStep): SignInView {
  const filled = refilledFields.flatMap((name) => {
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

export const reply = (view: SignInReply, status = 200, headers?: HeadersInit) =>
  data(view, { status, headers });

export const replyWithErrors = (
  view: SignInView,
  { reply: { result }, messages, status, headers }: NotTaken,
): ReturnType<typeof reply> =>
  reply({ ...view, errors: firstErrors(result.error), messages }, status, headers);
