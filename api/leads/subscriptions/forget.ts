import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { LeadsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { expireLeads } from '../expire-leads';
import { retention } from '@domain/people/privacy';
import { subscriptionKinds } from '@domain/leads/subscription';

/** Deletes expired subscriptions and their leads. An expired request after an unsubscription becomes `left` again. */
export async function forgetSubscriptions(db: Kysely<LeadsDatabase>): Promise<void> {
  await inTransaction(db, async (write) => {
    const now = sqlNow();
    const inTime = sql<Date>`${now} - make_interval(days => ${retention.unconfirmedSubscriptionDays})`;
    const late = () => sql<boolean>`state = 'unconfirmed' and asked_at < ${inTime}`;
    await write
      .updateTable('subscription')
      .set({ state: 'left', token_hash: null, token_until: null })
      .where(late())
      .where('left_at', 'is not', null)
      .execute();
    await write.deleteFrom('subscription').where(late()).execute();
    await write
      .deleteFrom('subscription')
      .where('state', '<>', 'unconfirmed')
      .where(
        sql<boolean>`coalesce(left_at, confirmed_at) < ${now} - make_interval(years => ${retention.leadYears})`,
      )
      .execute();
  });
  await expireLeads(db, hasNoSubscription);
}

const hasNoSubscription = sql<boolean>`kind = any(${[...subscriptionKinds]}::text[])
  and not exists (select from subscription s where s.email = lower(lead.email) and s.kind = lead.kind)`;
