import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { signedOut } from '@api/errors';
import { sessionOfBearer } from '@api/repositories/sessions';

/** Our bearers are 43 letters; nothing longer is looked for. */
const bearerHeader = /^Bearer ([\w-]{16,200})$/i;

/** The same where nobody need be signed in: null then. A bearer that is no good is refused all the same. */
export const customerIfAny = async (context: Context, db: Kysely<Database>) =>
  context.req.header('authorization') === undefined ? null : customerOf(context, db);

/** Who asks, by the bearer of the request: the account and its session. Throws what `refuse` makes, a 401, for everybody else. */
export async function customerOf(context: Context, db: Kysely<Database>, refuse = signedOut) {
  const bearer = bearerHeader.exec(context.req.header('authorization') ?? '')?.[1];
  const customer = bearer && (await sessionOfBearer(db, bearer));
  if (!customer) throw refuse();
  return customer;
}
