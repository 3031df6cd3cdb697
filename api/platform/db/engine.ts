import { Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartupError } from '@api/platform/process/startup-error';
import type { Logger } from '@api/platform/process/log';
import { type EmbeddedDatabase, startEmbedded } from './embedded';
import { FolderInUse } from './folder-lock';

export type Engine = 'embedded' | 'postgres';
export type OpenDatabase<Tables> = {
  db: Kysely<Tables>;
  engine: Engine;
  close(): Promise<void>;
};
type Options = {
  databaseUrl?: string;
  dataDir: string;
  log: Logger;
  /** For tools (an import): if a server has the folder, join its database. */
  join?: boolean;
};

/** Longer work sets its own limit: `set local statement_timeout = 0`. */
const statementTimeoutMs = 15_000;
const connectTimeoutMs = 5_000;
const embeddedPoolSize = 4;
/** The embedded engine has one thread: connections wait for a long statement. */
const embeddedConnectTimeoutMs = 15_000;
/** More concurrent searches than processors only wait for each other (docs/decisions/0009-speed.md). */
const postgresPoolSize = Math.max(embeddedPoolSize, availableParallelism());
/** The embedded engine has no statement time-out; after this time it counts as hung and restarts. */
const embeddedHangMs = 10 * 60_000;

// Counts and prices are bigint, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** @throws StartupError if the data folder is unusable, or PostgreSQL does not answer */
export async function openDatabase<Tables>({
  databaseUrl,
  dataDir,
  log,
  join,
}: Options): Promise<OpenDatabase<Tables>> {
  const embedded = databaseUrl ? undefined : await openEmbedded(dataDir, log, join);
  const pool = databaseUrl ? postgresPool(databaseUrl) : embeddedPool(embedded!);
  // Clients in a transaction need it too: without a listener their 'error' event would end the process.
  const onLost = (error: Error) => log.warn({ reason: error.message }, 'database connection lost');
  pool.on('error', onLost);
  pool.on('connect', (client) => void client.on('error', onLost));
  if (databaseUrl) await reach(pool, databaseUrl);
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      if (event.level !== 'error' || !(event.error instanceof Error)) return;
      const { code, message } = event.error as Error & { code?: string };
      if (code === diskFull) log.error('disk full: database cannot write');
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

/** @throws StartupError without the URL's credentials */
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
    // JIT compilation costs more than a search.
    options: `-c statement_timeout=${statementTimeoutMs} -c jit=off`,
    keepAlive: true,
  });
}

function embeddedPool({ socketPath, isJoined }: { socketPath: string; isJoined: boolean }): pg.Pool {
  return new pg.Pool({
    // Tools that join the server's database have low priority (embedded-worker.ts).
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

/** pg supports only sockets named by port. */
function unixSocket(socketPath: string): Socket {
  const socket = new Socket();
  const connect = socket.connect.bind(socket);
  socket.connect = () => connect(socketPath);
  return socket;
}
