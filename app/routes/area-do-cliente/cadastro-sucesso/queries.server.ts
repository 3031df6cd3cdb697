import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { oneTimeToken } from '@contract/auth';
import { links } from '~/links';
import { orNull } from '~/back-end/or-null.server';
import { signedIn } from '~/features/account/session/guard.server';
import { readNotice } from '~/features/account/registration/registration-notice.server';

/** The address' parameter, and the form's field, that holds the one-time token of an e-mail's link. */
export const tokenField = 'token';

/** What the page shows: a link's button, a link that is over, an account that waits for its e-mail, or a validated one. */
export type RegistrationState = 'verify' | 'expired' | 'registered' | 'verified';

/**
 * After registering, and after the link of the e-mail that validates the account (spec 1 §10). Opening
 * the link changes nothing; its button does (settled §5).
 */
export async function registrationData(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { session, siteUrl } = context;
  session.isPrivate = true;
  const email = session.user?.username ?? null;
  const token = new URL(request.url).searchParams.get(tokenField);
  const said = readNotice(context, request);
  const page = (state: RegistrationState, more: { email?: string | null; token?: string } = {}) => ({
    siteUrl,
    isSignedIn: email !== null,
    email,
    token: null,
    state,
    ...more,
  });
  if (token !== null) {
    const parsed = oneTimeToken.safeParse(token);
    return parsed.success ? page('verify', { token: parsed.data }) : page('expired');
  }
  if (said && said.state !== 'registered') return page(said.state);
  if (email === null) {
    if (said) return page('registered', { email: said.email });
    throw redirect(links.login());
  }
  const user = await orNull(
    signedIn(args, ({ customer }) => customer.userData()),
    context.log,
  );
  return page(user?.emailValidado ? 'verified' : 'registered');
}
