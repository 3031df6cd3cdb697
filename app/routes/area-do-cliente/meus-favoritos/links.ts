import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { signedIn, signedInForm } from '~/features/account/session/guard.server';
import type { ShareChange } from '~/features/shared-folder/share/after-change';
import { changeLinks } from '~/features/shared-folder/share/change-links.server';
import { sharedBy, sharedFolder } from '~/features/shared-folder/share/share-data.server';
import { shareField } from '~/features/shared-folder/share/share-fields';
import { links } from '~/links';

/** Changes the folder's links from the dialog. Answers the message and the new state as JSON. */
export const action = (args: ActionFunctionArgs) =>
  signedInForm(args, Object.values(shareField), async ({ customer, typed }) => {
    const { made, said: message } = await changeLinks(args, customer, typed);
    const shared = await sharedBy(customer, args.context, args.params.pastaId!, made?.token ?? null);
    return Response.json({ ...shared, made: made?.id, said: message } satisfies ShareChange);
  });

/** JSON for the dialog; other requests are redirected to the page. */
export const loader = (args: LoaderFunctionArgs) =>
  signedIn(
    args,
    async ({ customer }) =>
      args.request.headers.get('Accept') === 'application/json'
        ? Response.json(await sharedFolder(customer, args))
        : redirect(links.shareFolder(args.params.pastaId!)),
    links.signInAtHome,
  );
