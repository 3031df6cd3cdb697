import { Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from '@api/platform/process/log';
import { type EmbeddedDatabase, startEmbedded } from './embedded';
import { nameDirectConnections } from './direct-connection';
import { FolderInUse } from './folder-lock';
import { checkDirectConnection, checkLimits, directMark, reach } from './reach';

export type Engine = 'embedded' | 'postgres';
export type OpenDatabase<Tables> = {
  db: Kysely<Tables>;
  engine: Engine;
  /** The embedded database's folder is locked by this process. */
  isAlone: boolean;
  close(): Promise<void>;
};
type Options = {
  databaseUrl?: string;
  /** PostgreSQL itself, where `databaseUrl` is a PgBouncer in transaction mode. */
  directUrl?: string | undefined;
  dataDir: string;
  log: Logger;
  /** For tools (an import): if a server has the folder, join its database. */
  join?: boolean;
  observe?: DatabaseObserver;
};

export interface PoolState {
  used: number;
  idle: number;
  waiting: number;
  max: number;
}

/** For metrics. */
export interface DatabaseObserver {
  query(seconds: number): void;
  pool(read: () => PoolState): void;
}

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

/** @throws StartupError if the data folder is unusable, or PostgreSQL does not answer or is not what the URLs name */
export async function openDatabase<Tables>({
  databaseUrl,
  directUrl,
  dataDir,
  log,
  join,
  observe,
}: Options): Promise<OpenDatabase<Tables>> {
  const embedded = databaseUrl ? undefined : await openEmbedded(dataDir, log, join);
  // Clients in a transaction need it too: without a listener their 'error' event would end the process.
  const onLost = (error: Error) => log.warn({ reason: error.message }, 'database connection lost');
  const watched = (made: pg.Pool) =>
    made.on('error', onLost).on('connect', (client) => void client.on('error', onLost));
  const pool = watched(
    databaseUrl ? postgresPool(databaseUrl, { isPooled: directUrl !== undefined }) : embeddedPool(embedded!),
  );
  const direct = databaseUrl && directUrl ? watched(directPool(directUrl)) : undefined;
  if (databaseUrl)
    try {
      const server = await reach(pool, 'DATABASE_URL', databaseUrl);
      if (direct)
        checkDirectConnection(server, await reach(direct, 'DATABASE_DIRECT_URL', directUrl!), directUrl!);
      checkLimits(server, { isPooled: direct !== undefined, log });
    } catch (error) {
      await Promise.all([pool.end(), direct?.end()]);
      throw error;
    }
  observe?.pool(() => ({
    ...{ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount },
    max: pool.options.max,
  }));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      observe?.query(event.queryDurationMillis / 1_000);
      if (event.level !== 'error' || !(event.error instanceof Error)) return;
      const { code, message } = event.error as Error & { code?: string };
      if (code === diskFull) log.error('disk full: database cannot write');
      if (embedded && (code === diskFull || message === 'Query read timeout')) embedded.restart(message);
    },
  });
  const directDb = direct && new Kysely<Tables>({ dialect: new PostgresDialect({ pool: direct }) });
  if (directDb) nameDirectConnections(db, directDb);
  return {
    db,
    engine: databaseUrl ? 'postgres' : 'embedded',
    isAlone: embedded !== undefined && !embedded.isJoined,
    async close() {
      await Promise.all([db.destroy(), directDb?.destroy()]);
      await embedded?.close();
    },
  };
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

/** JIT compilation costs more than a search. */
const startOptions = `-c statement_timeout=${statementTimeoutMs} -c jit=off`;

/** A PgBouncer refuses start-up options: its `connect_query` sets them (deploy/pgbouncer.ini). */
function postgresPool(connectionString: string, { isPooled }: { isPooled: boolean }): pg.Pool {
  return new pg.Pool({
    connectionString,
    max: postgresPoolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    ...(isPooled ? {} : { options: startOptions }),
    keepAlive: true,
  });
}

/** A few connections, closed after use: migrations, VACUUM, locks that outlive a transaction. */
const directPool = (connectionString: string): pg.Pool =>
  new pg.Pool({
    connectionString,
    max: 2,
    idleTimeoutMillis: 1_000,
    connectionTimeoutMillis: connectTimeoutMs,
    options: `${startOptions} -c ${directMark}=on`,
    keepAlive: true,
  });

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
