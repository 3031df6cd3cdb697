import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { maxId } from '@domain/property/property-url';
import { reactionAnswer } from '@domain/validation/reaction';
import { hasStatus } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import { returnTo } from '~/domain/return-to';
import type { SnackbarMessage } from '~/domain/snackbar';
import { signedIn, signedInForm } from '~/features/account/session/guard.server';
import { ownReactionField } from '~/features/shared-folder/own-reaction-fields';
import { textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

const fields = [...Object.values(ownReactionField), hiddenField.returnTo];

/** Saves the owner's reaction to a property; '' removes it. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, fields, async ({ customer, typed }) => {
    const folder = args.params.pastaId!;
    const code = Number(/^[1-9]\d{0,9}$/.exec(textOf(typed, ownReactionField.home))?.[0]);
    const answerText = textOf(typed, ownReactionField.answer);
    const answer = answerText === '' ? null : reactionAnswer.safeParse(answerText).data;
    if (!(code <= maxId) || answer === undefined) throw new Response(null, { status: 400 });
    const page = returnTo(textOf(typed, hiddenField.returnTo)) ?? links.folder(folder);
    const back = async (message: SnackbarMessage) =>
      redirect(`${page}#imovel-${code}`, {
        status: 303,
        headers: { 'Set-Cookie': await flashCookie(message) },
      });
    try {
      await customer.answerAsOwner(folder, code, answer);
      return await back({ tone: 'success', text: answer ? 'Resposta salva.' : 'Resposta retirada.' });
    } catch (error) {
      if (hasStatus(error, 404)) throw new Response(null, { status: 404 });
      const { text } = await refusalOf(error, args.context.log, { isGuarded: true });
      return back({ tone: 'danger', text });
    }
  });

export const loader = (args: LoaderFunctionArgs) =>
  signedIn(args, async () => redirect(links.folder(args.params.pastaId!)), links.signInAtHome);
