import pg from 'pg';

const serverUrl = process.env.TEST_DATABASE_URL;

/** The address of a database on the server of TEST_DATABASE_URL. */
export function databaseAt(name: string): string {
  const url = new URL(serverUrl!);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement beside the databases under test. */
export async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
