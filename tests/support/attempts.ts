import { type Kysely, sql } from 'kysely';
import { limitKey, type limits } from '@api/platform/http/limits';
import type { Database } from '@api/database';
import { clock } from '@domain/kernel/clock';

/** Sets how many tries of `subject` count now towards a limit, without making them one by one. */
export async function setTries(
  db: Kysely<Database>,
  name: keyof typeof limits,
  subject: string,
  count: number,
): Promise<void> {
  const key = limitKey(name, subject);
  await sql`
    insert into attempt (key, tries, refused)
    values (${key}, array_fill(${clock.now()}::timestamptz, array[${count}::int]), false)
    on conflict (key) do update set tries = excluded.tries`.execute(db);
}
