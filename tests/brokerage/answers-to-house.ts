import { createApi } from '@api/app';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import { remoteBackEnd } from '@server/back-end';
import { readEnv } from '@server/env';
import type { BrokerageStore } from '@server/settings/brokerage-store';
import { applyHouse } from '../support/brokerage';
import { openTestDatabase } from '../support/database';
import { startFaultyBackEnd } from '../support/faulty-back-end';
import { rendererSettings } from '../support/renderer-settings';
import { serveSite } from '../support/serve-site';
import { silentLogger } from '../support/silent-logger';
import { visitsTo } from '../support/visit';

export const names = { own: 'Casa da Serra', other: /Bossa\s+Nova|Sibipirunas|0000-0000|00\.000-J/i };
export const answerWith = (body: string | null, status = 200) => new Response(body, { status });

/** Our back end on a port of its own, with a brokerage; its answers to `GET house` can be replaced or held back. */
export async function openBackEndOfHouse() {
  const database = await openTestDatabase();
  const { said: house } = readBrokerageFile(`name: ${names.own}\n`);
  await applyHouse(database.db, { house, files: new Map() });
  const api = createApi({ db: database.db, log: silentLogger });
  let replace: ((own: () => Promise<Response>) => Response | Promise<Response>) | null = null;
  const wire = await startFaultyBackEnd(async (request) => {
    const own = async () => api.fetch(request);
    return replace && new URL(request.url).pathname === '/house' ? replace(own) : own();
  });
  return {
    baseUrl: wire.baseUrl,
    whileIt: wire.whileIt,
    answer: (given: typeof replace) => void (replace = given),
    /** Answers to `GET house` wait until the returned function is called. */
    hold(): () => void {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      replace = (own) => held.then(own);
      return release;
    },
    async close() {
      await wire.close();
      await database.close();
    },
  };
}

/** The website as it starts: it knows nothing of the back end. @param patienceMs of a page for the first answer */
export async function openUnknownSite(baseUrl: string, brokerageStore?: BrokerageStore, patienceMs = 500) {
  const env = readEnv({
    NODE_ENV: 'test',
    SITE_URL: 'https://www.example.com.br',
    API_BASE_URL: baseUrl,
    MAP_TILE_URL: '',
    ...rendererSettings,
  });
  const site = await serveSite({
    env,
    backEnd: remoteBackEnd(baseUrl, env.apiTimeoutMs),
    leads: { accept: async () => ({}) },
    brokerageStore,
    readingMs: 5 * patienceMs,
  });
  return { ...visitsTo(site.origin), close: site.close };
}
