import type { ActionFunctionArgs } from '@remix-run/node';
import type { RegisterInput } from '@contract/auth';
import { registrationForm } from '~/domain/forms/sign-in';
import { checkForm } from '~/domain/forms/validate';
import { signInTexts } from '~/domain/sign-in/texts';
import { metSenhaRules } from '~/domain/validation/senha-rules';
import { links } from '~/links';
import { ApiHttpError } from './api/errors';
import { orNull } from './api/or-null.server';
import { deviceOf } from './device.server';
import { finishSignIn } from './finish-sign-in.server';
import { textOf } from './forms.server';
import { redirectToNotice } from './registration-notice.server';
import { firstErrors, refusedForNow, reply, typedView } from './sign-in-reply.server';

/** The call's names for the form's fields, where they differ. */
const fieldOf: Record<string, string> = { password: 'senha', telefone: 'telefone.numero' };

/**
 * Registers and signs in. 422: each of its values is said, and beside the field where it has one; anything else is
 * 'Tente novamente mais tarde.' (spec 1 §10).
 */
export async function register(args: ActionFunctionArgs, form: FormData) {
  const { context } = args;
  const submission = checkForm(form, registrationForm);
  const view = { ...typedView(form, 'registration'), metRules: metSenhaRules(textOf(form, 'senha')) };
  if (submission.status !== 'success')
    return reply({ ...view, errors: firstErrors(submission.reply().error) }, 400);
  const { nome, email, telefone, dataNascimento, senha, newsletter } = submission.value;
  const person: RegisterInput = {
    nome,
    email,
    password: senha,
    telefone,
    dataNascimento,
    recebeNewsletter: newsletter,
    termos: true,
  };
  try {
    await context.api.auth(context.session.caller).register(person);
  } catch (error) {
    const refused = refusedForNow(error);
    if (refused) {
      const { text, headers } = refused;
      return reply({ ...view, errors: { '': text }, messages: [text] }, 429, headers);
    }
    if (!(error instanceof ApiHttpError) || error.status !== 422) {
      await orNull(Promise.reject(error), context.log);
      const text = signInTexts.registrationFailed;
      return reply({ ...view, errors: { '': text }, messages: [text] }, 503);
    }
    // The same form sent twice has made the account the first time: who knows its password is let in.
    const again = error.answer?.errors?.email && (await signInAnew(args, person, view.returnTo));
    return again || reply({ ...view, ...refusals(error) }, 422);
  }
  return (
    (await signInAnew(args, person, view.returnTo)) ??
    // The account is made; who could not be signed in does it by hand.
    redirectToNotice(context, { state: 'registered', email })
  );
}

/** Null where the account does not let this password in. */
async function signInAnew(
  args: ActionFunctionArgs,
  { email, password }: RegisterInput,
  lastPage: string | null,
): Promise<Response | null> {
  const { api, session, log } = args.context;
  const { device } = deviceOf(args);
  const answer = await orNull(api.auth(session.caller).login({ email, password, device }), log);
  return (
    answer &&
    finishSignIn(args, {
      answer,
      username: email,
      // Without a page to return to the text has one of its own.
      lastPage: lastPage ?? links.registered(),
      message: lastPage ? { tone: 'success', text: signInTexts.registered } : undefined,
    })
  );
}

function refusals({ answer, message }: ApiHttpError) {
  const entries = Object.entries(answer?.errors ?? {});
  const texts = entries.flatMap(([, each]) => each);
  const errors = entries.flatMap(([name, [text]]) => (text ? [[fieldOf[name] ?? name, text] as const] : []));
  return {
    errors: errors.length > 0 ? Object.fromEntries(errors) : { '': message },
    messages: texts.length > 0 ? texts : [message],
  };
}
