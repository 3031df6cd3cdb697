import { createRequestHandler, type AppLoadContext } from '@remix-run/node';
import { createApi } from '@api/app';
import { createPasswords } from '@api/auth/passwords';
import { trustedIssuers } from '@api/auth/trusted-issuers';
import type { Listing } from '@api/catalogue/listing';
import type { Engine } from '@api/db/engine';
import { silentLogger } from '@api/log';
import { readEnv } from '@server/env';
import { leadDelivery } from '@server/leads/delivery';
import { openOutbox } from '@server/leads/outbox';
import { unknownPlace } from '@domain/geolocation';
import { redirectRules } from '~/domain/legacy-urls/redirect-for';
import { createApiClient } from '~/back-end/client.server';
import { identityProviders } from '~/features/account/providers/providers.server';
import { isPageResponse } from '~/request/page-response';
import { cheap } from '../support/api';
import { fillCatalogue } from '../support/catalogue';
import { openTestDatabase } from '../support/database';
import { siteBuild } from '../support/site-build';
import { testSeals, visitorSession } from '../support/visitor';
import { catalogue } from './catalogue';

export const siteUrl = 'https://www.example.com.br';

export interface Page {
  status: number;
  headers: Headers;
  html: string;
}

/** The website over the in-process back end and a database with these listings, with these settings. */
export async function openSite(
  listings: readonly Listing[] = catalogue,
  engine: Engine = 'embedded',
  given: Record<string, string> = {},
) {
  const { db, close } = await openTestDatabase(engine);
  const ids = await fillCatalogue(db, listings);
  const { settings, legacy, providers } = readEnv({ MAP_TILE_URL: '', ...given });
  const issuers = trustedIssuers(providers, silentLogger);
  const backEnd = createApi({ db, log: silentLogger, issuers, passwords: createPasswords(cheap) });
  let isDown = false;
  let missing: readonly string[] = [];
  const api = createApiClient({
    fetch: async (request) => {
      if (isDown) throw new TypeError('fetch failed');
      if (missing.some((call) => request.url.includes(call))) return new Response(null, { status: 404 });
      return backEnd.fetch(request);
    },
  });
  // No outbox: what the back end does not take is not kept (tests/leads has one).
  const outbox = openOutbox('/dev/null/outbox');
  const leads = leadDelivery({ send: api.sendLead, outbox, log: silentLogger });
  const context = {
    api,
    leads,
    identity: identityProviders(providers, siteUrl),
    leadLimit: () => 0,
    siteUrl,
    settings,
    redirectFor: redirectRules(legacy),
    visitor: unknownPlace,
    seals: testSeals,
    session: visitorSession(api),
    log: silentLogger,
  } as unknown as AppLoadContext;
  const handle = createRequestHandler(await siteBuild(), 'test');
  const send = async (path: string, init?: RequestInit): Promise<Page> => {
    const request = new Request(siteUrl + path, init);
    const session = visitorSession(api, request.headers.get('cookie'));
    const response = await handle(request, { ...context, session });
    session.finish(response.headers);
    return {
      status: response.status,
      headers: response.headers,
      html: isPageResponse(response) ? response.html : await response.text(),
    };
  };
  return {
    /** What loaders get. */
    context,
    /** The id that each reference got. */
    ids,
    db,
    get: send,
    post: (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
    /** Runs `work` while the back end does not answer. */
    async whileDown<T>(work: () => Promise<T>): Promise<T> {
      isDown = true;
      try {
        return await work();
      } finally {
        isDown = false;
      }
    },
    /** Runs `work` over a back end that does not have these calls (settled §1). */
    async without<T>(calls: readonly string[], work: () => Promise<T>): Promise<T> {
      missing = calls;
      try {
        return await work();
      } finally {
        missing = [];
      }
    },
    close,
  };
}
