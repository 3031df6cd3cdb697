import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import type { CustomerApi } from '~/back-end/client.server';
import { hasStatus } from '~/back-end/errors.server';
import { refusalOf } from '~/back-end/refusal.server';
import type { SnackbarMessage } from '~/domain/snackbar';
import { signedInForm } from '~/features/account/session/guard.server';
import { textOf } from '~/forms/forms.server';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';
import { newLinkCookie, newLinkSeconds } from './new-link.server';
import { shareField, shareIntents, validities } from './share-fields';

const failed = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';

/**
 * A link is made, revoked, opened again, or deleted for good. The new one's token travels in a sealed cookie of a minute:
 * the page that follows shows it once.
 */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, Object.values(shareField), async ({ customer, typed }) => {
    const { seals, log } = args.context;
    const folder = args.params.pastaId!;
    const back = (cookie: string) =>
      redirect(links.shareFolder(folder), { status: 303, headers: { 'Set-Cookie': cookie } });
    try {
      if (textOf(typed, shareField.intent) === shareIntents.make) {
        const { token } = await customer.makeLink(folder, linkAsked(typed));
        return back(seals.cookie(newLinkCookie, { folder, token }, newLinkSeconds));
      }
      return back(await flashCookie(await change(customer, folder, typed)));
    } catch (error) {
      if (hasStatus(error, 404)) throw new Response(null, { status: 404 });
      const { text } = await refusalOf(error, log, { isGuarded: true, unanswered: failed });
      const said = (hasStatus(error, 409) && error.answer?.message) || text;
      return back(await flashCookie({ tone: 'danger', text: said }));
    }
  });

function linkAsked(typed: FormData) {
  const validity = validities.find(({ value }) => value === textOf(typed, shareField.days));
  if (!validity) throw new Response(null, { status: 400 });
  return { days: validity.days, notes: textOf(typed, shareField.notes) !== '' };
}

async function change(customer: CustomerApi, folder: string, typed: FormData): Promise<SnackbarMessage> {
  const link = Number(/^[1-9]\d{0,9}$/.exec(textOf(typed, shareField.link))?.[0]);
  if (!link) throw new Response(null, { status: 400 });
  switch (textOf(typed, shareField.intent)) {
    case shareIntents.revoke:
      await customer.revokeLink(folder, link);
      return { tone: 'success', text: 'Link revogado: não abre mais.' };
    case shareIntents.reopen:
      await customer.reopenLink(folder, link);
      return { tone: 'success', text: 'O mesmo link abre de novo.' };
    case shareIntents.erase:
      await customer.eraseLink(folder, link);
      return { tone: 'success', text: 'Link e respostas apagados.' };
    default:
      throw new Response(null, { status: 400 });
  }
}
