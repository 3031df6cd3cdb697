import pg from 'pg';
import { postgresForTests } from '../../scripts/workshop/postgres.mjs';

export interface TestServer {
  url: string;
  /** Creates a database, empty or as a copy, and returns its URL. */
  create(name: string, copyOf?: string): Promise<string>;
  close(): Promise<void>;
}

/** PostgreSQL of the tests, or the reason for its absence. Never DATABASE_URL, which can have real data. */
export async function testServer(): Promise<TestServer | { reason: string }> {
  const server = await postgresForTests();
  if (!server.url) return { reason: server.reason ?? 'no PostgreSQL' };
  const { url } = server;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const made: string[] = [];
  const nameOf = (name: string) => `bossa_bench_${process.pid}_${name}`;
  return {
    url,
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
