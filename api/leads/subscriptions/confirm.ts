import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import { hashOf, newLinkToken } from '@api/platform/http/secrets';
import type { LeadsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Account } from '@api/accounts/schema-accounts';
import type { Subscription } from './schema-subscriptions';
import { linkGone } from '@api/platform/http/errors';
import { deliveriesOf } from '../deliveries';
import { type LeadDestinations, destinationsOf } from '../destinations';
import { notifyDestinations } from '../notify-lead';
import { confirmationHours } from '@domain/leads/subscription';
import { leadsOf } from './store';

/** Creates the token for a confirmation link. Only its hash is stored; earlier tokens become invalid. */
export async function createConfirmation(db: Kysely<LeadsDatabase>, email: string): Promise<string> {
  const token = newLinkToken();
  await db
    .updateTable('subscription')
    .set({
      token_hash: hashOf(token),
      token_until: sql<Date>`${sqlNow()} + make_interval(hours => ${confirmationHours})`,
    })
    .where('email', '=', email)
    .where('state', '=', 'unconfirmed')
    .execute();
  return token;
}

/** Subscriptions of a valid token, including confirmed ones. */
export const confirmationFor = (db: Kysely<LeadsDatabase>, token: string) =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('token_until', '>', sqlNow())
    .orderBy('id');

/** Confirms all that the person requested; a repeat changes nothing. @throws `linkGone()` (410) for an invalid token */
export const confirmByLink = (
  db: Kysely<LeadsDatabase>,
  token: string,
  places: LeadDestinations,
): Promise<void> =>
  inTransaction(db, async (write) => {
    const [drawn] = await confirmationFor(write, token).forUpdate().execute();
    if (!drawn) throw linkGone();
    const open = unconfirmed(write).where('email', '=', drawn.email);
    for (const each of await open.returning(['kind', 'email']).execute())
      await notifyConfirmed(write, each, places);
  });

/** Confirms requests that the account made before its e-mail was verified. */
export async function confirmOwn(
  write: Kysely<LeadsDatabase>,
  { email }: Pick<Account, 'email'>,
  places: LeadDestinations,
): Promise<void> {
  const open = unconfirmed(write).where('email', '=', email).where('own', '=', true);
  for (const each of await open.returning(['kind', 'email']).execute())
    await notifyConfirmed(write, each, places);
}

const unconfirmed = (write: Kysely<LeadsDatabase>) =>
  write
    .updateTable('subscription')
    .set({ state: 'confirmed', confirmed_at: sqlNow(), left_at: null })
    .where('state', '=', 'unconfirmed');

/** Queues the leads of a confirmed subscription for destinations that have no delivery yet. */
export async function notifyConfirmed(
  write: Kysely<LeadsDatabase>,
  subscription: Pick<Subscription, 'kind' | 'email'>,
  places: LeadDestinations,
): Promise<void> {
  const leads = await leadsOf(write, subscription);
  const deliveries = await deliveriesOf(
    write,
    leads.map(({ id }) => id),
  );
  // The newest lead represents older ones without a delivery.
  const newest = leads.at(-1);
  for (const lead of leads) {
    if (lead !== newest && deliveries.get(lead.id)!.length === 0) continue;
    const { page } = lead.details as { page?: string };
    await notifyDestinations(
      write,
      lead,
      await destinationsOf(write, lead, places),
      page ? { page } : undefined,
    );
  }
}
