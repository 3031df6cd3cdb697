import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { refusalOf } from '~/back-end/refusal.server';
import type { SnackbarMessage } from '~/domain/snackbar';
import { draftField } from '~/features/announce/draft-form';
import { signedInForm } from '~/features/account/session/guard.server';
import { textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { discardBegun } from './begun.server';
import { discard } from './discard';
import { lettersField, lettersWanted } from './letters-field';

/**
 * Ends an owner's letter of the week, or brings it again, or ends the announcement that they have begun; 400 for anything
 * else.
 */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, [lettersField, draftField.intent], async ({ customer, typed }) => {
    if (textOf(typed, draftField.intent) === discard) return discardBegun(args.request, args.context);
    const wanted = textOf(typed, lettersField);
    const isOn = wanted === lettersWanted.on;
    if (!isOn && wanted !== lettersWanted.off) throw new Response(null, { status: 400 });
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
