import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { maxId } from '@domain/property-url';
import { opinionAnswer } from '@domain/validation/opinion';
import { hasStatus } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import { returnTo } from '~/domain/return-to';
import type { SnackbarMessage } from '~/domain/snackbar';
import { signedIn, signedInForm } from '~/features/account/session/guard.server';
import { ownOpinionField } from '~/features/folder-for-two/own-opinion-fields';
import { textOf } from '~/forms/forms.server';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';

const fields = [...Object.values(ownOpinionField), hiddenField.returnTo];

/** What a folder's owner says of a home, or takes back ('' is no answer); leads back to the home. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, fields, async ({ customer, typed }) => {
    const folder = args.params.pastaId!;
    const code = Number(/^[1-9]\d{0,9}$/.exec(textOf(typed, ownOpinionField.home))?.[0]);
    const said = textOf(typed, ownOpinionField.answer);
    const answer = said === '' ? null : opinionAnswer.safeParse(said).data;
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

/** The address alone shows nothing. */
export const loader = (args: LoaderFunctionArgs) =>
  signedIn(args, async () => redirect(links.folder(args.params.pastaId!)), links.signInAtHome);
