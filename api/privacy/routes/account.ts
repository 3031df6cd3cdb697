import { Hono } from 'hono';
import type { z } from 'zod';
import { deleteAccountBody, type deleteAccountAnswer } from '@contract/account';
import { type doneAnswer, passwordBody } from '@contract/auth';
import { requestDeletion, cancelDeletion } from '../deletion';
import { exportOf } from '../export';
import type { PrivacyDeps } from '../deps';
import { customerOf } from '@api/accounts/bearer';
import { callerOf } from '@api/platform/http/caller';
import { changePassword, confirmPassword } from '@api/accounts/change-password';
import { consumeLimit } from '@api/platform/http/limits';
import { writing } from '@api/platform/http/request-deadline';
import { audit } from '@api/accounts/queries/audit';
import { jsonBody, valid, validForm } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

export function accountRoutes(deps: PrivacyDeps): Hono {
  const { db, deletions, personalData } = deps;
  const routes = new Hono();

  routes.put('/clientArea/password', async (context) => {
    const customer = await customerOf(context, db);
    const chosen = validForm(passwordBody, await jsonBody(context));
    await changePassword({ ...deps, db: writing(context, db) }, customer, chosen, callerOf(context));
    return context.json(done);
  });

  routes.get('/clientArea/export', async (context) => {
    const { account } = await customerOf(context, db);
    await consumeLimit(db, 'exportsByAccount', String(account.id));
    await audit(db, account.id, { kind: 'data-exported', caller: callerOf(context) });
    return context.json(plain(await exportOf(db, account, personalData)));
  });

  routes.delete('/clientArea/account', async (context) => {
    const customer = await customerOf(context, db);
    const { password } = valid(deleteAccountBody, await jsonBody(context));
    await confirmPassword(deps, customer.account, 'password', password);
    const until = await requestDeletion(writing(context, db), customer, callerOf(context), deletions);
    return context.json({ exclusaoEm: until.toISOString() } satisfies z.input<typeof deleteAccountAnswer>);
  });

  routes.post('/clientArea/account/restore', async (context) => {
    const { account } = await customerOf(context, db);
    await cancelDeletion(writing(context, db), account, callerOf(context), deletions);
    return context.json(done);
  });
  return routes;
}

/** Dates become strings: callers in this process get values, and must see the same as HTTP clients. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
