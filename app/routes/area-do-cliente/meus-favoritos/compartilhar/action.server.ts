import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { signedInForm } from '~/features/account/session/guard.server';
import { changeLinks } from '~/features/folder-for-two/share/change-links.server';
import { newLinkCookie, newLinkSeconds } from '~/features/folder-for-two/share/new-link.server';
import { shareField } from '~/features/folder-for-two/share/share-fields';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';

/**
 * The folder's links are changed. A new one's token travels in a sealed cookie of a minute: the page that follows shows it
 * once.
 */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, Object.values(shareField), async ({ customer, typed }) => {
    const folder = args.params.pastaId!;
    const { made, said } = await changeLinks(args, customer, typed);
    const cookie = said
      ? await flashCookie(said)
      : args.context.seals.cookie(newLinkCookie, { folder, token: made.token }, newLinkSeconds);
    return redirect(links.shareFolder(folder), { status: 303, headers: { 'Set-Cookie': cookie } });
  });
