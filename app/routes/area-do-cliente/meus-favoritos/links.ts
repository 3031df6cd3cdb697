import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { signedIn, signedInForm } from '~/features/account/session/guard.server';
import type { ShareChange } from '~/features/folder-for-two/share/after-change';
import { changeLinks } from '~/features/folder-for-two/share/change-links.server';
import { sharedBy, sharedFolder } from '~/features/folder-for-two/share/share-data.server';
import { shareField } from '~/features/folder-for-two/share/share-fields';
import { links } from '~/links';

/** A folder's links are changed in the window: what is said of it, and how they stand then. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, Object.values(shareField), async ({ customer, typed }) => {
    const { made, said } = await changeLinks(args, customer, typed);
    const shared = await sharedBy(customer, args.context, args.params.pastaId!, made?.token ?? null);
    return Response.json({ ...shared, made: made?.id, said } satisfies ShareChange);
  });

/** What the window shows; the address alone shows nothing. */
export const loader = (args: LoaderFunctionArgs) =>
  signedIn(
    args,
    async ({ customer }) =>
      args.request.headers.get('Accept') === 'application/json'
        ? Response.json(await sharedFolder(customer, args))
        : redirect(links.shareFolder(args.params.pastaId!)),
    links.signInAtHome,
  );
