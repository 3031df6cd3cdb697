import { type Kysely, sql } from 'kysely';
import { clock } from '@domain/kernel/clock';
import type { StaffDistribution } from '@contract/staff-distribution';
import type { DistributionDatabase } from '../schema';

const dayMs = 24 * 3600_000;
const days = 7;

/** How often each rule and group decided in the last seven days, and when last. */
export async function ruleUsage(db: Kysely<DistributionDatabase>): Promise<StaffDistribution['usage']> {
  const rows = await db
    .selectFrom('lead_offer')
    .select(['rule', 'group_id as group'])
    .select(({ fn }) => [fn.countAll<string>().as('count'), sql<Date>`max(at)`.as('last_at')])
    .where('at', '>', new Date(clock.now().getTime() - days * dayMs))
    .groupBy(['rule', 'group_id'])
    .execute();
  return rows.map(({ count, last_at: last, ...row }) => ({
    ...{ ...row, count: Number(count), last_at: last.toISOString() },
  }));
}
