import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { isClientArea } from '~/domain/client-area';
import { links } from '~/links';
import { ApiHttpError } from '~/services/api/errors';
import { flashCookie } from '~/services/flash.server';
import { pageBefore } from '~/services/page-before.server';
import { forgetAction } from '~/services/saved-action.server';

const notEnded =
  'Você saiu neste navegador, mas não conseguimos confirmar o fim da sessão. Entre outra vez mais tarde e encerre-a em Meu perfil.';

/**
 * 'Sair' (spec 1 §6): the session ends at the back end, so that nobody who has copied it can use it, and its cookie
 * goes whatever the back end says. Who was in the client area comes home, everybody else stays on their page.
 */
export async function action({ request, context: { session, seals, log } }: ActionFunctionArgs) {
  const headers = new Headers({ 'Set-Cookie': forgetAction(seals) });
  try {
    await (await session.customer())?.logout();
  } catch (error) {
    if (!(error instanceof ApiHttpError && error.status === 401)) {
      log.error({ err: error }, 'a session could not be ended');
      headers.append('Set-Cookie', await flashCookie({ tone: 'warning', text: notEnded }));
    }
  }
  session.end();
  return redirect(pageOf(request), { status: 303, headers });
}

/** Nobody is signed out by a link. */
export const loader = () => redirect(links.home());

/** The page that the form stood on, where it may still be seen. */
function pageOf(request: Request): string {
  const page = pageBefore(request);
  return page && !isClientArea(page) && !page.startsWith('/recursos/') ? page : links.home();
}
