import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import { purchaseProfileAnswer, purchaseProfileBody } from '@contract/purchase-profile';
import { customerOf } from '@api/auth/bearer';
import type { ApiDeps } from '@api/deps';
import { writing } from '@api/first-write';
import {
  erasePurchaseProfile,
  markProfileUsed,
  purchaseProfileOf,
  savePurchaseProfile,
} from '@api/repositories/purchase-profile';
import { jsonBody, validForm } from './validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;
const path = '/clientArea/purchaseProfile';

/** The bearer's purchase profile (contract/purchase-profile.ts). 401 without a session, 422 with a text for each field. */
export function purchaseProfileRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();

  routes.get(path, async (context) => {
    const { account } = await customerOf(context, db);
    const kept = await purchaseProfileOf(db, account.id);
    if (kept?.isUseOld) await markProfileUsed(db, account.id);
    const profile = kept && { ...kept.answers, updated_at: kept.updated_at.toISOString() };
    return context.json(purchaseProfileAnswer.parse({ profile: profile ?? null }));
  });

  routes.put(path, async (context) => {
    const { account } = await customerOf(context, db);
    const profile = validForm(purchaseProfileBody, await jsonBody(context));
    await savePurchaseProfile(writing(context, db), account.id, profile);
    return context.json(done);
  });

  routes.delete(path, async (context) => {
    const { account } = await customerOf(context, db);
    await erasePurchaseProfile(writing(context, db), account.id);
    return context.json(done);
  });

  return routes;
}
