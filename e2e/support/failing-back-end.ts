import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Kysely } from 'kysely';
import { createApi } from '../../api/app';
import { createPasswords } from '../../api/accounts/passwords';
import type { Database } from '../../api/database';
import { silentLogger } from '../../tests/support/silent-logger';
import { withOwnSite } from './own-site';

interface FailingHouse {
  origin: string;
  /** From now on the calls whose path holds this fail; null: none does. */
  fails(path: string | null): void;
  /** The paths that were asked for since this was last said. */
  heard(): string[];
}

/**
 * Runs the built website over a back end of ours of which single calls can be made to fail. It reads the stories' database,
 * and who is signed in at their website is signed in here.
 * @param more settings of this website's own
 */
export async function withFailingBackEnd(
  db: Kysely<Database>,
  story: (house: FailingHouse) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const api = createApi({ db, log: silentLogger, passwords: createPasswords({ ln: 4, r: 8, p: 1 }) });
  let failing: string | null = null;
  const heard: string[] = [];
  const backEnd = createServer(
    getRequestListener((request) => {
      const { pathname } = new URL(request.url);
      heard.push(pathname);
      return failing !== null && pathname.includes(failing)
        ? new Response(null, { status: 500 })
        : api.fetch(request);
    }),
  ).listen(0, '127.0.0.1');
  await once(backEnd, 'listening');
  const dataDir = await mkdtemp(join(tmpdir(), 'bossa-nova-failing-'));
  const secret = await readFile(join(process.env.E2E_DATA_DIR!, 'session-secret'), 'utf8');
  const settings = {
    API_BASE_URL: `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`,
    DATA_DIR: dataDir,
    SESSION_SECRETS: secret.trim(),
    MAP_TILE_URL: '',
    ...more,
  };
  try {
    await withOwnSite(settings, (origin) =>
      story({
        origin,
        fails: (path) => (failing = path),
        heard: () => heard.splice(0),
      }),
    );
  } finally {
    backEnd.close();
    backEnd.closeAllConnections();
    await rm(dataDir, { recursive: true, force: true });
  }
}
