import { inTransaction } from '@api/platform/db/transaction';
import type { Kysely } from 'kysely';
import type { Deletion, DeletionList } from '@api/platform/db/deletion-list';
import type { LeadsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Subscription } from './schema-subscriptions';
import type { LeadDestinations } from '../destinations';
import { notifyAgain } from '../retry';
import type { SubscriptionKind } from '@domain/leads/subscription';
import { leadsOf, unconfirmedOf } from './store';
import { notifyEnd } from './notify-end';

interface Leaving {
  places: LeadDestinations;
  list: DeletionList;
}

/** An invalid token does nothing. The link of an unconfirmed request ends all unconfirmed ones of the person. */
export const leaveByLink = (db: Kysely<LeadsDatabase>, token: string, how: Leaving): Promise<void> =>
  inTransaction(db, async (write) => {
    const row = await leaving(write, token).forUpdate().executeTakeFirst();
    if (!row) return;
    const rows = row.state === 'unconfirmed' ? await unconfirmedOf(write, row.email) : [row];
    for (const each of rows) await leave(write, each, how);
  });

export const leaving = (db: Kysely<LeadsDatabase>, token: string) =>
  db.selectFrom('subscription').selectAll().where('leave_token', '=', token);

export async function endSubscription(
  write: Kysely<LeadsDatabase>,
  { email, kind }: { email: string; kind: SubscriptionKind },
  how: Leaving,
): Promise<void> {
  const row = await write
    .selectFrom('subscription')
    .selectAll()
    .where('email', '=', email)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (row) await leave(write, row, how);
}

/** Deletes a request that was never confirmed. Otherwise the row remains as proof of consent. */
async function leave(
  write: Kysely<LeadsDatabase>,
  row: Subscription,
  { places, list }: Leaving,
): Promise<void> {
  if (row.state === 'unconfirmed' && !row.left_at) {
    await write.deleteFrom('subscription').where('id', '=', row.id).execute();
    await list.note([inList(row)]);
    return;
  }
  if (row.state === 'left') return;
  await write
    .updateTable('subscription')
    .set({ state: 'left', left_at: sqlNow(), token_hash: null, token_until: null })
    .where('id', '=', row.id)
    .execute();
  if (row.state === 'confirmed') {
    // A `left` subscription has no destinations: this deletes pending deliveries.
    for (const lead of await leadsOf(write, row)) await notifyAgain(write, lead, places);
    await notifyEnd(write, row, 'left', places);
  }
  await list.note([inList(row)]);
}

/** Erases a person's subscriptions and notifies the destinations. Returns entries for the deletion list. */
export async function eraseSubscriptions(
  write: Kysely<LeadsDatabase>,
  email: string,
  places: LeadDestinations,
): Promise<Deletion[]> {
  const gone = await write.deleteFrom('subscription').where('email', '=', email).returningAll().execute();
  for (const row of gone)
    // Tools of the brokerage may contain an address that unsubscribed.
    if (row.state === 'confirmed' || row.left_at) await notifyEnd(write, row, 'erased', places);
  return gone.map(inList);
}

/** Deletes requests from an unverified account: they do not prove the consent of the address's owner. */
export async function dropOwn(write: Kysely<LeadsDatabase>, email: string): Promise<Deletion[]> {
  const gone = await write
    .deleteFrom('subscription')
    .where('email', '=', email)
    .where('own', '=', true)
    .where('state', '=', 'unconfirmed')
    .returning(['id', 'created_at'])
    .execute();
  return gone.map(inList);
}

/** A restored backup must not send e-mail to this subscription again. */
const inList = ({ id, created_at }: Pick<Subscription, 'id' | 'created_at'>) => ({
  what: 'subscription-gone' as const,
  id,
  created: created_at.toISOString(),
});
