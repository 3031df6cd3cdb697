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
import type { AccountsDeps } from '../deps';
import { userOf } from '../session-user';
import { callerOf } from '@api/platform/http/caller';
import { consumeAddressLimit } from '@api/platform/http/limits';
import { register } from '../register';
import { signIn } from '../sign-in';
import { signedOut } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { accountByEmail } from '../queries/accounts';
import { audit } from '../queries/audit';
import { useRefreshToken } from '../queries/refresh-tokens';
import { bearerSeconds, createBearer } from '../queries/sessions';
import { jsonBody, valid, validForm } from '@api/platform/http/validate';

/** Registration, sign-in and refresh (spec 1 §9). */
export function authRoutes(deps: AccountsDeps): Hono {
  const { db, hooks } = deps;
  const routes = new Hono();

  routes.post('/auth/login', async (context) =>
    context.json(await signIn(deps, valid(loginBody, await jsonBody(context)), callerOf(context))),
  );

  routes.post('/auth/register', async (context) => {
    const person = validForm(registerBody, await jsonBody(context));
    const caller = callerOf(context);
    await consumeAddressLimit(db, 'registrationsByAddress', caller.ip);
    const { email } = await register({ ...deps, db: writing(context, db) }, person, caller);
    return context.json({ data: { username: email } } satisfies z.input<typeof registerAnswer>, 201);
  });

  routes.post('/check/email', async (context) => {
    const { email } = valid(emailBody, await jsonBody(context));
    await consumeAddressLimit(db, 'emailChecksByAddress', callerOf(context).ip);
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
      user: await userOf(db, renewal.account, hooks),
    } satisfies z.input<typeof sessionAnswer>);
  });
  return routes;
}
