import { Hono } from 'hono';
import type { z } from 'zod';
import { type userDataAnswer, userDataBody } from '@contract/account';
import type { doneAnswer } from '@contract/auth';
import type { ApiDeps } from '@api/deps';
import { customerOf } from '@api/auth/bearer';
import { writing } from '@api/first-write';
import { saveUserData, userDataOf } from '@api/repositories/accounts';
import { oneAtATime } from '@api/repositories/person';
import { setNewsletter } from '@api/subscriptions/of-account';
import { jsonBody, validForm } from './validate';

/** `GET|PUT clientArea/userData`: what a customer has told of themselves. */
export function userDataRoutes({ db, leadPlaces: places, deletions: list }: ApiDeps): Hono {
  const routes = new Hono();
  routes.get('/clientArea/userData', async (context) => {
    const { account } = await customerOf(context, db);
    return context.json((await userDataOf(db, account.id)) satisfies z.input<typeof userDataAnswer>);
  });
  routes.put('/clientArea/userData', async (context) => {
    const { account } = await customerOf(context, db);
    const { recebeNewsletter, ...data } = validForm(userDataBody, await jsonBody(context));
    await oneAtATime(writing(context, db), account.id, async (write) => {
      await saveUserData(write, account.id, data);
      await setNewsletter(write, { ...account, name: data.nome }, recebeNewsletter, { places, list });
    });
    return context.json({ status: 'success' } satisfies z.input<typeof doneAnswer>);
  });
  return routes;
}
