import { Hono } from 'hono';
import type { z } from 'zod';
import {
  confirmRegistrationBody,
  type doneAnswer,
  emailBody,
  resetPasswordBody,
  verifyBody,
} from '@contract/auth';
import type { ApiDeps } from '@api/deps';
import { networkOf } from '@domain/network';
import { customerOf } from '@api/auth/bearer';
import { callerOf } from '@api/auth/caller';
import { takeTurn } from '@api/auth/limits';
import { askForReset, resetPassword, verifyEmail } from '@api/auth/recovery';
import { writing } from '@api/first-write';
import { queueMail } from '@api/mail/queue-mail';
import { isInvitedByReceipt } from '@api/leads/receipt-invites';
import { sendVerification } from '@api/mail/verification';
import { accountEmail } from '@api/repositories/accounts';
import { jsonBody, valid, validForm } from './validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** What is done by letter: proving an address, a forgotten password, an invitation to register (contract/auth.ts). */
export function recoveryRoutes(deps: ApiDeps): Hono {
  const { db } = deps;
  const routes = new Hono();

  routes.post('/auth/verify', async (context) => {
    const { token } = valid(verifyBody, await jsonBody(context));
    const caller = callerOf(context);
    await takeTurn(db, 'oneTimeTokensByAddress', networkOf(caller.ip));
    await verifyEmail({ ...deps, db: writing(context, db) }, token, caller);
    return context.json(done);
  });

  routes.post('/auth/verify/resend', async (context) => {
    const { account } = await customerOf(context, db);
    await takeTurn(db, 'lettersByEmail', account.email);
    if (!account.verified_at) await sendVerification({ db: writing(context, db) }, account);
    return context.json(done);
  });

  routes.post('/auth/password/forgot', async (context) => {
    const { email } = valid(emailBody, await jsonBody(context));
    const caller = callerOf(context);
    await takeTurn(db, 'recoveriesByAddress', networkOf(caller.ip));
    await takeTurn(db, 'recoveriesByAccount', accountEmail(email));
    await askForReset(writing(context, db), email, caller);
    return context.json(done);
  });

  routes.post('/auth/password/reset', async (context) => {
    const chosen = validForm(resetPasswordBody, await jsonBody(context));
    const caller = callerOf(context);
    await takeTurn(db, 'oneTimeTokensByAddress', networkOf(caller.ip));
    await resetPassword({ ...deps, db: writing(context, db) }, chosen, caller);
    return context.json(done);
  });

  // The same for an e-mail that has an account, or whose contact's receipt invites: nobody is told, and no letter is written.
  routes.post('/confirm/registration', async (context) => {
    const { email, name = null } = valid(confirmRegistrationBody, await jsonBody(context));
    if (await isInvitedByReceipt(db, accountEmail(email))) return context.json(done);
    await takeTurn(db, 'lettersByAddress', networkOf(callerOf(context).ip));
    await takeTurn(db, 'lettersByEmail', accountEmail(email));
    await queueMail(writing(context, db), 'invitation', { email }, { name });
    return context.json(done);
  });
  return routes;
}
