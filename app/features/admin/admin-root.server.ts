import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { takeRestoredForm } from '~/features/account/session/restored-form.server';
import { clearFlash, readFlash } from '~/request/flash.server';
import { isAdminPath } from './admin-links';
import { formOwner } from './session/guard.server';

/**
 * Data of the root without all that belongs to customers: consent, favorites, sign-in, analytics. A customer's session is
 * worth nothing in the admin, and does not end there. null: another page.
 */
export async function adminRoot<House>(args: LoaderFunctionArgs, house: House) {
  const { request, context } = args;
  if (!context.admin || !isAdminPath(new URL(request.url).pathname)) return null;
  const flash = readFlash(request);
  const left = await takeRestoredForm(args, formOwner(context.admin));
  const cookies = [flash && clearFlash(), left?.cookie].filter((cookie) => typeof cookie === 'string');
  return data(
    {
      ...{ flash, house, keptForm: left?.form, favorites: null, providers: [] },
      ...{ isDecided: true, isSignedIn: false, isEmpty: false, wantsScripts: false, oneTap: undefined },
      ...{ exitIntent: undefined, gtmId: undefined, early: undefined },
    },
    { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) },
  );
}
