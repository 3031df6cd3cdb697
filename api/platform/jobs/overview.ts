import { type Kysely, sql } from 'kysely';
import type { JobTables } from './schema-work';
import { sqlNow } from '@api/platform/db/sql-now';

export interface JobOverview {
  kind: string;
  waiting: number;
  inHand: number;
  setAside: number;
  since: Date | null;
  next: Date | null;
}

export function jobsOverview(db: Kysely<JobTables>): Promise<JobOverview[]> {
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

export const failedJobs = (db: Kysely<JobTables>, limit: number) =>
  db
    .selectFrom('work')
    .select(['id', 'kind', 'failed_at', 'last_error', 'attempts'])
    .where('failed_at', 'is not', null)
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute();
