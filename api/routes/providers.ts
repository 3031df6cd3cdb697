import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { exchangeBody, googleLoginBody, type sessionAnswer } from '@contract/auth';
import type { SocialProvider } from '@domain/providers';
import type { ApiDeps } from '@api/deps';
import { networkOf } from '@domain/network';
import { callerOf } from '@api/auth/caller';
import { readIdToken, type TrustedIssuer } from '@api/auth/id-token';
import { takeTurn } from '@api/auth/limits';
import { openSession } from '@api/auth/open-session';
import { accountOfIdentity } from '@api/auth/sign-in-by-identity';
import { notFound } from '@api/errors';
import { takeTokenOnce } from '@api/repositories/used-id-tokens';
import { jsonBody, valid } from './validate';

interface Shown {
  provider: SocialProvider;
  token: string;
  nonce: string | null;
  device?: string | null;
}

/** Signing in by what a provider has signed (spec 1 §9; contract/auth.ts). 404 where it is not set up. */
export function providerRoutes({ db, issuers }: ApiDeps): Hono {
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
    await takeTurn(db, 'signInsByAddress', networkOf(caller.ip));
    const identity = await readIdToken(token, issuer, nonce);
    await takeTokenOnce(db, token);
    const { account, isNew } = await accountOfIdentity(db, identity, { provider, caller });
    const session = await openSession(db, account, { provider, caller, device, isNew });
    return context.json(session satisfies z.input<typeof sessionAnswer>);
  }
  return routes;
}
