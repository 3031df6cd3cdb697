import { type Kysely, sql } from 'kysely';
import type { JobTables } from '@api/platform/jobs/schema-work';
import { sqlNow } from '@api/platform/db/sql-now';
import { mailJobNames } from './queue-mail';

/** E-mails that no instance is sending now. */
export interface WaitingMail {
  count: number;
  /** null: none waits. */
  since: Date | null;
}

export const waitingMail = (db: Kysely<JobTables>): Promise<WaitingMail> =>
  db
    .selectFrom('work')
    .select(({ fn }) => [fn.countAll<number>().as('count'), sql<Date | null>`min(created_at)`.as('since')])
    .where('kind', 'in', [...mailJobNames])
    .where('failed_at', 'is', null)
    .where(sql<boolean>`held_until > ${sqlNow()} is not true`)
    .executeTakeFirstOrThrow();

/** For `/readyz`; '' if none waits. */
export const waitingMailLine = ({ count, since }: WaitingMail): string =>
  since
    ? `e-mails waiting: ${count}, since ${since.toISOString()}; this instance sends none (SMTP_URL or MAIL=files)\n`
    : '';
