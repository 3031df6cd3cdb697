import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { Subscription } from '@api/db/schema-subscriptions';
import type { StoredLead } from '@api/db/schema-leads';
import { type SubscriptionKind, subscriptionKinds } from '@domain/subscription';

/** What is asked for, and its proof. */
export type Wish = Pick<
  Subscription,
  'kind' | 'email' | 'name' | 'consent_version' | 'consent_at' | 'page'
> & {
  /** Signed in to the account of this e-mail. */
  own: boolean;
  /** And that e-mail is proven. */
  isProven: boolean;
};

/** Keeps what is asked for, one row for each person and kind; what is confirmed already stays as it is. */
export async function keepWish(write: Kysely<Database>, { isProven, ...wish }: Wish): Promise<void> {
  const now = sqlNow();
  const asked = {
    ...wish,
    state: isProven ? ('confirmed' as const) : ('unconfirmed' as const),
    asked_at: now,
    confirmed_at: isProven ? now : null,
  };
  const { kind: _, email: __, ...again } = asked;
  await write
    .insertInto('subscription')
    .values({ ...asked, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'kind'])
        .doUpdateSet({ ...again, ...(isProven && { left_at: null }) })
        .where('subscription.state', '<>', 'confirmed'),
    )
    .execute();
}

/** Whether this person has confirmed, and not left. */
export async function isConfirmed(
  db: Kysely<Database>,
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

/** What a person has asked for and not confirmed, in the order of the kinds. */
export async function unconfirmedOf(db: Kysely<Database>, email: string): Promise<Subscription[]> {
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

/** The contacts by which a subscription was asked for, oldest first. */
export const leadsOf = (
  db: Kysely<Database>,
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
