import { startIdentityService } from '../../tests/support/identity-service';
import { fewPhotos } from './few-photos';
import { startTileService } from './tile-service';
import { startWebsite } from './website';

/**
 * Starts what the stories run against, each on a port that the system chooses: map tiles, an identity service and the
 * built website over the demo catalogue. The workers read the addresses from the environment (playwright.config.ts).
 */
export default async function globalSetup() {
  const tiles = await startTileService();
  let identity: Awaited<ReturnType<typeof startIdentityService>> | undefined;
  const website = await startWebsite(async (origin) => {
    identity = await startIdentityService({ siteUrl: origin });
    return {
      DATA_DIR: process.env.E2E_DATA_DIR!,
      LOG_LEVEL: 'warn',
      SHOW_PARTIALS: '1',
      MAP_TILE_URL: `${tiles.origin}/{z}/{x}/{y}.png`,
      MAP_ATTRIBUTION: 'Mapa de teste',
      WHATSAPP: '5511900000000',
      INSTAGRAM_URL: 'https://instagram.example/bossa-nova',
      TRUST_PROXY: '1',
      GEO_COUNTRY_HEADER: 'X-Geo-Country',
      GEO_REGION_HEADER: 'X-Geo-Region',
      GOOGLE_CLIENT_ID: 'site-das-historias',
      ...identity.settings,
    };
  });
  if (process.env.E2E_PHOTOS === 'few') await fewPhotos(process.env.E2E_DATA_DIR!);
  process.env.E2E_SITE_URL = website.origin;
  process.env.E2E_IDENTITY_SERVICE = identity!.issuer;
  return async () => {
    await website.stop();
    await identity!.close();
    await tiles.close();
  };
}
