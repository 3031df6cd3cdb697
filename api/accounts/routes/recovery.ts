import { Hono } from 'hono';
import type { z } from 'zod';
import {
  confirmRegistrationBody,
  type doneAnswer,
  emailBody,
  resetPasswordBody,
  verifyBody,
} from '@contract/auth';
import type { AccountsDeps } from '../deps';
import { customerOf } from '../bearer';
import { callerOf } from '@api/platform/http/caller';
import { consumeAddressLimit, consumeLimit } from '@api/platform/http/limits';
import { requestPasswordReset, resetPassword, verifyEmail } from '../recovery';
import { writing } from '@api/platform/http/request-deadline';
import { queueMail } from '@api/platform/email/queue-mail';
import { sendVerification } from '../verification';
import { accountEmail } from '../queries/accounts';
import { jsonBody, valid, validForm } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

export function recoveryRoutes(deps: AccountsDeps): Hono {
  const { db, hooks } = deps;
  const routes = new Hono();

  routes.post('/auth/verify', async (context) => {
    const { token } = valid(verifyBody, await jsonBody(context));
    const caller = callerOf(context);
    await consumeAddressLimit(db, 'oneTimeTokensByAddress', caller.ip);
    await verifyEmail({ ...deps, db: writing(context, db) }, token, caller);
    return context.json(done);
  });

  routes.post('/auth/verify/resend', async (context) => {
    const { account } = await customerOf(context, db);
    await consumeLimit(db, 'lettersByEmail', account.email);
    if (!account.verified_at) await sendVerification({ db: writing(context, db) }, account);
    return context.json(done);
  });

  routes.post('/auth/password/forgot', async (context) => {
    const { email } = valid(emailBody, await jsonBody(context));
    const caller = callerOf(context);
    await consumeAddressLimit(db, 'recoveriesByAddress', caller.ip);
    await consumeLimit(db, 'recoveriesByAccount', accountEmail(email));
    await requestPasswordReset(writing(context, db), email, caller);
    return context.json(done);
  });

  routes.post('/auth/password/reset', async (context) => {
    const chosen = validForm(resetPasswordBody, await jsonBody(context));
    const caller = callerOf(context);
    await consumeAddressLimit(db, 'oneTimeTokensByAddress', caller.ip);
    await resetPassword({ ...deps, db: writing(context, db) }, chosen, caller);
    return context.json(done);
  });

  // Answers the same for e-mails with an account, or with an invitation in a receipt; they get no e-mail.
  routes.post('/confirm/registration', async (context) => {
    const { email, name = null } = valid(confirmRegistrationBody, await jsonBody(context));
    if (await hooks.isInvited(db, accountEmail(email))) return context.json(done);
    await consumeAddressLimit(db, 'lettersByAddress', callerOf(context).ip);
    await consumeLimit(db, 'lettersByEmail', accountEmail(email));
    await queueMail(writing(context, db), 'invitation', { email }, { name });
    return context.json(done);
  });
  return routes;
}
