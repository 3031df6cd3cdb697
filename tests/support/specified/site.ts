import { apiClient, remoteBackEnd } from '@server/back-end';
import type { AppOptions } from '@server/app';
import { readEnv } from '@server/env';
import { openLeadIntake } from '@server/leads/lead-intake';
import { startFaultyBackEnd } from '../faulty-back-end';
import { serveSite } from '../serve-site';
import { silentLogger } from '../silent-logger';
import { visitsTo } from '../visit';
import { rendererSettings } from '../renderer-settings';
import { specifiedBackEnd } from './back-end';
import { specifiedCatalogue } from './catalogue';

/** Where the stand-in's pictures stand. */
export const pictures = 'https://fotos.operador.example';
export const specifiedSiteUrl = 'https://www.example.com.br';

export type Fetch = (request: Request) => Response | Promise<Response>;

/** Where leads wait: nowhere, so that what the back end does not take is not kept. */
const noFolder = '/dev/null';

/** The website before a back end of the specification's calls and fields alone, over HTTP; `answering` may soil its answers. */
export async function openSpecifiedSite(
  answering: (fetch: Fetch) => Fetch,
  given: Record<string, string> = {},
  leadsFolder = noFolder,
  keeping: Pick<AppOptions, 'readingMs'> = {},
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
    ...rendererSettings,
    ...given,
  });
  const backEnd = remoteBackEnd(wire.baseUrl, env.apiTimeoutMs);
  const client = apiClient(backEnd, env, silentLogger);
  const leads = openLeadIntake(client, { ...env, dataDir: leadsFolder }, silentLogger);
  const site = await serveSite({ env, backEnd, leads, ...keeping });
  await fetch(`${site.origin}/readyz`);
  return {
    catalogue,
    standIn,
    /** Runs `work` while the wire to the back end fails. */
    whileIt: wire.whileIt,
    ...visitsTo(site.origin),
    async close() {
      await site.close();
      await leads.close();
      await wire.close();
    },
  };
}
