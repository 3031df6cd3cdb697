import { Hono } from 'hono';
import type { z } from 'zod';
import {
  confirmRegistrationBody,
  type doneAnswer,
  emailBody,
  resetPasswordBody,
  verifyBody,
} from '@contract/auth';
import type { ApiDeps } from '@api/app';
import { customerOf } from '@api/auth/bearer';
import { callerOf } from '@api/auth/caller';
import { askForReset, resetPassword, verifyEmail } from '@api/auth/recovery';
import { queueMail } from '@api/mail/queue-mail';
import { sendVerification } from '@api/mail/verification';
import { jsonBody, valid, validForm } from './validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** What is done by letter: proving an address, a forgotten password, an invitation to register (contract/auth.ts). */
export function recoveryRoutes(deps: ApiDeps): Hono {
  const { db } = deps;
  const routes = new Hono();

  routes.post('/auth/verify', async (context) => {
    const { token } = valid(verifyBody, await jsonBody(context));
    await verifyEmail(db, token, callerOf(context));
    return context.json(done);
  });

  routes.post('/auth/verify/resend', async (context) => {
    const { account } = await customerOf(context, db);
    if (!account.verified_at) await sendVerification(deps, account);
    return context.json(done);
  });

  routes.post('/auth/password/forgot', async (context) => {
    const { email } = valid(emailBody, await jsonBody(context));
    await askForReset(db, email, callerOf(context));
    return context.json(done);
  });

  routes.post('/auth/password/reset', async (context) => {
    await resetPassword(deps, validForm(resetPasswordBody, await jsonBody(context)), callerOf(context));
    return context.json(done);
  });

  // The same for an e-mail that has an account: nobody is told, and no letter is written.
  routes.post('/confirm/registration', async (context) => {
    const { email, name = null } = valid(confirmRegistrationBody, await jsonBody(context));
    await queueMail(db, 'invitation', { email }, { name });
    return context.json(done);
  });
  return routes;
}
