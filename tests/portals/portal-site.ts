import { createApi } from '@api/app';
import { noDestinations } from '@api/leads/destinations';
import { signature } from '@api/leads/webhook';
import { createPasswords } from '@api/accounts/passwords';
import { type InboundSettings, readStateSecrets } from '@api/portals/settings';
import { openAdmin } from '@api/staff/admin-settings';
import { trustedIssuers } from '@api/accounts/trusted-issuers';
import { inboundPaths } from '@domain/leads/inbound-paths';
import { readEnv } from '@server/env';
import { leadDelivery } from '@server/leads/delivery';
import { cheap } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase } from '../support/database';
import { described } from '../support/described';
import { rendererSettings } from '../support/renderer-settings';
import { serveSite } from '../support/serve-site';
import { visitsTo } from '../support/visit';
import { silentLogger } from '../support/silent-logger';
import { unhurriedMs } from '../support/until';

export const zapSecret = '594F803B380A41396ED63DCA39503542';
export const zapSecretOfBefore = 'vivareal-of-before-594F803B';
export const imovelwebSecret = 'Basic b3BlbjpjYWxsYmFja3MtZGEtY2FzYQ==';
export const stateSecret = 'whsec_c2VjcmV0IG9mIHRoZSBDUk0sIG9mIDMyIGxldHRlcnM=';
export const code = 'AP-0955';

const [stateKey] = readStateSecrets(stateSecret)!;
export const allInbound: InboundSettings = {
  zap: [zapSecret, zapSecretOfBefore],
  imovelweb: { header: 'authorization', secrets: [imovelwebSecret] },
  state: [stateKey!],
};
const house = ['contatos@casa.com.br'];
export const portalPlaces = {
  ...{ ...noDestinations, house, webhook: { url: 'https://crm.example', key: Buffer.alloc(32) } },
  mautic: { url: 'https://mautic.example', forms: {} } as never,
};

export const basic = (secret: string, user = 'vivareal') =>
  `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;

/** The website over a back end that portals and a CRM may send to, with one property. */
export async function openPortalSite({
  inbound = allInbound,
  settings = {},
  log = silentLogger,
}: {
  inbound?: InboundSettings;
  settings?: Record<string, string>;
  log?: typeof silentLogger;
} = {}) {
  const { db, close, dataDir } = await openTestDatabase();
  const ids = await fillCatalogue(db, [makeListing({ reference: code })]);
  const given = { NODE_ENV: 'test', SITE_URL: 'https://www.example.com.br', MAP_TILE_URL: '' };
  const env = readEnv({ ...given, API_TIMEOUT_MS: `${unhurriedMs}`, ...rendererSettings, ...settings });
  const api = described(
    createApi({
      ...{ db, log, inbound, leadPlaces: portalPlaces, passwords: createPasswords(cheap) },
      issuers: trustedIssuers(env.providers, silentLogger),
      admin: openAdmin(['a secret of the admin, of 32 letters'], { siteUrl: env.siteUrl }),
    }),
  );
  let isDown = false;
  const backEnd = {
    async fetch(request: Request) {
      if (isDown) throw new TypeError('fetch failed');
      return api.fetch(request, { inProcess: true });
    },
    ready: async () => true,
    close: async () => {},
  };
  const leads = leadDelivery({
    send: async () => ({ protocol: '' }),
    folder: '/dev/null/outbox',
    log: silentLogger,
    patience: { direct: unhurriedMs, stored: unhurriedMs },
  });
  const site = await serveSite({ env, backEnd, leads, log });
  const visits = visitsTo(site.origin);
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(site.origin + path, { method: 'POST', redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const post = (path: string, body: unknown, headers: Record<string, string>) =>
    send(path, {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const tables = ['lead', 'work', 'webhook_message', 'broker'] as const;
  return {
    ...{ get: visits.get, visit: visits.post },
    ...{ db, dataDir, send, origin: site.origin, property: ids.get(code)! },
    post,
    zap: (body: unknown, authorization = basic(zapSecret)) => post(inboundPaths.zap, body, { authorization }),
    imovelweb: (body: unknown, authorization = imovelwebSecret) =>
      post(inboundPaths.imovelweb, body, { authorization }),
    /** Signed as Standard Webhooks say. @param at ms */
    state: (
      data: unknown,
      { id = 'm1', at, key = stateKey! }: { id?: string; at?: number; key?: Buffer } = {},
    ) => {
      const body = JSON.stringify({ type: 'lead.state', timestamp: new Date().toISOString(), data });
      return post(inboundPaths.state, body, signature(key, id, body, at));
    },
    leads: () => db.selectFrom('lead').selectAll().orderBy('id').execute(),
    async whileDown<T>(work: () => Promise<T>): Promise<T> {
      isDown = true;
      try {
        return await work();
      } finally {
        isDown = false;
      }
    },
    async empty() {
      for (const table of tables) await db.deleteFrom(table).execute();
    },
    async close() {
      await site.close();
      await close();
    },
  };
}
