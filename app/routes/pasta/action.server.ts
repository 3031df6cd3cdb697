import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from '@remix-run/node';
import { maxId } from '@domain/property/property-url';
import { hasStatus } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import { intentField } from '~/features/account/profile/profile-intents';
import { markTokenPage, tokenOf } from '~/features/shared-folder/token-page.server';
import type { FormReply } from '~/forms/form-reply';
import { readForm, textOf } from '~/forms/forms.server';
import { type NotTaken, submitForm } from '~/forms/submit-form.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { guestIntents, guestNameForm, propertyField, reactionFormOf } from './guest-forms';

/** Answer to a form; `of` is the form's id. */
export interface GuestReply extends FormReply {
  of: string;
}

interface Posted {
  token: string;
  typed: FormData;
  context: Pick<AppLoadContext, 'api' | 'log'>;
}
/** Message and property to scroll to, or the rejection of form `of`. */
type Outcome = { said: string; home?: number } | { of: string; notTaken: NotTaken };

/** Saves a guest's name or reaction, or deletes the guest's data. If the link is gone, the page shows that. */
export async function action(args: ActionFunctionArgs) {
  markTokenPage(args.context);
  const { request, context } = args;
  const token = tokenOf(new URL(request.url));
  const typed = await readForm(request, guestNameForm, reactionFormOf(0), intentField, propertyField);
  const intent = textOf(typed, intentField);
  const task = Object.hasOwn(tasks, intent) ? tasks[intent] : undefined;
  if (!task) throw new Response(null, { status: 400 });
  try {
    const outcome = await task({ token, typed, context });
    if ('notTaken' in outcome) {
      const { reply, messages: _, ...init } = outcome.notTaken;
      return data({ ...reply, of: outcome.of } satisfies GuestReply, init);
    }
    const cookie = await flashCookie({ tone: 'success', text: outcome.said });
    return redirect(links.sharedFolder(token, outcome.home ?? 0), {
      status: 303,
      headers: { 'Set-Cookie': cookie },
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
    const property = propertyIdOf(typed);
    const form = reactionFormOf(property);
    const { notTaken } = await submitForm(form, typed, {
      send: ({ resposta: answer, recado: note }) =>
        unlessChanged(api.answerAsGuest({ token, code: property, answer, note })),
      log,
    });
    return notTaken ? { of: form.id, notTaken } : { said: 'Resposta salva.', home: property };
  },
  async [guestIntents.forget]({ token, context: { api } }) {
    await unlessChanged(api.forgetGuest(token));
    return { said: 'Seu nome e suas respostas foram apagados.' };
  },
};

function propertyIdOf(typed: FormData): number {
  const property = Number(/^[1-9]\d{0,9}$/.exec(textOf(typed, propertyField))?.[0]);
  if (!(property <= maxId)) throw new Response(null, { status: 400 });
  return property;
}

class Changed extends Error {}

const unlessChanged = <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw hasStatus(error, 404, 410) ? new Changed() : error;
  });
