import pg from 'pg';
import { expect } from 'vitest';
import { until } from './until';

/** Waits until the server has noticed that a killed process is gone: before that it may still commit for it. */
export async function untilDisconnected(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await until(async () => expect((await client.query(otherClients)).rows).toEqual([]));
  } finally {
    await client.end();
  }
}

const otherClients = `select from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
