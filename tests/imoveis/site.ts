import { createApi } from '@api/app';
import { storeOwnPhotos } from '@api/announcements/announced-photos';
import { createPasswords } from '@api/accounts/passwords';
import { openAdmin } from '@api/staff/admin-settings';
import { trustedIssuers } from '@api/accounts/trusted-issuers';
import type { Listing } from '@api/catalogue/listing';
import type { Engine } from '@api/platform/db/engine';
import { openPhotoStore } from '@api/platform/photos/store';
import { uploadsIn } from '@api/platform/photos/uploads';
import { silentLogger } from '../support/silent-logger';
import { apiClient } from '@server/back-end';
import { readEnv } from '@server/env';
import { leadDelivery } from '@server/leads/delivery';
import type { AppOptions } from '@server/app';
import { type ServiceOptions, createServices } from '@server/services';
import { cheap } from '../support/api';
import { fillCatalogue } from '../support/catalogue';
import { openTestDatabase } from '../support/database';
import { described } from '../support/described';
import { serveSite } from '../support/serve-site';
import { unhurriedMs } from '../support/until';
import { testSeals } from '../support/visitor';
import { visitsTo } from '../support/visit';
import { rendererSettings } from '../support/renderer-settings';
import { catalogue } from './catalogue';

const unhurried = { API_TIMEOUT_MS: `${unhurriedMs}` };
export const siteUrl = 'https://www.example.com.br';

export interface HeardCall {
  call: string;
  /** Whether it said who is signed in. */
  hasBearer: boolean;
}

/**
 * The website as it ships, over the in-process back end and a database with these listings, with these settings.
 * @param keeping for how long answers are kept without a look at what has changed; if unset they are not
 */
export async function openSite(
  listings: readonly Listing[] = catalogue,
  given: Record<string, string> = {},
  engine?: Engine,
  {
    build,
    ...keeping
  }: Pick<ServiceOptions, 'changesKnownForMs' | 'changesTimeoutMs' | 'readingMs'> &
    Partial<Pick<AppOptions, 'build'>> = {},
) {
  const { db, close } = await openTestDatabase(engine);
  const ids = await fillCatalogue(db, listings);
  const env = readEnv({
    NODE_ENV: 'test',
    SITE_URL: siteUrl,
    MAP_TILE_URL: '',
    ...unhurried,
    ...rendererSettings,
    ...given,
  });
  const issuers = trustedIssuers(env.providers, silentLogger);
  const { priceHistory } = env.settings;
  const admin = openAdmin(['a secret of the admin, of 32 letters'], { siteUrl: env.siteUrl });
  const passwords = createPasswords(cheap);
  const photoStore = openPhotoStore(env.dataDir);
  const uploads = uploadsIn(env.dataDir, photoStore);
  const api = described(
    createApi({
      ...{ db, log: silentLogger, issuers, passwords, priceHistory, admin, uploads },
      ownPhotos: (number) => storeOwnPhotos(env.dataDir, photoStore, number),
    }),
  );
  let isDown = false;
  let refused: { calls: readonly string[]; status: 404 | 500 } | null = null;
  let heard: HeardCall[] = [];
  const backEnd = {
    fetch: async (request: Request) => {
      const { method, headers, url } = request;
      const { pathname } = new URL(url);
      if (pathname !== '/publicChanges')
        heard.push({ call: `${method} ${pathname}`, hasBearer: headers.has('authorization') });
      if (isDown) throw new TypeError('fetch failed');
      if (refused?.calls.some((call) => request.url.includes(call)))
        return new Response(null, { status: refused.status });
      return api.fetch(request);
    },
    ready: async () => true,
    close: async () => {},
  };
  // No outbox: what the back end does not take is not kept (tests/leads has one).
  const leads = leadDelivery({
    send: apiClient(backEnd, env, silentLogger).sendLead,
    folder: '/dev/null/outbox',
    log: silentLogger,
    patience: { direct: unhurriedMs, stored: unhurriedMs },
  });
  const parts = { env, backEnd, leads, seals: testSeals, log: silentLogger };
  const openContext = () =>
    createServices({ ...parts, changesKnownForMs: 0, readingMs: unhurriedMs, ...keeping });
  const context = openContext();
  context.leadLimit = () => 0;
  context.quickestSending = 0;
  const site = await serveSite({ ...parts, ...(build && { build }), shared: context });
  let visits = visitsTo(site.origin);
  return {
    parts,
    origin: site.origin,
    /** What loaders get, a visitor's own apart. */
    context,
    /** The id that each reference got. */
    ids,
    db,
    get: (...given: Parameters<typeof visits.get>) => visits.get(...given),
    post: (...given: Parameters<typeof visits.post>) => visits.post(...given),
    /** Runs `work` while the back end does not answer. */
    async whileDown<T>(work: () => Promise<T>): Promise<T> {
      // Before it is known, pages answer 503 (tests/brokerage/unknown.test.ts).
      await context.isBrokerageKnown();
      isDown = true;
      try {
        return await work();
      } finally {
        isDown = false;
      }
    },
    /** Runs `work`, and tells the calls that the back end got meanwhile. */
    async hearing(work: () => Promise<unknown>): Promise<HeardCall[]> {
      heard = [];
      await work();
      return heard;
    },
    /**
     * Runs `work` over a back end that does not have these calls (settled §1). `get` and `post` go to another website
     * over the same database until it ends: a website remembers which calls are missing.
     */
    async without<T>(calls: readonly string[], work: () => Promise<T>): Promise<T> {
      const { api, house: brokerage, sources } = openContext();
      const other = await serveSite({
        ...parts,
        shared: { ...context, api, house: brokerage, sources },
      });
      visits = visitsTo(other.origin);
      refused = { calls, status: 404 };
      try {
        return await work();
      } finally {
        refused = null;
        visits = visitsTo(site.origin);
        await other.close();
      }
    },
    /** Runs `work` while these calls of the back end's fail. */
    async failing<T>(calls: readonly string[], work: () => Promise<T>): Promise<T> {
      await context.isBrokerageKnown();
      refused = { calls, status: 500 };
      try {
        return await work();
      } finally {
        refused = null;
      }
    },
    async close() {
      await site.close();
      await close();
    },
  };
}
