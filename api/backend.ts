import { sql } from 'kysely';
import { createApi } from './app';
import { syncLocations } from './catalogue/locations';
import { openDatabase } from './db/engine';
import { migrate } from './db/migrate';
import { keepTidy } from './db/tidy';
import { type ApiEnv, readApiEnv } from './env';
import type { Logger } from './log';

export interface Backend {
  /** Answers a call of the contract; only the request's path, query, method, headers and body count. */
  fetch(request: Request): Promise<Response>;
  /** Whether the database answers. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

/** How long readiness waits for the database, ms. */
const readyMs = 2_000;

/**
 * Opens the back end: database, migrations, places, background work. Throws `StartupError` (api/errors.ts) with one line
 * for the operator where the settings or the data folder do not serve.
 */
export async function openBackend(log: Logger, env: ApiEnv = readApiEnv()): Promise<Backend> {
  const { db, engine, close } = await openDatabase({ ...env, log });
  try {
    const applied = await migrate(db);
    if (applied.length > 0) log.info({ applied }, 'Banco de dados atualizado');
    await db.transaction().execute(syncLocations);
  } catch (error) {
    await close();
    throw error;
  }
  const tidying = engine === 'embedded' ? keepTidy(db, log) : undefined;
  const api = createApi({ db, log });
  return {
    fetch: async (request) => api.fetch(request),
    async ready() {
      const asked = sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
      return Promise.race([
        asked,
        new Promise<false>((resolve) => setTimeout(resolve, readyMs, false).unref()),
      ]);
    },
    async close() {
      tidying?.stop();
      await close();
    },
  };
}
