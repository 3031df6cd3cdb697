import { type Kysely, sql } from 'kysely';
import { waitingRuns } from '@api/feeds/apply/waiting-runs';
import { listInvitations } from '@api/staff/invitations';
import type { TodayDatabase } from '../schema';

type Db = Kysely<TodayDatabase>;

/** Loads that wait for a decision: nothing of them was written. */
export async function heldLoads(db: Db) {
  const held = await waitingRuns(db);
  const rows = held
    .map(({ id, source, startedAt, hold, counts }) => ({
      ...{ id, source, at: startedAt.toISOString(), hold },
      ...{ gone: counts?.deactivated ?? 0, prices: counts?.prices ?? 0 },
    }))
    .sort((one, other) => one.at.localeCompare(other.at));
  return { count: rows.length, rows };
}

const openRequests = (db: Db) => db.selectFrom('data_request').where('answered_at', 'is', null);

export async function countRequests(db: Db): Promise<number> {
  const { count } = await openRequests(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const waitingRequests = async (db: Db) => ({
  count: await countRequests(db),
  rows: await openRequests(db)
    .select(['id', sql<string>`to_char(requested_on, 'YYYY-MM-DD')`.as('requested_on')])
    .orderBy('data_request.requested_on')
    .orderBy('id')
    .limit(10)
    .execute(),
});

export const countInvitations = async (db: Db): Promise<number> => (await listInvitations(db)).length;
