import { startIdentityService } from '../../tests/support/identity-service';
import { fewPhotos } from './few-photos';
import { startTileService } from './tile-service';
import { startWebsite } from './website';

/**
 * Starts what the stories run against, each on a port that the system chooses: map tiles, an identity service and the
 * built website over the demo catalogue. The workers read the addresses from the environment (playwright.config.ts). This
 * is also where the built server is seen to become ready and, afterwards, to end well on SIGTERM.
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
  const { status } = await fetch(`${website.origin}/readyz`);
  if (status !== 200) {
    await website.stop();
    throw new Error(`/readyz answered ${status}`);
  }
  if (process.env.E2E_PHOTOS === 'few') await fewPhotos(process.env.E2E_DATA_DIR!);
  process.env.E2E_SITE_URL = website.origin;
  process.env.E2E_IDENTITY_SERVICE = identity!.issuer;
  return async () => {
    const code = await website.stop();
    await identity!.close();
    await tiles.close();
    if (code !== 0) throw new Error(`the website ended with ${code}`);
  };
}
