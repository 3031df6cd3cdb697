import { remoteBackEnd } from '@server/back-end';
import { readEnv } from '@server/env';
import { leadDelivery } from '@server/leads/delivery';
import { createApiClient } from '~/back-end/client.server';
import { startFaultyBackEnd } from '../faulty-back-end';
import { serveSite } from '../serve-site';
import { silentLogger } from '../silent-logger';
import { visitsTo } from '../visit';
import { way } from '../way';
import { specifiedBackEnd } from './back-end';
import { specifiedCatalogue } from './catalogue';

/** Where the stand-in's pictures stand. */
export const pictures = 'https://fotos.operador.example';
export const specifiedSiteUrl = 'https://www.example.com.br';

export type Fetch = (request: Request) => Response | Promise<Response>;

/** Where leads wait: nowhere, so that what the back end does not take is not kept. */
const noOutbox = '/dev/null/outbox';

/** The website before a back end of the specification's calls and fields alone, over HTTP; `answering` may soil its answers. */
export async function openSpecifiedSite(
  answering: (fetch: Fetch) => Fetch,
  given: Record<string, string> = {},
  outbox = noOutbox,
) {
  const catalogue = specifiedCatalogue({ pictures });
  const standIn = specifiedBackEnd(catalogue);
  const wire = await startFaultyBackEnd(answering(standIn.fetch));
  const env = readEnv({
    NODE_ENV: 'test',
    SITE_URL: specifiedSiteUrl,
    API_BASE_URL: wire.baseUrl,
    IMAGE_ORIGINS: pictures,
    MAP_TILE_URL: '',
    ...way,
    ...given,
  });
  const { sendLead } = createApiClient({ fetch, baseUrl: wire.baseUrl });
  const leads = leadDelivery({ send: sendLead, folder: outbox, log: silentLogger });
  const site = await serveSite({ env, backEnd: remoteBackEnd(wire.baseUrl, env.apiTimeoutMs), leads });
  return {
    catalogue,
    standIn,
    /** Runs `work` while the wire to the back end fails. */
    whileIt: wire.whileIt,
    ...visitsTo(site.origin),
    async close() {
      await site.close();
      await wire.close();
    },
  };
}
