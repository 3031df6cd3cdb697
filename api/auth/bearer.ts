import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { ApiError, signedOut } from '@api/errors';
import { sessionOfBearer } from '@api/repositories/sessions';

/** Our bearers are 43 letters; nothing longer is looked for. */
const bearerHeader = /^Bearer ([\w-]{16,200})$/i;

/** The same where nobody need be signed in: null then. A bearer that is no good is refused all the same. */
export const customerIfAny = async (context: Context, db: Kysely<Database>) =>
  context.req.header('authorization') === undefined ? null : customerOf(context, db);

/** The same of what may come from a website's outbox, when the session is long over: it is nobody's then. */
export const customerIfStill = (context: Context, db: Kysely<Database>) =>
  customerIfAny(context, db).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });

/** Who asks, by the bearer of the request: the account and its session. Throws what `refuse` makes, a 401, for everybody else. */
export async function customerOf(context: Context, db: Kysely<Database>, refuse = signedOut) {
  const bearer = bearerHeader.exec(context.req.header('authorization') ?? '')?.[1];
  const customer = bearer && (await sessionOfBearer(db, bearer));
  if (!customer) throw refuse();
  return customer;
}
