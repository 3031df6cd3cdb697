import { access, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect } from 'vitest';
import { openDatabase } from '@api/open-database';
import type { IsolatedStorage } from '@tests/support/database';
import { silentLogger } from '@tests/support/silent-logger';
import { until } from '@tests/support/until';
import { untilDisconnected } from '@tests/support/until-disconnected';

/** Stops a back end that is started later at one place of its work. */
export interface Hold {
  /** Resolves when the back end is there. */
  reached(): Promise<void>;
  /** Once the back end is killed. */
  release(): Promise<void>;
}

/** Where: a table whose rows the deletion of an account changes, or the claim of a job of this kind. */
export type Place = { table: string } | { job: string };

export const holdAt = (storage: IsolatedStorage, place: Place): Promise<Hold> =>
  storage.databaseUrl
    ? holdOnServer(storage.databaseUrl, place)
    : holdEmbedded(path.join(storage.dataDir, 'pg'), storage, place);

/** By a lock of another connection. */
async function holdOnServer(databaseUrl: string, place: Place): Promise<Hold> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // A back end that was stopped soon after its start may not have written the row.
  if ('job' in place)
    await client.query('insert into work_pace (kind) values ($1) on conflict do nothing', [place.job]);
  await client.query('begin');
  await client.query(lockFor(place));
  // The transaction that deletes an account has locked the account's row.
  const deletes = `exists (
    select from pg_locks l where l.pid = w.pid and l.relation = 'account'::regclass and l.mode = 'RowShareLock')`;
  const waits = `select from pg_locks w where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`;
  return {
    async reached() {
      const query = 'table' in place ? `${waits} and ${deletes}` : waits;
      await until(async () => expect((await client.query(query)).rows).toHaveLength(1));
    },
    async release() {
      await client.query('rollback');
      await client.end();
      await untilDisconnected(databaseUrl);
    },
  };
}

function lockFor(place: Place): string {
  if ('job' in place) return `select from work_pace where kind = '${place.job}' for update`;
  // Each job updates `work`: there only the rows of the person are held.
  if (place.table === 'work') return 'select from work where person is not null for update';
  return `lock table "${place.table}" in share mode`;
}

/** By a trigger, since it has one session only: the trigger writes a file, and then sleeps. */
async function holdEmbedded(folder: string, storage: IsolatedStorage, place: Place): Promise<Hold> {
  const file = path.join(folder, 'reached');
  const run = async (statement: string) => {
    const { db, close } = await openDatabase({ ...storage, log: silentLogger });
    await sql.raw(statement).execute(db).finally(close);
  };
  const when =
    'job' in place
      ? `update on work_pace for each row when (new.kind = '${place.job}')`
      : `delete on "${place.table}" for each statement`;
  await run(`
    create function hold() returns trigger language plpgsql as $$ begin
      execute format('copy (select) to %L', current_setting('data_directory') || '/reached');
      perform pg_sleep(600);
      return null;
    end $$;
    create trigger hold before ${when} execute function hold()`);
  return {
    reached: () => until(() => access(file)),
    async release() {
      await rm(file);
      await run('drop function hold cascade');
    },
  };
}
