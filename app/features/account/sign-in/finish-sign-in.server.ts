import { type ActionFunctionArgs, redirectDocument } from '@remix-run/node';
import type { Session } from '~/domain/customer';
import { productSlug } from '@domain/product';
import { afterSignIn } from './after-sign-in.server';
import type { SnackbarMessage } from '~/domain/snackbar';
import { tellSignIn } from './tell-sign-in.server';
import { deviceOf } from './device.server';
import { flashCookie } from '~/request/flash.server';
import { forgetAction, readAction, runSavedAction } from './saved-action.server';

interface SignIn {
  answer: Session;
  /** The e-mail. */
  username: string;
  /** Who proved it; the house itself unless said otherwise. */
  provider?: string;
  /** By what they proved it, where that is not the session's provider: the one tap's sessions are the house's own. */
  method?: string;
  /** Where to return to: as it came, from a form or a cookie. */
  lastPage: unknown;
  /** Whether the account was made just now. */
  isNew?: boolean;
  /** Said on the page that follows, unless a saved action has failed: one message fits, and that one is missed. */
  message?: SnackbarMessage;
}

/**
 * The one way into an account, for every kind of signing in: the session begins, the saved action is done, then the
 * saved page follows, as a new document, so that nothing of the signed-out visitor's pages is left (spec 1 §2.6).
 */
export async function finishSignIn(
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  signIn: SignIn,
): Promise<Response> {
  const { answer, username, provider = productSlug, method = provider, lastPage, message } = signIn;
  const { isNew = answer.user.is_new } = signIn;
  const { request, context } = args;
  const { session, seals } = context;
  session.begin(answer, { username: answer.user.email ?? username, provider });
  tellSignIn(context, { method, user: answer.user.number, isNew });
  const cookies = request.headers.get('Cookie');
  const customer = await session.customer();
  const done = customer && (await runSavedAction(context, cookies, customer));
  const headers = new Headers({ 'Set-Cookie': deviceOf(args).cookie });
  if (readAction(seals, cookies)) headers.append('Set-Cookie', forgetAction(seals));
  const said = done?.tone === 'danger' ? done : (message ?? done);
  if (said) headers.append('Set-Cookie', await flashCookie(said));
  return redirectDocument(afterSignIn(lastPage), { status: 303, headers });
}
