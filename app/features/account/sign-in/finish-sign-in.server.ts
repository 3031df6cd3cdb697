import { type ActionFunctionArgs, redirectDocument } from '@remix-run/node';
import type { Session } from '~/domain/customer';
import { productSlug } from '@domain/brokerage/product-slug';
import { afterSignIn } from './after-sign-in.server';
import type { SnackbarMessage } from '~/domain/snackbar';
import { endFormerSession } from './end-former-session.server';
import { trackSignIn } from './track-sign-in.server';
import { deviceOf } from './device.server';
import { flashCookie } from '~/request/flash.server';
import { forgetAction, readAction, runSavedAction } from './saved-action.server';

interface SignIn {
  answer: Session;
  username: string;
  provider?: string;
  /** For analytics. A one-tap sign-in has a session of our own, so `provider` does not name it. */
  method?: string;
  lastPage: unknown;
  isNew?: boolean;
  /** A failed saved action replaces it: the flash cookie holds one message. */
  message?: SnackbarMessage;
}

/** End of every sign-in: runs the saved action, then redirects to a new document (spec 1 §2.6). */
export async function finishSignIn(
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  signIn: SignIn,
): Promise<Response> {
  const { answer, username, provider = productSlug, method = provider, lastPage, message } = signIn;
  const { isNew = answer.user.is_new } = signIn;
  const { request, context } = args;
  const { session, seals } = context;
  const former = session.begin(answer, { username: answer.user.email ?? username, provider });
  trackSignIn(context, { method, publicId: answer.user.public_id, isNew });
  const cookies = request.headers.get('Cookie');
  const customer = await session.customer();
  const [done] = await Promise.all([
    customer && runSavedAction(context, cookies, customer),
    former && endFormerSession(former, context.log),
  ]);
  const headers = new Headers({ 'Set-Cookie': deviceOf(args).cookie });
  if (readAction(seals, cookies)) headers.append('Set-Cookie', forgetAction(seals));
  const flash = done?.tone === 'danger' ? done : (message ?? done);
  if (flash) headers.append('Set-Cookie', await flashCookie(flash));
  return redirectDocument(afterSignIn(lastPage), { status: 303, headers });
}
