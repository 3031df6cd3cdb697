import { type Kysely, sql } from 'kysely';
import type { LeadsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Subscription } from './schema-subscriptions';
import type { StoredLead } from '../schema-leads';
import { type SubscriptionKind, subscriptionKinds } from '@domain/leads/subscription';

export type SubscriptionRequest = Pick<
  Subscription,
  'kind' | 'email' | 'name' | 'consent_version' | 'consent_at' | 'page'
> & {
  /** Signed in with this e-mail. */
  own: boolean;
  /** That e-mail is verified. */
  isProven: boolean;
};

/** One row for each person and kind. A confirmed subscription remains unchanged. */
export async function saveSubscriptionRequest(
  write: Kysely<LeadsDatabase>,
  { isProven, ...wish }: SubscriptionRequest,
): Promise<void> {
  const now = sqlNow();
  const newRow = {
    ...wish,
    state: isProven ? ('confirmed' as const) : ('unconfirmed' as const),
    asked_at: now,
    confirmed_at: isProven ? now : null,
  };
  const { kind: _, email: __, ...again } = newRow;
  await write
    .insertInto('subscription')
    .values({ ...newRow, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'kind'])
        .doUpdateSet({ ...again, ...(isProven && { left_at: null }) })
        .where('subscription.state', '<>', 'confirmed'),
    )
    .execute();
}

export async function isConfirmed(
  db: Kysely<LeadsDatabase>,
  kind: SubscriptionKind,
  email: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('subscription')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('kind', '=', kind)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return row !== undefined;
}

export async function unconfirmedOf(db: Kysely<LeadsDatabase>, email: string): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('email', '=', email)
    .where('state', '=', 'unconfirmed')
    .execute();
  return inOrder(rows);
}

export const inOrder = <Row extends Pick<Subscription, 'kind'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => subscriptionKinds.indexOf(one.kind) - subscriptionKinds.indexOf(other.kind));

export const leadsOf = (
  db: Kysely<LeadsDatabase>,
  { kind, email }: Pick<Subscription, 'kind' | 'email'>,
): Promise<StoredLead[]> =>
  db
    .selectFrom('lead')
    .selectAll()
    .where('kind', '=', kind)
    .where(sql`lower(email)`, '=', email)
    .where('suspicion', 'is', null)
    .orderBy('id')
    .execute();
