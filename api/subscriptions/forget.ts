import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { deleteLeads } from '@api/leads/erase';
import { retention } from '@domain/privacy';
import { subscriptionKinds } from '@domain/subscription';

/**
 * Deletes what nobody has confirmed in time, and what was left or confirmed as long ago as any contact is kept; with it the
 * contacts that asked for it. Who had left before is so again.
 */
export async function forgetSubscriptions(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (write) => {
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
    const nobodys = await write
      .selectFrom('lead')
      .select('id')
      .where('kind', 'in', [...subscriptionKinds])
      .where(
        sql<boolean>`not exists (select from subscription s where s.email = lower(lead.email) and s.kind = lead.kind)`,
      )
      .forUpdate()
      .execute();
    await deleteLeads(
      write,
      nobodys.map(({ id }) => id),
    );
  });
}
