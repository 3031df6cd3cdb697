import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { oneTimeToken } from '@contract/auth';
import { links } from '~/links';
import { orNull } from '~/back-end/or-null.server';
import { signedIn } from '~/features/account/session/guard.server';
import { readNotice } from '~/features/account/registration/registration-notice.server';

/** Query parameter and form field with the one-time token of an e-mail's link. */
export const tokenField = 'token';

export type RegistrationState = 'verify' | 'expired' | 'registered' | 'verified';

/** Page after registration and of the verification link (spec 1 §10); only its button verifies (settled §5). */
export async function registrationData(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { session, siteUrl } = context;
  session.isPrivate = true;
  const email = session.user?.username ?? null;
  const token = new URL(request.url).searchParams.get(tokenField);
  const notice = readNotice(context, request);
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
  if (notice && notice.state !== 'registered') return page(notice.state);
  if (email === null) {
    if (notice) return page('registered', { email: notice.email });
    throw redirect(links.login());
  }
  const user = await orNull(
    signedIn(args, ({ customer }) => customer.userData()),
    context.log,
  );
  return page(user?.emailValidado ? 'verified' : 'registered');
}
