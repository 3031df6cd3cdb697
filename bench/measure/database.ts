import pg from 'pg';
import { postgresForTests } from '../../scripts/workshop/postgres.mjs';

export interface TestServer {
  /** Makes a database, empty or a copy of one made before, and gives its address. */
  create(name: string, copyOf?: string): Promise<string>;
  /** Drops every database that was made here, and ends the server where it was started here. */
  close(): Promise<void>;
}

/**
 * The PostgreSQL that the tests use too: at TEST_DATABASE_URL, else a temporary one of the system's own programs, else
 * the reason why there is none. Never the one at DATABASE_URL, which may be somebody's own.
 */
export async function testServer(): Promise<TestServer | { reason: string }> {
  const server = await postgresForTests();
  if (!server.url) return { reason: server.reason ?? 'no PostgreSQL' };
  const { url } = server;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const made: string[] = [];
  const nameOf = (name: string) => `bossa_bench_${process.pid}_${name}`;
  return {
    async create(name, copyOf) {
      const database = nameOf(name);
      await admin.query(`create database ${database} template ${copyOf ? nameOf(copyOf) : 'template0'}`);
      made.push(database);
      return Object.assign(new URL(url), { pathname: `/${database}` }).href;
    },
    async close() {
      for (const database of made) await admin.query(`drop database if exists ${database} with (force)`);
      await admin.end();
      await server.close();
    },
  };
}
