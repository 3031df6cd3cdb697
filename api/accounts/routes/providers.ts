import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { exchangeBody, googleLoginBody, type sessionAnswer } from '@contract/auth';
import type { SocialProvider } from '@domain/people/providers';
import type { AccountsDeps } from '../deps';
import { callerOf } from '@api/platform/http/caller';
import { readIdToken, type TrustedIssuer } from '../id-token';
import { consumeAddressLimit } from '@api/platform/http/limits';
import { openSession } from '../open-session';
import { accountOfIdentity } from '../sign-in-by-identity';
import { notFound } from '@api/platform/http/errors';
import { consumeTokenOnce } from '../queries/used-id-tokens';
import { jsonBody, valid } from '@api/platform/http/validate';

interface Shown {
  provider: SocialProvider;
  token: string;
  nonce: string | null;
  device?: string | null;
}

/** Sign-in by id tokens of providers (spec 1 §9). 404 if the provider is not configured. */
export function providerRoutes({ db, issuers, hooks }: AccountsDeps): Hono {
  const routes = new Hono();

  routes.post('/auth/login/google', async (context) => {
    const { credential, nonce = null, device } = valid(googleLoginBody, await jsonBody(context));
    return signIn(context, issuers.google, { provider: 'google', token: credential, nonce, device });
  });

  routes.post('/auth/exchange', async (context) => {
    const { provider, id_token: token, nonce = null, device } = valid(exchangeBody, await jsonBody(context));
    return signIn(context, issuers.of(provider, token), { provider, token, nonce, device });
  });

  async function signIn(
    context: Context,
    issuer: TrustedIssuer | null,
    { provider, token, nonce, device }: Shown,
  ): Promise<Response> {
    if (!issuer) throw notFound();
    const caller = callerOf(context);
    await consumeAddressLimit(db, 'signInsByAddress', caller.ip);
    const identity = await readIdToken(token, issuer, nonce);
    await consumeTokenOnce(db, token);
    const { account, isNew } = await accountOfIdentity(db, identity, { provider, caller, hooks });
    const session = await openSession(db, account, { provider, caller, device, isNew, hooks });
    return context.json(session satisfies z.input<typeof sessionAnswer>);
  }
  return routes;
}
