import { data } from '@remix-run/node';
import { lastPageField } from '@domain/providers';
import { returnTo } from '~/domain/return-to';
import { keptFields, type SignInReply, type SignInStep, type SignInView } from './view';
import { firstErrors } from '~/forms/form-reply';
import { textOf } from '~/forms/forms.server';
import type { NotTaken } from '~/forms/submit-form.server';

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

/** The step again, with what is wrong. */
export const toldIn = (
  view: SignInView,
  { reply: { result }, messages, status, headers }: NotTaken,
): ReturnType<typeof reply> =>
  reply({ ...view, errors: firstErrors(result.error), messages }, status, headers);
