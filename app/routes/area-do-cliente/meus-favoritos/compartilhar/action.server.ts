import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { signedInForm } from '~/features/account/session/guard.server';
import { changeLinks } from '~/features/shared-folder/share/change-links.server';
import { newLinkCookie, newLinkSeconds } from '~/features/shared-folder/share/new-link.server';
import { shareField } from '~/features/shared-folder/share/share-fields';
import { links } from '~/links';
import { flashCookie } from '~/request/flash.server';

/** Changes the folder's links. A sealed one-minute cookie carries a new token; the next page shows it once. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, Object.values(shareField), async ({ customer, typed }) => {
    const folder = args.params.pastaId!;
    const { made, said: message } = await changeLinks(args, customer, typed);
    const cookie = message
      ? await flashCookie(message)
      : args.context.seals.cookie(newLinkCookie, { folder, token: made.token }, newLinkSeconds);
    return redirect(links.shareFolder(folder), { status: 303, headers: { 'Set-Cookie': cookie } });
  });
