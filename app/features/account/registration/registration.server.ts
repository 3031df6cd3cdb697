import type { ActionFunctionArgs } from '@remix-run/node';
import type { RegisterInput } from '@contract/auth';
import { signInForms } from '../sign-in/sign-in-forms';
import { signInTexts } from '../sign-in/texts';
import { links } from '~/links';
import { hasStatus, isRefusal } from '~/back-end/errors.server';
import { orNull } from '~/back-end/or-null.server';
import { deviceOf } from '../sign-in/device.server';
import { trackSignIn } from '../sign-in/track-sign-in.server';
import { productSlug } from '@domain/brokerage/product-slug';
import { finishSignIn } from '../sign-in/finish-sign-in.server';
import { redirectToNotice } from './registration-notice.server';
import { submitForm } from '~/forms/submit-form.server';
import { replyWithErrors, typedView } from '../sign-in/sign-in-reply.server';

const names = { password: 'senha', telefone: 'telefone.numero' };

/** 422: messages at their fields; other errors: 'Tente novamente mais tarde.' (spec 1 §10). */
export async function register(args: ActionFunctionArgs, typed: FormData) {
  const { context } = args;
  const view = typedView(typed, 'registration');
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
      const signIn = (isNew: boolean) => signInAgain(args, person, view.returnTo, isNew);
      try {
        await context.api.auth(context.session.caller).register(person);
      } catch (error) {
        // A form that is sent twice has created the account before. The right password signs in.
        const again = isKnown(error) && (await signIn(false));
        if (!again) throw error;
        return again;
      }
      const signedIn = await signIn(true);
      if (signedIn) return signedIn;
      trackSignIn(context, { method: productSlug, publicId: null, isNew: true });
      return redirectToNotice(context, { state: 'registered', email });
    },
    names,
    log: context.log,
  });
  return notTaken ? replyWithErrors(view, notTaken) : answer;
}

const isKnown = (error: unknown) => hasStatus(error, 422) && Boolean(error.answer?.errors?.email);

/** A wrong password, or a rate limit, is no failure here. */
function nullWhereRefused(error: unknown): null {
  if (isRefusal(error) || hasStatus(error, 429)) return null;
  throw error;
}

async function signInAgain(
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
      // Without a return page, the success page has its own text.
      lastPage: lastPage ?? links.registered(),
      message: lastPage ? { tone: 'success', text: signInTexts.registered } : undefined,
    })
  );
}
