import type { ActionFunctionArgs } from '@remix-run/node';
import type { RegisterInput } from '@contract/auth';
import { signInForms } from '../sign-in/sign-in-forms';
import { signInTexts } from '../sign-in/texts';
import { metSenhaRules } from '@domain/validation/senha-rules';
import { links } from '~/links';
import { ApiHttpError } from '~/back-end/errors.server';
import { orNull } from '~/back-end/or-null.server';
import { deviceOf } from '../sign-in/device.server';
import { tellSignIn } from '../sign-in/tell-sign-in.server';
import { productSlug } from '@domain/product';
import { finishSignIn } from '../sign-in/finish-sign-in.server';
import { textOf } from '~/forms/forms.server';
import { redirectToNotice } from './registration-notice.server';
import { submitForm } from '~/forms/submit-form.server';
import { toldIn, typedView } from '../sign-in/sign-in-reply.server';

/** The call's names for the form's fields, where they differ. */
const names = { password: 'senha', telefone: 'telefone.numero' };

/**
 * Registers and signs in. 422: each of its values is said, and beside the field where it has one; anything else is
 * 'Tente novamente mais tarde.' (spec 1 §10).
 */
export async function register(args: ActionFunctionArgs, typed: FormData) {
  const { context } = args;
  const view = { ...typedView(typed, 'registration'), metRules: metSenhaRules(textOf(typed, 'senha')) };
  const { notTaken, answer } = await submitForm(signInForms.registration, typed, {
    async send({ nome, email, telefone, dataNascimento, senha, newsletter }) {
      const person: RegisterInput = {
        nome,
        email,
        password: senha,
        telefone,
        dataNascimento,
        recebeNewsletter: newsletter,
        termos: true,
      };
      const signIn = (isNew: boolean) => signInAnew(args, person, view.returnTo, isNew);
      try {
        await context.api.auth(context.session.caller).register(person);
      } catch (error) {
        // The same form sent twice has made the account the first time: who knows its password is let in.
        const again = isKnown(error) && (await signIn(false));
        if (!again) throw error;
        return again;
      }
      // The account is made; who could not be signed in does it by hand.
      const signedIn = await signIn(true);
      if (signedIn) return signedIn;
      tellSignIn(context, { method: productSlug, user: null, isNew: true });
      return redirectToNotice(context, { state: 'registered', email });
    },
    names,
    log: context.log,
  });
  return notTaken ? toldIn(view, notTaken) : answer;
}

/** There is an account of this e-mail. */
const isKnown = (error: unknown) =>
  error instanceof ApiHttpError && error.status === 422 && Boolean(error.answer?.errors?.email);

/** Another password than the account's, or one that was tried too often, is its visitor's matter: no failure. */
function nullWhereRefused(error: unknown): null {
  if (error instanceof ApiHttpError && error.status < 500) return null;
  throw error;
}

/** Null where the account does not let this password in. */
async function signInAnew(
  args: ActionFunctionArgs,
  { email, password }: RegisterInput,
  lastPage: string | null,
  isNew: boolean,
): Promise<Response | null> {
  const { api, session, log } = args.context;
  const { device } = deviceOf(args);
  const signIn = api.auth(session.caller).login({ email, password, device });
  const answer = await orNull(signIn.catch(nullWhereRefused), log);
  return (
    answer &&
    finishSignIn(args, {
      answer,
      username: email,
      isNew,
      // Without a page to return to the text has one of its own.
      lastPage: lastPage ?? links.registered(),
      message: lastPage ? { tone: 'success', text: signInTexts.registered } : undefined,
    })
  );
}
