import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { logged } from '@domain/logged';
import { isClientArea } from '~/features/account/client-area/client-area-paths';
import { links } from '~/links';
import { isMissingCall, isSignedOut } from '~/back-end/errors.server';
import { readForm } from '~/forms/forms.server';
import { flashCookie } from '~/request/flash.server';
import { pageBefore } from '~/request/page-before.server';
import { withoutAsking } from '~/features/account/sign-in/asked';
import { forgetAction } from '~/features/account/sign-in/saved-action.server';

const notEnded =
  'Você saiu neste navegador, mas não conseguimos confirmar o fim da sessão. Entre outra vez mais tarde e encerre-a em Meu perfil.';

/**
 * 'Sair' (spec 1 §6): the session ends at the back end, so that nobody who has copied it can use it, and its cookie
 * goes whatever the back end says. Who was in the client area comes home, everybody else stays on their page.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { session, seals, siteUrl, log } = context;
  await readForm(request);
  const headers = new Headers({ 'Set-Cookie': forgetAction(seals) });
  try {
    await (await session.customer())?.logout();
  } catch (error) {
    const warning = () => flashCookie({ tone: 'warning', text: notEnded });
    // A back end that ends no sessions has its bearers end by themselves.
    if (!isSignedOut(error) && !isMissingCall(error))
      headers.append('Set-Cookie', await logged(log, 'a session could not be ended', warning)(error));
  }
  session.end();
  // What a shared computer has kept of private pages goes too.
  headers.set('Clear-Site-Data', '"cache"');
  return redirect(pageOf(request, siteUrl), { status: 303, headers });
}

/** Nobody is signed out by a link. */
export const loader = () => redirect(links.home());

/** The page that the form stood on, where it may still be seen; the window does not open there again. */
function pageOf(request: Request, siteUrl: string): string {
  const page = pageBefore(request, siteUrl);
  return page && !isClientArea(page) && !page.startsWith('/recursos/') ? withoutAsking(page) : links.home();
}
