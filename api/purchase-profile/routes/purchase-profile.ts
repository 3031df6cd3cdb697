import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import { purchaseProfileAnswer, purchaseProfileBody } from '@contract/purchase-profile';
import { customerOf } from '@api/accounts/bearer';
import type { Kysely } from 'kysely';
import type { PurchaseProfileDatabase } from '../schema';
import { writing } from '@api/platform/http/request-deadline';
import {
  erasePurchaseProfile,
  markProfileUsed,
  purchaseProfileOf,
  savePurchaseProfile,
} from '../queries/purchase-profile';
import { jsonBody, validForm } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;
const path = '/clientArea/purchaseProfile';

/** contract/purchase-profile.ts. 401 without a session, 422 with an error per field. */
export function purchaseProfileRoutes({ db }: { db: Kysely<PurchaseProfileDatabase> }): Hono {
  const routes = new Hono();

  routes.get(path, async (context) => {
    const { account } = await customerOf(context, db);
    const stored = await purchaseProfileOf(db, account.id);
    if (stored?.isUseOld) await markProfileUsed(db, account.id);
    const profile = stored && { ...stored.answers, updated_at: stored.updated_at.toISOString() };
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
