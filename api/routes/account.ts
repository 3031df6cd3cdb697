import { Hono } from 'hono';
import type { z } from 'zod';
import { deleteAccountBody, type deleteAccountAnswer } from '@contract/account';
import { type doneAnswer, passwordBody } from '@contract/auth';
import { askForDeletion, takeDeletionBack } from '@api/accounts/deletion';
import { exportOf } from '@api/accounts/export';
import type { ApiDeps } from '@api/deps';
import { customerOf } from '@api/auth/bearer';
import { callerOf } from '@api/auth/caller';
import { changePassword, confirmPassword } from '@api/auth/change-password';
import { takeTurn } from '@api/auth/limits';
import { writing } from '@api/first-write';
import { audit } from '@api/repositories/audit';
import { jsonBody, valid, validForm } from './validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** What a customer may do with the account itself: another password, all data in a file, its end (contract/account.ts). */
export function accountRoutes(deps: ApiDeps): Hono {
  const { db, deletions } = deps;
  const routes = new Hono();

  routes.put('/clientArea/password', async (context) => {
    const customer = await customerOf(context, db);
    const chosen = validForm(passwordBody, await jsonBody(context));
    await changePassword({ ...deps, db: writing(context, db) }, customer, chosen, callerOf(context));
    return context.json(done);
  });

  routes.get('/clientArea/export', async (context) => {
    const { account } = await customerOf(context, db);
    await takeTurn(db, 'exportsByAccount', String(account.id));
    await audit(db, account.id, { kind: 'data-exported', caller: callerOf(context) });
    return context.json(plain(await exportOf(db, account)));
  });

  routes.delete('/clientArea/account', async (context) => {
    const customer = await customerOf(context, db);
    const { password } = valid(deleteAccountBody, await jsonBody(context));
    await confirmPassword(deps, customer.account, 'password', password);
    const until = await askForDeletion(writing(context, db), customer, callerOf(context), deletions);
    return context.json({ exclusaoEm: until.toISOString() } satisfies z.input<typeof deleteAccountAnswer>);
  });

  routes.post('/clientArea/account/restore', async (context) => {
    const { account } = await customerOf(context, db);
    await takeDeletionBack(writing(context, db), account, callerOf(context), deletions);
    return context.json(done);
  });
  return routes;
}

/** Moments as texts: a caller in this process takes values, and is to find what one elsewhere reads. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
