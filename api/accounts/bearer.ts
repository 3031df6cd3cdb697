import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { AccountsDatabase } from './schema';
import { ApiError, signedOut } from '@api/platform/http/errors';
import { sessionOfBearer } from './queries/sessions';

const bearerHeader = /^Bearer ([\w-]{16,200})$/i;

/** Null without a bearer; an invalid one is still refused. */
export const customerIfAny = async (context: Context, db: Kysely<AccountsDatabase>) =>
  context.req.header('authorization') === undefined ? null : customerOf(context, db);

/** For requests from a website's outbox, whose session may have ended: null then. */
export const customerIfStill = (context: Context, db: Kysely<AccountsDatabase>) =>
  customerIfAny(context, db).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });

/** @throws the result of `refuse`, a 401, without a valid bearer */
export async function customerOf(context: Context, db: Kysely<AccountsDatabase>, refuse = signedOut) {
  const bearer = bearerHeader.exec(context.req.header('authorization') ?? '')?.[1];
  const customer = bearer && (await sessionOfBearer(db, bearer));
  if (!customer) throw refuse();
  return customer;
}
