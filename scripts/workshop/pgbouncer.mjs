import { chownSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reachable, unprivilegedUser } from './postgres.mjs';
import { missing, poolers } from './programs.mjs';
import { root, start, Stop } from './steps.mjs';

/** Why no PgBouncer can be started here, or null. */
export const noPgBouncer = () => missing(poolers);

/** Starts a PgBouncer with deploy/pgbouncer.ini before all databases of a PostgreSQL, on a socket in its own folder.
 * @param {string} serverUrl
 * @param {(text: string) => string} [change] of its configuration */
export async function startPgBouncer(serverUrl, change = (text) => text) {
  // Not in TMPDIR: another user needs access, and a socket's path is short.
  const folder = await mkdtemp('/tmp/bossa-nova-pgbouncer-');
  const user = unprivilegedUser();
  const file = join(folder, 'pgbouncer.ini');
  const shipped = await readFile(join(root, 'deploy/pgbouncer.ini'), 'utf8');
  await writeFile(file, change(adapted(shipped, new URL(serverUrl), folder)));
  if (user) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const child = start('pgbouncer', ['-q', file], { cwd: folder, stdio: 'ignore', ...user });
  child.once('error', () => {});
  const urlOf = (databaseUrl) => {
    const { pathname } = new URL(databaseUrl);
    return `postgres://any@localhost:6432${pathname}?host=${encodeURIComponent(folder)}`;
  };
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  if (await reachable(urlOf(serverUrl), 100)) return { urlOf, close };
  await close();
  throw new Stop('PgBouncer did not start');
}

function adapted(text, server, folder) {
  const ofServer = {
    host: server.searchParams.get('host') ?? server.hostname,
    port: server.port || '5432',
    user: decodeURIComponent(server.username),
    password: decodeURIComponent(server.password),
  };
  const place = Object.entries(ofServer).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return text
    .replace(/^site = host=\S+ port=\S+/m, `* = ${place.join(' ')}`)
    .replace(/^listen_addr = .*$/m, `unix_socket_dir = ${folder}`)
    .replace(/^auth_type = .*$/m, 'auth_type = any')
    .replace(/^auth_file = .*$/m, '');
}
