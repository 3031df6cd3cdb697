import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from '@remix-run/node';
import { maxId } from '@domain/property-url';
import { hasStatus } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import { intentField } from '~/features/account/profile/profile-intents';
import { keepSecret, tokenOf } from '~/features/folder-for-two/secret-page.server';
import type { FormReply } from '~/forms/form-reply';
import { readForm, textOf } from '~/forms/forms.server';
import { type NotTaken, submitForm } from '~/forms/submit-form.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { guestIntents, guestNameForm, homeField, opinionFormOf } from './guest-forms';

/** What a form of the page is answered with; `of` is the form's id. */
export interface GuestReply extends FormReply {
  of: string;
}

/** A posted form, and who has posted it. */
interface Posted {
  token: string;
  typed: FormData;
  context: Pick<AppLoadContext, 'api' | 'log'>;
}
/** What came of it: what is said, and at which home the page stands again; or why it was not taken. */
type Outcome = { said: string; home?: number } | { of: string; notTaken: NotTaken };

/**
 * What a guest writes: a first name, what is said of a home, or that all of it is to be deleted. Where the link opens
 * nothing any more, or the home has left the folder, the page shows how it is now.
 */
export async function action(args: ActionFunctionArgs) {
  keepSecret(args.context);
  const { request, context } = args;
  const token = tokenOf(new URL(request.url));
  const typed = await readForm(request, guestNameForm, opinionFormOf(0), intentField, homeField);
  const intent = textOf(typed, intentField);
  const task = Object.hasOwn(tasks, intent) ? tasks[intent] : undefined;
  if (!task) throw new Response(null, { status: 400 });
  try {
    const outcome = await task({ token, typed, context });
    if ('notTaken' in outcome) {
      const { reply, messages: _, ...init } = outcome.notTaken;
      return data({ ...reply, of: outcome.of } satisfies GuestReply, init);
    }
    const said = await flashCookie({ tone: 'success', text: outcome.said });
    return redirect(links.sharedFolder(token, outcome.home ?? 0), {
      status: 303,
      headers: { 'Set-Cookie': said },
    });
  } catch (error) {
    if (error instanceof Changed) return redirect(links.sharedFolder(token, 0), 303);
    if (error instanceof Response) throw error;
    const { text, ...init } = await refusalOf(error, context.log);
    return data({ of: intent, failed: text } satisfies GuestReply, init);
  }
}

const tasks: Readonly<Record<string, (posted: Posted) => Promise<Outcome>>> = {
  async [guestIntents.name]({ token, typed, context: { api, log } }) {
    const send = ({ nome }: { nome: string }) => unlessChanged(api.nameGuest({ token, name: nome }));
    const { notTaken } = await submitForm(guestNameForm, typed, { send, log });
    return notTaken ? { of: guestNameForm.id, notTaken } : { said: 'Nome guardado.' };
  },
  async [guestIntents.answer]({ token, typed, context: { api, log } }) {
    const home = homeOf(typed);
    const form = opinionFormOf(home);
    const { notTaken } = await submitForm(form, typed, {
      send: ({ resposta: answer, recado: note }) =>
        unlessChanged(api.answerAsGuest({ token, code: home, answer, note })),
      log,
    });
    return notTaken ? { of: form.id, notTaken } : { said: 'Resposta salva.', home };
  },
  async [guestIntents.forget]({ token, context: { api } }) {
    await unlessChanged(api.forgetGuest(token));
    return { said: 'Seu nome e suas respostas foram apagados.' };
  },
};

function homeOf(typed: FormData): number {
  const home = Number(/^[1-9]\d{0,9}$/.exec(textOf(typed, homeField))?.[0]);
  if (!(home <= maxId)) throw new Response(null, { status: 400 });
  return home;
}

/** The link opens nothing any more, or the home is not in the folder. */
class Changed extends Error {}

const unlessChanged = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw hasStatus(error, 404, 410) ? new Changed() : error;
  });
