import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { logged } from '@domain/kernel/logged';
import { isClientArea } from '~/features/account/client-area/client-area-paths';
import { links } from '~/links';
import { isMissingCall, isSignedOut } from '~/back-end/errors.server';
import { readForm } from '~/forms/forms.server';
import { flashCookie } from '~/request/flash.server';
import { sameSiteReferrer } from '~/request/same-site-referrer.server';
import { withoutSignInParams } from '~/features/account/sign-in/initial-sign-in-view';
import { forgetAction } from '~/features/account/sign-in/saved-action.server';

const notEnded =
  'Você saiu neste navegador, mas não conseguimos confirmar o fim da sessão. Entre outra vez mais tarde e encerre-a em Meu perfil.';

/**
 * 'Sair' (spec 1 §6): ends the session at the back end, so that copies of it are useless.
 * Deletes the cookie even if that fails. Redirects client-area pages to the home page, others to themselves.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { session, seals, siteUrl, log } = context;
  await readForm(request);
  const headers = new Headers({ 'Set-Cookie': forgetAction(seals) });
  try {
    await (await session.customer())?.logout();
  } catch (error) {
    const warning = () => flashCookie({ tone: 'warning', text: notEnded });
    // A back end without this call lets its tokens expire.
    if (!isSignedOut(error) && !isMissingCall(error))
      headers.append('Set-Cookie', await logged(log, 'session not ended', warning)(error));
  }
  session.end();
  // Removes cached private pages from shared computers.
  headers.set('Clear-Site-Data', '"cache"');
  return redirect(pageOf(request, siteUrl), { status: 303, headers });
}

/** A GET does not sign out. */
export const loader = () => redirect(links.home());

/** The form's page, if it is still accessible, without the parameters that open the sign-in dialog. */
function pageOf(request: Request, siteUrl: string): string {
  const page = sameSiteReferrer(request, siteUrl);
  return page && !isClientArea(page) && !page.startsWith('/recursos/')
    ? withoutSignInParams(page)
    : links.home();
}
