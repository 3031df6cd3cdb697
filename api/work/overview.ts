import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';

/** Of a kind of work: pieces that are due or will be, those that an instance has in hand, those that were set aside. */
export interface KindOverview {
  kind: string;
  waiting: number;
  inHand: number;
  setAside: number;
  /** When the longest waiting one was added; null where none waits. */
  since: Date | null;
  /** When the first is tried. */
  next: Date | null;
}

/** What waits, kind by kind. */
export function workOverview(db: Kysely<Database>): Promise<KindOverview[]> {
  const live = sql`failed_at is null`;
  const isInHand = sql`held_until > ${sqlNow()}`;
  return db
    .selectFrom('work')
    .select([
      'kind',
      sql<number>`count(*) filter (where ${live} and ${isInHand} is not true)`.as('waiting'),
      sql<number>`count(*) filter (where ${isInHand})`.as('inHand'),
      sql<number>`count(*) filter (where failed_at is not null)`.as('setAside'),
      sql<Date | null>`min(created_at) filter (where ${live})`.as('since'),
      sql<Date | null>`min(next_attempt_at) filter (where ${live})`.as('next'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute();
}

/** The newest of what was set aside, without whose it is. */
export const setAsideWork = (db: Kysely<Database>, limit: number) =>
  db
    .selectFrom('work')
    .select(['id', 'kind', 'failed_at', 'last_error', 'attempts'])
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute();
