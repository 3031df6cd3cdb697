import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '@api/open-database';
import { type EmbeddedDatabase, startEmbedded } from '@api/platform/db/embedded';
import type { Database } from '@api/database';
import { folderWithDatabase, type TestDatabase } from './database';
import { silentLogger } from './silent-logger';

/** An embedded database that this worker has started. Emptying one takes milliseconds, starting one most of a second. */
interface Slot {
  dataDir: string;
  engine: EmbeddedDatabase;
  files: ReadonlySet<string>;
  schema: string;
}

const idle: Slot[] = [];
/** Each idle database holds a thread and about 100 MB. */
const mostIdle = 3;

/** Hands out an empty database of this worker. It is emptied and kept for the next test file when it is closed. */
export async function borrowEmbedded(): Promise<TestDatabase> {
  const slot = idle.pop() ?? (await startSlot());
  const opened = await join(slot.dataDir);
  return {
    ...opened,
    dataDir: slot.dataDir,
    databaseUrl: undefined,
    async close() {
      await opened.close();
      if (idle.length < mostIdle && (await empty(slot))) return void idle.push(slot);
      await slot.engine.close();
      await rm(slot.dataDir, { recursive: true, force: true });
    },
  };
}

/** Each borrower has connections of its own: a query that comes after its test's end fails. */
const join = (dataDir: string) => openDatabase({ dataDir, log: silentLogger, join: true });

async function startSlot(): Promise<Slot> {
  const dataDir = await folderWithDatabase();
  const engine = await startEmbedded(dataDir, silentLogger);
  const { db, close } = await join(dataDir);
  const schema = await schemaOf(db).finally(close);
  return { dataDir, engine, files: new Set(await readdir(dataDir)), schema };
}

/** @returns false where a test has changed the schema: this database is of no more use */
async function empty({ dataDir, files, schema }: Slot): Promise<boolean> {
  for (const name of await readdir(dataDir))
    if (!files.has(name)) await rm(path.join(dataDir, name), { recursive: true, force: true });
  const { db, close } = await join(dataDir);
  try {
    await emptyTables.execute(db);
    return (await schemaOf(db)) === schema;
  } finally {
    await close();
  }
}

/** Migrations leave no rows of their own. `truncate` would write new files for every table: a hundred times slower. */
const emptyTables = sql`
  do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
    loop execute format('delete from %I', name); end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where last_value is not null;
  end $$`;

async function schemaOf(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ objects: string }>`
    select concat_ws(' ',
      (select count(*) from pg_class where relnamespace = 'public'::regnamespace),
      (select sum(hashtext(relname || attname || attnum || atttypid)) from pg_attribute join pg_class c on c.oid = attrelid
        where relnamespace = 'public'::regnamespace),
      (select count(*) from pg_trigger where tgenabled = 'O'),
      (select sum(hashtext(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace)) as objects`.execute(
    db,
  );
  return rows[0]!.objects;
}
