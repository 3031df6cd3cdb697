import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { refusalOf } from '~/back-end/refusal.server';
import type { SnackbarMessage } from '~/domain/snackbar';
import { draftField } from '~/features/announce/draft-form';
import { signedInForm } from '~/features/account/session/guard.server';
import { textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { discardDraft } from './draft-announcement-text.server';
import { discard } from './discard';
import { emailsField, emailsWanted } from './emails-field';

/** Turns the owner's weekly e-mail on or off, or discards the announcement's draft; 400 for other input. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, [emailsField, draftField.intent], async ({ customer, typed }) => {
    if (textOf(typed, draftField.intent) === discard) return discardDraft(args.request, args.context);
    const wanted = textOf(typed, emailsField);
    const isOn = wanted === emailsWanted.on;
    if (!isOn && wanted !== emailsWanted.off) throw new Response(null, { status: 400 });
    const message: SnackbarMessage = await customer.setOwnerLetters(isOn).then(
      () => ({
        tone: 'success',
        text: isOn ? 'A carta da semana volta na próxima segunda.' : 'Pronto, paramos a carta da semana.',
      }),
      async (error: unknown) => ({
        tone: 'danger',
        text: (await refusalOf(error, args.context.log, { isGuarded: true })).text,
      }),
    );
    return redirect(links.myProducts(), {
      status: 303,
      headers: { 'Set-Cookie': await flashCookie(message) },
    });
  });
