import { Hono } from 'hono';
import type { z } from 'zod';
import {
  type checkEmailAnswer,
  emailBody,
  loginBody,
  refreshBody,
  registerBody,
  type registerAnswer,
  type sessionAnswer,
} from '@contract/auth';
import type { ApiDeps } from '@api/deps';
import { networkOf } from '@domain/network';
import { userOf } from '@api/auth/session-user';
import { callerOf } from '@api/auth/caller';
import { takeTurn } from '@api/auth/limits';
import { register } from '@api/auth/register';
import { signIn } from '@api/auth/sign-in';
import { signedOut } from '@api/errors';
import { writing } from '@api/first-write';
import { accountByEmail } from '@api/repositories/accounts';
import { audit } from '@api/repositories/audit';
import { useRefreshToken } from '@api/repositories/refresh-tokens';
import { bearerSeconds, createBearer } from '@api/repositories/sessions';
import { jsonBody, valid, validForm } from './validate';

/** Becoming a customer by e-mail (spec 1 §9), and staying one: contract/auth.ts. */
export function authRoutes(deps: ApiDeps): Hono {
  const { db } = deps;
  const routes = new Hono();

  routes.post('/auth/login', async (context) =>
    context.json(await signIn(deps, valid(loginBody, await jsonBody(context)), callerOf(context))),
  );

  routes.post('/auth/register', async (context) => {
    const person = validForm(registerBody, await jsonBody(context));
    const caller = callerOf(context);
    await takeTurn(db, 'registrationsByAddress', networkOf(caller.ip));
    const { email } = await register({ ...deps, db: writing(context, db) }, person, caller);
    return context.json({ data: { username: email } } satisfies z.input<typeof registerAnswer>, 201);
  });

  routes.post('/check/email', async (context) => {
    const { email } = valid(emailBody, await jsonBody(context));
    await takeTurn(db, 'emailChecksByAddress', networkOf(callerOf(context).ip));
    const exists = (await accountByEmail(db, email)) !== undefined;
    return context.json({ email_exists: exists } satisfies z.input<typeof checkEmailAnswer>);
  });

  routes.post('/auth/refresh', async (context) => {
    const { refresh_token } = valid(refreshBody, await jsonBody(context));
    const renewal = await useRefreshToken(db, refresh_token);
    if (renewal.outcome === 'reused') {
      const { accountId, provider } = renewal;
      await audit(db, accountId, { kind: 'session-misused', provider, caller: callerOf(context) });
    }
    if (renewal.outcome !== 'renewed') throw signedOut();
    return context.json({
      access_token: await createBearer(db, renewal.id),
      expires_in: bearerSeconds,
      refresh_token: renewal.refreshToken,
      user: await userOf(db, renewal.account),
    } satisfies z.input<typeof sessionAnswer>);
  });
  return routes;
}
