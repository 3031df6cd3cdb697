import { type Kysely, sql } from 'kysely';
import { requestDistribution } from '@api/leads/distribution';
import { sqlNow } from '@api/platform/db/sql-now';
import { isOpen } from './queries/parts';
import type { ContactsDatabase } from './schema';

/** Ends open offers of contacts that somebody has now, or that wait for nobody. */
export const endMovedOffers = (write: Kysely<ContactsDatabase>, ids: readonly number[]) =>
  sql`
  update lead_offer set ended_at = ${sqlNow()}, outcome = 'moved'
  where ended_at is null and lead_id in (
    select id from lead where id = any(${ids}::bigint[])
      and (broker_id is not null or member_id is not null or not ${isOpen}))`.execute(write);

/** Of a larger bulk the sweep finds them. */
const requestedAtOnce = 20;

/** Ends and requests offers as contacts need them now. Call it after each write of contacts. */
export async function renewOffers(write: Kysely<ContactsDatabase>, ids: readonly number[]): Promise<void> {
  await endMovedOffers(write, ids);
  if (ids.length > requestedAtOnce) return;
  const { rows } = await sql<{ id: number }>`
    select id from lead where id = any(${ids}::bigint[])
      and reply_due_at is not null and broker_id is null and member_id is null and ${isOpen}
      and not exists (select from lead_offer where lead_id = lead.id and ended_at is null)`.execute(write);
  for (const { id } of rows) await requestDistribution(write, Number(id));
}
