import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run, start } from './steps.mjs';

/** PostgreSQL at `TEST_DATABASE_URL`, else a temporary one. `reason`: why there is none.
 * @returns {Promise<{url?: string, reason?: string, close(): Promise<void>}>} */
export async function postgresForTests() {
  const given = process.env.TEST_DATABASE_URL;
  const none = (reason) => ({ reason, async close() {} });
  if (given) {
    if (await reachable(given)) return { url: given, async close() {} };
    return none('nothing answers at TEST_DATABASE_URL');
  }
  const programs = findPrograms();
  if (!programs) return none('no PostgreSQL is installed and TEST_DATABASE_URL is not set');
  return temporaryCluster(programs);
}

/** Debian's PostgreSQL programs are not in PATH, but in one folder per version. */
function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...process.env.PATH.split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Uses a socket in its own folder, because PostgreSQL cannot select a free port. */
async function temporaryCluster(programs) {
  const folder = await mkdtemp(join(tmpdir(), 'bossa-nova-postgres-'));
  const data = join(folder, 'data');
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  // Other users' programs need access to the socket (scripts/image/rolling.mjs).
  chmodSync(folder, 0o755);
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(join(programs, 'initdb'), options, { quiet: true, cwd: folder, ...user });
  const settings = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off' };
  const server = start(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: folder, stdio: 'ignore', ...user },
  );
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const close = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  if (await reachable(url, 100)) return { url, close };
  await close();
  return { reason: 'the temporary PostgreSQL did not start', async close() {} };
}

/** PostgreSQL and PgBouncer refuse to run as root. */
export function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  return undefined;
}

/** By a session: a server that starts accepts connections before it answers.
 * @param {string} url @param {number} [most] number of tries */
export async function reachable(url, most = 1) {
  for (let tries = 1; !(await opens(url)); tries++) {
    if (tries >= most) return false;
    await wait(200);
  }
  return true;
}

async function opens(url) {
  // Imported late: `npm test` loads this file before it installs packages.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
