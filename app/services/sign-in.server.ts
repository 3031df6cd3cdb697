import type { ActionFunctionArgs } from '@remix-run/node';
import { emailForm, loginForm } from '~/domain/forms/sign-in';
import { checkForm } from '~/domain/forms/validate';
import { signInTexts } from '~/domain/sign-in/texts';
import { back, emailStep, stepField, type SignInView } from '~/domain/sign-in/view';
import { ApiHttpError } from './api/errors';
import { orNull } from './api/or-null.server';
import { deviceOf } from './device.server';
import { finishSignIn } from './finish-sign-in.server';
import { readForm, textOf } from './forms.server';
import { register } from './registration.server';
import { firstErrors, refusedForNow, reply, typedView } from './sign-in-reply.server';

/**
 * The one action of window and pages (spec 1 §2.6): e-mail check, then sign-in or registration. What was
 * typed goes from step to step in the form itself, never in an address; a password goes nowhere.
 */
export async function signInAction(args: ActionFunctionArgs) {
  args.context.session.isPrivate = true;
  const form = await readForm(args.request);
  switch (textOf(form, stepField)) {
    case 'email':
      return checkEmail(args, form);
    case 'login':
      return logIn(args, form);
    case 'registration':
      return register(args, form);
    case back: {
      const { values, returnTo } = typedView(form, 'email');
      return reply(emailStep(values, returnTo));
    }
    default:
      return reply(typedView(form, 'email'), 400);
  }
}

/** An e-mail that exists gives the sign-in, any other the registration; over the limit nothing is told (settled §5). */
async function checkEmail({ context }: ActionFunctionArgs, form: FormData) {
  const submission = checkForm(form, emailForm);
  if (submission.status !== 'success')
    return reply({ ...typedView(form, 'email'), errors: firstErrors(submission.reply().error) }, 400);
  try {
    const { email_exists: exists } = await context.api
      .auth(context.session.caller)
      .checkEmail(submission.value.email);
    return reply(typedView(form, exists ? 'login' : 'registration'));
  } catch (error) {
    if (refusedForNow(error)) return reply(typedView(form, 'login'));
    await orNull(Promise.reject(error), context.log);
    const text = signInTexts.away;
    return reply({ ...typedView(form, 'email'), errors: { '': text }, messages: [text] }, 503);
  }
}

async function logIn(args: ActionFunctionArgs, form: FormData) {
  const { context } = args;
  const submission = checkForm(form, loginForm);
  const view = typedView(form, 'login');
  if (submission.status !== 'success') {
    const errors = firstErrors(submission.reply().error);
    // The e-mail is the step before's.
    return reply(errors.email ? { ...view, step: 'email', errors } : { ...view, errors }, 400);
  }
  const { email, senha } = submission.value;
  try {
    const { device } = deviceOf(args);
    const answer = await context.api.auth(context.session.caller).login({ email, password: senha, device });
    return await finishSignIn(args, { answer, username: email, lastPage: view.returnTo });
  } catch (error) {
    const refused = refusedForNow(error);
    if (refused) {
      const { text, headers } = refused;
      return reply({ ...view, errors: { '': text }, messages: [text] }, 429, headers);
    }
    return loginFailed(context, view, error);
  }
}

/** 'Any error' is told by the specification's one text; that the password was not even judged is said beside it. */
async function loginFailed({ log }: ActionFunctionArgs['context'], view: SignInView, error: unknown) {
  const isWrong = error instanceof ApiHttpError && error.status < 500;
  if (!isWrong) await orNull(Promise.reject(error), log);
  const text = signInTexts.loginFailed;
  const errors: SignInView['errors'] = { senha: text };
  if (!isWrong) errors[''] = signInTexts.away;
  return reply({ ...view, errors, messages: [text] }, isWrong ? 400 : 503);
}
