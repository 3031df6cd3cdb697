import { Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartupError } from '@api/errors';
import type { Logger } from '@api/log';
import { type EmbeddedDatabase, startEmbedded } from './embedded';
import { FolderInUse } from './folder-lock';
import type { Database } from './schema';

export type Engine = 'embedded' | 'postgres';
export type OpenDatabase = {
  db: Kysely<Database>;
  engine: Engine;
  /** Ends the pool and, embedded, the database's thread; gives the folder free. */
  close(): Promise<void>;
};
type Options = {
  databaseUrl?: string;
  dataDir: string;
  log: Logger;
  /** A tool (an import) beside a running server: where the folder is taken, use that process's database. */
  join?: boolean;
};

/** Longest that a statement may run on PostgreSQL; long work says `set local statement_timeout = 0` in its transaction. */
const statementTimeoutMs = 15_000;
const connectTimeoutMs = 5_000;
const embeddedPoolSize = 4;
/** One thread does everything there: who comes while a long statement runs, or on a busy machine, waits for it. */
const embeddedConnectTimeoutMs = 15_000;
/**
 * Searches are work for the database's processors, and more of them at once than these only wait for one another, and let
 * this process wait, where it stands on the same machine (docs/decisions/0009-speed.md).
 */
const postgresPoolSize = Math.max(embeddedPoolSize, availableParallelism());
/** The embedded engine has no statement time-out of its own; after this it is taken for hung and restarted. */
const embeddedHangMs = 10 * 60_000;

// Counts and prices are bigint; all of them are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Opens PostgreSQL at `databaseUrl`, else the embedded database in `dataDir`: one pool, one dialect, the same queries.
 * A database that goes away later fails the queries of that moment and is used again when it is back.
 * Throws `StartupError` where the data folder cannot be used, or PostgreSQL does not answer.
 */
export async function openDatabase({ databaseUrl, dataDir, log, join }: Options): Promise<OpenDatabase> {
  const embedded = databaseUrl ? undefined : await openEmbedded(dataDir, log, join);
  const pool = databaseUrl ? postgresPool(databaseUrl) : embeddedPool(embedded!);
  // Also for a connection in use: between two queries of a transaction nobody else hears its error, and it would end the process.
  const onLost = (error: Error) =>
    log.warn({ reason: error.message }, 'a connection to the database was lost');
  pool.on('error', onLost);
  pool.on('connect', (client) => void client.on('error', onLost));
  if (databaseUrl) await reach(pool, databaseUrl);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level !== 'error' || !(event.error instanceof Error)) return;
      const { code, message } = event.error as Error & { code?: string };
      if (code === diskFull) log.error('the disk is full: the database cannot write');
      if (embedded && (code === diskFull || message === 'Query read timeout')) embedded.restart(message);
    },
  });
  return {
    db,
    engine: databaseUrl ? 'postgres' : 'embedded',
    async close() {
      await db.destroy();
      await embedded?.close();
    },
  };
}

/** @throws StartupError without what is secret of the address, where nothing answers there or it lets nobody in */
async function reach(pool: pg.Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { code, message } = error as { code?: string; message?: string };
    throw new StartupError(
      `DATABASE_URL: o PostgreSQL em ${new URL(databaseUrl).host} não atende (${code ?? message}).`,
    );
  }
}

const diskFull = '53100';

async function openEmbedded(
  dataDir: string,
  log: Logger,
  join = false,
): Promise<EmbeddedDatabase & { isJoined: boolean }> {
  try {
    return { ...(await startEmbedded(dataDir, log)), isJoined: false };
  } catch (error) {
    if (!join || !(error instanceof FolderInUse) || !error.owner) throw error;
    return { socketPath: error.owner.socketPath, restart: () => {}, close: async () => {}, isJoined: true };
  }
}

function postgresPool(connectionString: string): pg.Pool {
  return new pg.Pool({
    connectionString,
    max: postgresPoolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    // Compiling a search costs more than running it.
    options: `-c statement_timeout=${statementTimeoutMs} -c jit=off`,
    keepAlive: true,
  });
}

function embeddedPool({ socketPath, isJoined }: { socketPath: string; isJoined: boolean }): pg.Pool {
  return new pg.Pool({
    // Whose database it is makes pages; who joins it waits behind them (embedded-worker.ts).
    application_name: isJoined ? 'background' : undefined,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: embeddedPoolSize,
    connectionTimeoutMillis: embeddedConnectTimeoutMs,
    query_timeout: embeddedHangMs,
    stream: () => unixSocket(socketPath),
  });
}

/** pg only knows sockets named by port in a folder; ours has a name of its own. */
function unixSocket(socketPath: string): Socket {
  const socket = new Socket();
  const connect = socket.connect.bind(socket);
  socket.connect = () => connect(socketPath);
  return socket;
}
