import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { adminLinks } from '~/features/admin/admin-links';
import { asMember } from '~/features/admin/session/guard.server';
import { textTarget } from '~/features/admin/texts/text-target.server';
import { textAutosave } from '~/features/admin/texts/text-action.server';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';

export const action = (args: ActionFunctionArgs) => textAutosave(args);

/** Whoever opens the address itself goes on typing. */
export const loader = (args: LoaderFunctionArgs) =>
  asMember(args, 'texts.write', async () => {
    const { type, key } = textTarget(args);
    return redirect(adminLinks.text(type, key));
  });
