import type { Kysely } from 'kysely';
import type { Deletion, DeletionList } from '@api/backup/deletion-list';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { Subscription } from '@api/db/schema-subscriptions';
import type { LeadPlaces } from '@api/leads/places';
import { tellAnew } from '@api/leads/retry';
import type { SubscriptionKind } from '@domain/subscription';
import { leadsOf, unconfirmedOf } from './store';
import { tellEnd } from './tell-end';

interface Leaving {
  places: LeadPlaces;
  list: DeletionList;
}

/**
 * Ends what a letter's or an export's link names; a wrong one, or one that was used, does nothing. Of what is not confirmed it
 * is the link of the letter that asks, which asks of all that its person has not confirmed.
 */
export const leaveByLink = (db: Kysely<Database>, token: string, how: Leaving): Promise<void> =>
  db.transaction().execute(async (write) => {
    const row = await leaving(write, token).forUpdate().executeTakeFirst();
    if (!row) return;
    const rows = row.state === 'unconfirmed' ? await unconfirmedOf(write, row.email) : [row];
    for (const each of rows) await leave(write, each, how);
  });

/** What a leaving link is of. */
export const leaving = (db: Kysely<Database>, token: string) =>
  db.selectFrom('subscription').selectAll().where('leave_token', '=', token);

/** Ends a person's subscription of a kind, where there is one. */
export async function leaveKind(
  write: Kysely<Database>,
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

/** What was never confirmed is gone; what was is kept as left, with its proof, and told where it was told before. */
async function leave(write: Kysely<Database>, row: Subscription, { places, list }: Leaving): Promise<void> {
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
    // What waits to be told is told no more.
    for (const lead of await leadsOf(write, row)) await tellAnew(write, lead, places);
    await tellEnd(write, row, 'left', places);
  }
  await list.note([inList(row)]);
}

/** Erases a person's subscriptions; who was told is told of that. Gives what is gone, as the list of deletions has it. */
export async function eraseSubscriptions(
  write: Kysely<Database>,
  email: string,
  places: LeadPlaces,
): Promise<Deletion[]> {
  const gone = await write.deleteFrom('subscription').where('email', '=', email).returningAll().execute();
  for (const row of gone)
    // Who had left was told of it, and may hold the address still.
    if (row.state === 'confirmed' || row.left_at) await tellEnd(write, row, 'erased', places);
  return gone.map(inList);
}

/** Takes back what whoever signed in to an unproven account has asked for: it is no word of who has the address. */
export async function dropOwn(write: Kysely<Database>, email: string): Promise<Deletion[]> {
  const gone = await write
    .deleteFrom('subscription')
    .where('email', '=', email)
    .where('own', '=', true)
    .where('state', '=', 'unconfirmed')
    .returning(['id', 'created_at'])
    .execute();
  return gone.map(inList);
}

/** How the list of deletions names a subscription: a backup that is restored does not write to them again. */
const inList = ({ id, created_at }: Pick<Subscription, 'id' | 'created_at'>) => ({
  what: 'subscription-gone' as const,
  id,
  created: created_at.toISOString(),
});
