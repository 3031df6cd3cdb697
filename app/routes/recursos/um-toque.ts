import type { LoaderFunctionArgs } from '@remix-run/node';
import { readConsent } from '~/features/marketing/consent/consent.server';
import { isOneTapAllowed, nonceFor, signInByOneTap } from '~/features/account/providers/one-tap.server';

/** What the one tap's script needs at run time, so that a page itself can be anybody's; 404 where it may not be offered. */
export function loader({ request, context }: LoaderFunctionArgs): Response {
  if (!isOneTapAllowed(context, readConsent(request))) throw new Response(null, { status: 404 });
  const { nonce, cookie } = nonceFor(context.seals, request.headers.get('Cookie'));
  const headers = { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' };
  return Response.json({ clientId: context.settings.oneTapClientId, nonce }, { headers });
}

export const action = signInByOneTap;
