import { z } from 'zod';
import { readApiSecrets } from '@api/platform/http/api-secrets';
import { availableProviders, readProviderSettings } from '@api/accounts/provider-settings';
import { backEndSettings } from '@api/env';
import { links } from '~/links';
import { StartupError } from '@api/platform/process/startup-error';
import { brokerageSettings, readBrokerage } from './settings/read-brokerage';
import { networkSettings } from './settings/network-settings';
import { pageSettings, trialRate } from './settings/page-settings';
import { readMarketingSettings } from './settings/marketing-settings';
import { readAnnounceSettings } from './settings/announce-settings';
import { missingForProduction } from './settings/missing-for-production';

export const settings = { ...networkSettings, ...brokerageSettings, ...pageSettings };
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  ...settings,
});

const canBeOff = ['MAP_TILE_URL', 'EMBED_HOSTS'];
/** Errors at startup must not repeat secrets. */
const isSecret = (name: string, value: string | undefined) =>
  /SECRET|PASSWORD|SMTP|GEO_URL/.test(name) ||
  (value ?? '')
    .split(':')
    .slice(1)
    .some((part) => part.includes('@'));
const isOn = (value: string) => value === '1' || value === 'true';

/** OpenStreetMap's tiles: for trials only, by their policy (`missingForProduction`). */
const trialTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
};

export type Env = ReturnType<typeof readEnv>;

/** @throws StartupError naming the first invalid setting */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  // `NAME=` counts as not set, except for settings that can be off.
  const given = Object.entries(source).filter(([name, value]) => value !== '' || canBeOff.includes(name));
  const result = schema.safeParse(Object.fromEntries(given), { error: z.locales.pt().localeError });
  if (!result.success) {
    const [issue] = result.error.issues;
    const name = String(issue?.path[0]);
    throw new StartupError(
      `A configuração ${name} não serve: ${issue?.message}.${isSecret(name, source[name]) ? '' : ` O valor dado é ${JSON.stringify(source[name])}.`}`,
    );
  }
  const env = result.data;
  const tiles =
    env.MAP_TILE_URL == null
      ? trialTiles
      : { url: env.MAP_TILE_URL || null, attribution: env.MAP_ATTRIBUTION ?? '' };
  const trustProxy = env.TRUST_PROXY;
  const geoHeaders = {
    country: (trustProxy !== false && env.GEO_COUNTRY_HEADER) || null,
    region: (trustProxy !== false && env.GEO_REGION_HEADER) || null,
  };
  const providers = readProviderSettings(source);
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const marketing = readMarketingSettings(source);
  const announce = readAnnounceSettings(source);
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    dataDir: env.DATA_DIR,
    sessionSecrets: env.SESSION_SECRETS,
    providers,
    apiBaseUrl: env.API_BASE_URL?.replace(/\/$/, ''),
    /** Secret for a remote back end of ours; undefined: none. */
    apiSecret: readApiSecrets(source)[0],
    apiTimeoutMs: env.API_TIMEOUT_MS,
    readingMs: env.PAGE_TIMEOUT_MS,
    ...marketing,
    cepUrl: announce.cepUrl,
    draftPhotosBytes: announce.draftPhotosBytes,
    notes: [...marketing.notes, ...ignoredSettings(source)],
    // No load balancer drains a development server, which restarts after every change.
    drainMs: env.NODE_ENV === 'development' ? 0 : env.DRAIN_MS,
    imageOrigins: env.IMAGE_ORIGINS,
    trustProxy,
    geoHeaders,
    geoUrl: env.GEO_URL,
    hasDocumentRenderer: env.SHORT_WAY === 'on',
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    cdn: env.CDN === 'on',
    logLevel: env.LOG_LEVEL,
    // Without a blog its URL leads to the magazine.
    legacy: { financingUrl: env.FINANCING_URL, blogUrl: env.BLOG_URL ?? links.magazine() },
    redirectsFile: env.REDIRECTS_FILE,
    settings: {
      mapTileUrl: tiles.url,
      mapAttribution: tiles.attribution,
      // A same-origin frame could escape its sandbox.
      embedHosts: env.EMBED_HOSTS.filter((each) => each !== new URL(siteUrl).host),
      financingRate: env.FINANCING_RATE,
      priceHistory: env.PRICE_HISTORY,
      whatsapp: env.WHATSAPP ?? null,
      facebookAppId: env.FACEBOOK_APP_ID ?? null,
      providers: availableProviders(providers),
      oneTapClientId: providers.google?.clientId ?? null,
      showPartials: env.SHOW_PARTIALS ? isOn(env.SHOW_PARTIALS) : env.NODE_ENV !== 'production',
      exitIntent: env.EXIT_INTENT === 'on',
      gtmId: env.GTM_ID ?? null,
      firm: readBrokerage(env),
      // Our own back end in this process knows only the headers.
      asksRegion: geoHeaders.region === null && Boolean(env.GEO_URL ?? env.API_BASE_URL),
      hasMarketingForms: marketing.hasMarketingForms,
      asksContract: marketing.apiFields === 'all',
      announce: announce.rules,
      controller: {
        name: env.COMPANY_NAME ?? null,
        cnpj: env.COMPANY_CNPJ ?? null,
        email: env.PRIVACY_EMAIL ?? null,
      },
    },
    missingForProduction: missingForProduction(source, trialRate),
  };
}

function ignoredSettings(source: Record<string, string | undefined>): string[] {
  const ignored = source.API_BASE_URL ? backEndSettings(source) : [];
  if (ignored.length === 0) return [];
  return [`Com API_BASE_URL estas configurações são do back end, e aqui não valem: ${ignored.join(', ')}`];
}
