import type { ActionFunctionArgs } from '@remix-run/node';
import { signInForms } from './sign-in-forms';
import { signInTexts } from './texts';
import type { SignInStep, SignInView } from './view';
import { isRefusal } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import { deviceOf } from './device.server';
import { finishSignIn } from './finish-sign-in.server';
import { firstErrors } from '~/forms/form-reply';
import { submitForm } from '~/forms/submit-form.server';
import { reply, replyWithErrors, typedView } from './sign-in-reply.server';

type Visit = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** Sign-in for a known e-mail, else registration. Over the rate limit sign-in, to reveal nothing (settled §5). */
export async function checkEmail({ context }: Visit, typed: FormData) {
  const { notTaken, answer: step } = await submitForm(signInForms.email, typed, {
    async send({ email }): Promise<SignInStep> {
      const answer = await context.api.auth(context.session.caller).checkEmail(email);
      return answer.email_exists ? 'login' : 'registration';
    },
    log: context.log,
    refusal: { unanswered: signInTexts.away },
  });
  if (!notTaken) return reply(typedView(typed, step));
  if (notTaken.status === 429) return reply(typedView(typed, 'login'));
  return replyWithErrors(typedView(typed, 'email'), notTaken);
}

export async function logIn(args: Visit, typed: FormData) {
  const { context } = args;
  const submission = await signInForms.login.check(typed);
  const view = typedView(typed, 'login');
  if (submission.status !== 'success') {
    const errors = firstErrors(submission.reply().error);
    return reply(errors.email ? { ...view, step: 'email', errors } : { ...view, errors }, 400);
  }
  const { email, senha } = submission.value;
  try {
    const { device } = deviceOf(args);
    const answer = await context.api.auth(context.session.caller).login({ email, password: senha, device });
    return await finishSignIn(args, { answer, username: email, lastPage: view.returnTo });
  } catch (error) {
    return loginFailed(context, view, error);
  }
}

/** One text for any error, except a rate limit; adds a notice if the password was not checked. */
async function loginFailed({ log }: Visit['context'], view: SignInView, error: unknown) {
  const text = signInTexts.loginFailed;
  const wrong = { ...view, errors: { senha: text }, messages: [text] };
  if (isRefusal(error)) return reply(wrong, 400);
  const refusal = await refusalOf(error, log, { unanswered: signInTexts.away });
  const { status, headers } = refusal;
  if (status === 429)
    return reply({ ...view, errors: { '': refusal.text }, messages: [refusal.text] }, status, headers);
  return reply({ ...wrong, errors: { ...wrong.errors, '': refusal.text } }, 503, headers);
}
