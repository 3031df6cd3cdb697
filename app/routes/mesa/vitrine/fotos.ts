import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { adminLinks } from '~/features/admin/admin-links';
import { asMember } from '~/features/admin/session/guard.server';
import { overviewAction } from '~/features/admin/showcase/overview.server';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

/** Photos of the home page are listed there. */
export const loader = (args: LoaderFunctionArgs) =>
  asMember(args, 'lists.write', async () => redirect(adminLinks.showcaseHome()));
export const action = (args: ActionFunctionArgs) => overviewAction(args, 'slide', adminLinks.showcaseHome());
