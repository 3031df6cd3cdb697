import type { ActionFunctionArgs } from '@remix-run/node';
import { forgottenPasswordForm } from '~/features/account/sign-in/sign-in-forms';
import { notTakenReply } from '~/features/account/recovery/recovery-reply.server';
import { readForm } from '~/forms/forms.server';
import { submitForm } from '~/forms/submit-form.server';
import { redirectSent } from './sent.server';

/** Requests the link. The answer is equal for known and unknown e-mails. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, session, seals, log } = context;
  session.isPrivate = true;
  const typed = await readForm(request, forgottenPasswordForm);
  const { notTaken, answer: email } = await submitForm(forgottenPasswordForm, typed, {
    async send({ email }) {
      await api.auth(session.caller).forgotPassword(email);
      return email;
    },
    log,
  });
  return notTaken ? notTakenReply(notTaken) : redirectSent(email, seals);
}
