import { Hono } from 'hono';
import type { z } from 'zod';
import { type userDataAnswer, userDataBody } from '@contract/account';
import type { doneAnswer } from '@contract/auth';
import type { AccountsDeps } from '../deps';
import { customerOf } from '../bearer';
import { writing } from '@api/platform/http/request-deadline';
import { saveUserData, userDataOf } from '../queries/accounts';
import { withAccountLock } from '../queries/account-lock';
import { jsonBody, validForm } from '@api/platform/http/validate';

export function userDataRoutes({ db, hooks }: AccountsDeps): Hono {
  const routes = new Hono();
  routes.get('/clientArea/userData', async (context) => {
    const { account } = await customerOf(context, db);
    return context.json((await userDataOf(db, account.id, hooks)) satisfies z.input<typeof userDataAnswer>);
  });
  routes.put('/clientArea/userData', async (context) => {
    const { account } = await customerOf(context, db);
    const { recebeNewsletter, ...data } = validForm(userDataBody, await jsonBody(context));
    await withAccountLock(writing(context, db), account.id, async (write) => {
      await saveUserData(write, account.id, data);
      await hooks.setNewsletter(write, { ...account, name: data.nome }, recebeNewsletter);
    });
    return context.json({ status: 'success' } satisfies z.input<typeof doneAnswer>);
  });
  return routes;
}
