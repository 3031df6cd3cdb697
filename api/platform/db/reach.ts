import type pg from 'pg';
import { StartupError } from '@api/platform/process/startup-error';
import type { WarningLog } from '@domain/kernel/logged';

/** What a new connection shows of its server and its settings. */
export interface Reached {
  /** Start of the server and the database's number: equal for two ways to one database. */
  server: string;
  hasTimeout: boolean;
  hasJit: boolean;
  /** The start-up options of a direct connection arrived. */
  isDirect: boolean;
}

/** A setting that PostgreSQL takes from the start-up options, and a PgBouncer does not pass on. */
export const directMark = 'bossa_nova.direct';

const question = `select extract(epoch from pg_postmaster_start_time()) || ' ' || oid as server,
  current_setting('statement_timeout') <> '0' as "hasTimeout", current_setting('jit') = 'on' as "hasJit",
  current_setting('${directMark}', true) is not distinct from 'on' as "isDirect"
  from pg_database where datname = current_database()`;

/** @throws StartupError without the URL's credentials */
export async function reach(pool: pg.Pool, setting: string, url: string): Promise<Reached> {
  try {
    return (await pool.query<Reached>(question)).rows[0]!;
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    if (code === protocolViolation && message?.includes('startup parameter')) throw isBouncer(setting, url);
    throw new StartupError(
      `${setting}: o PostgreSQL em ${new URL(url).host} não atende (${code ?? message}).`,
    );
  }
}

const protocolViolation = '08P01';

const isBouncer = (setting: string, url: string) =>
  new StartupError(
    setting === 'DATABASE_URL'
      ? `DATABASE_URL: em ${new URL(url).host} atende um PgBouncer: ponha o endereço do próprio PostgreSQL em DATABASE_DIRECT_URL.`
      : `DATABASE_DIRECT_URL: em ${new URL(url).host} atende um PgBouncer: espera-se o endereço do próprio PostgreSQL.`,
  );

/** @throws StartupError if the second way is not a direct one to the same database */
export function checkDirectConnection(pooled: Reached, direct: Reached, url: string): void {
  if (!direct.isDirect) throw isBouncer('DATABASE_DIRECT_URL', url);
  if (pooled.server !== direct.server)
    throw new StartupError('DATABASE_DIRECT_URL: não é o mesmo banco de DATABASE_URL.');
}

/** @throws StartupError if a PgBouncer with a direct way beside it opens connections without limits */
export function checkLimits(
  { hasTimeout, hasJit }: Reached,
  { isPooled, log }: { isPooled: boolean; log: WarningLog },
): void {
  if (hasTimeout && !hasJit) return;
  if (isPooled)
    throw new StartupError(
      "DATABASE_URL: o PgBouncer abre conexões sem limite de tempo ou com JIT: ponha connect_query='set statement_timeout = 15000; set jit = off' (deploy/pgbouncer.ini).",
    );
  log.warn(
    { hasTimeout, hasJit },
    'database connections without limits: a PgBouncer needs DATABASE_DIRECT_URL',
  );
}
