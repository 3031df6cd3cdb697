import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { signedIn } from '~/features/account/session/guard.server';

const userData = (args: LoaderFunctionArgs | ActionFunctionArgs) =>
  signedIn(args, ({ customer }) => customer.userData());

/** A private page that a test puts beside the site's own: it shows whose it is. */
export const guardedPage = {
  id: 'guarded',
  path: 'area-do-cliente/guardada',
  module: { loader: userData, action: userData, default: () => 'a secret' },
};
