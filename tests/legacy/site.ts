import pino, { type Logger } from 'pino';
import { readEnv } from '@server/env';
import { catalogue } from '../imoveis/catalogue';
import { testApi } from '../support/api';
import { fillCatalogue } from '../support/catalogue';
import { openTestDatabase } from '../support/database';
import { type RawAnswer, rawGet, sendRaw } from '../support/raw-http';
import { serveSite } from '../support/serve-site';
import { type AddedRoute, siteBuild } from '../support/site-build';
import { rendererSettings } from '../support/renderer-settings';

export const settings = {
  SITE_URL: 'https://www.example.com.br',
  FINANCING_URL: 'https://simulador.example/casa',
  BLOG_URL: 'https://blog.example/',
};

/** The whole website on a port of its own: Express, the real pages, the back end in process, a database with the catalogue of the listing's tests. */
export async function openWholeSite({
  log = pino({ level: 'silent' }),
  added = [],
}: { log?: Logger; added?: readonly AddedRoute[] } = {}) {
  const database = await openTestDatabase();
  await fillCatalogue(database.db, catalogue);
  const api = testApi(database);
  const env = readEnv({ NODE_ENV: 'production', ...settings, ...rendererSettings });
  const site = await serveSite({
    env,
    backEnd: {
      fetch: async (request) => api.app.fetch(request),
      ready: async () => true,
      close: async () => {},
    },
    build: await siteBuild(added),
    leads: { accept: async () => ({}) },
    log,
  });

  const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    sendRaw(site.port, rawGet(target, headers, method));
  return {
    /** Where it listens. */
    origin: site.origin,
    /** The website's client of the back end. */
    client: api.client,
    get,
    /** Follows redirects inside the site, with nothing but what each answer says. */
    async follow(target: string): Promise<{ visited: string[]; answer: RawAnswer }> {
      const visited = [target];
      for (;;) {
        const answer = await get(visited.at(-1)!);
        const { location } = answer.headers;
        if (!location?.startsWith('/') || visited.length > 6) return { visited, answer };
        visited.push(location);
      }
    },
    async close() {
      await site.close();
      await database.close();
    },
  };
}
