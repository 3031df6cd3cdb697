import { z } from 'zod';
import { readApiSecrets } from '@api/api-secrets';
import { offeredProviders, readProviderSettings } from '@api/auth/provider-settings';
import { backEndSettings, defaultDataDir, drainSetting } from '@api/env';
import { links } from '~/links';
import { StartupError } from '@api/errors';
import { knownEmbedHosts } from '~/domain/embeds';
import { defaultReadingMs } from '~/back-end/reading-budget.server';
import { maxRate } from '~/domain/financing/terms';
import { parseTypedPercent } from '~/domain/percent';
import { priceHistoryChoices } from '@domain/price-history';
import { cnpj } from '@domain/validation/cnpj';
import { email } from '@domain/validation/email';
import { firmOf, office } from './firm-settings';
import { readMarketingSettings } from './marketing-settings';
import { readAnnounceSettings } from './announce-settings';
import { isGeolocationUrl } from './geolocation-lookup';
import { missingForProduction } from './missing-for-production';
import { readTrustedProxies } from './trusted-proxies';

const httpUrl = z.url({ protocol: /^https?$/ });
const httpsUrl = z.url({ protocol: /^https$/ });
/** The name of a header; '' for none. */
const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/)
  .transform((name) => name.toLowerCase())
  .optional();
/** The pattern of a map's tiles; its host stands in the policy of what pages may load. */
const tilePattern = z
  .string()
  .regex(
    /^$|^https?:\/\/(\{s\}\.)?[\w.-]+(:\d{1,5})?\/[^\s;,]*$/,
    'espera-se um endereço https://…/{z}/{x}/{y}.png',
  );
/** A host as it stands in an address, its port included where it has one. */
const host = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/)
  .refine((value) => URL.canParse(`https://${value}`));
const origin = httpUrl.transform((value) => new URL(value).origin);

/** The largest lender's own, open to everybody. */
const publicSimulator =
  'https://habitacao.caixa.gov.br/siopiweb-web/simulaOperacaoInternet.do?method=inicializarCasoUso';

/** Percent a year: what a bank asks is the operator's to say (`missingForProduction`). */
const trialRate = 11.2;

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  SITE_URL: origin.optional(),
  /** What the website itself keeps: leads on their way, share images. */
  DATA_DIR: z.string().default(defaultDataDir),
  /** The embedded database is meant: the start does not ask for another (`missingForProduction`). */
  EMBEDDED_DATABASE: z.enum(['on', 'off']).optional(),
  API_BASE_URL: httpUrl.optional(),
  API_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8000),
  PAGE_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(defaultReadingMs),
  DRAIN_MS: drainSetting,
  /** Empty: a map without tiles. */
  MAP_TILE_URL: tilePattern.optional(),
  MAP_ATTRIBUTION: z.string().optional(),
  /** Other origins that pictures may come from, with commas: the photos of an operator's own back end. */
  IMAGE_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .pipe(z.array(origin))
    .default([]),
  /** Hosts whose videos and tours may stand in our pages, with commas. Empty: none. */
  EMBED_HOSTS: z
    .string()
    .transform((list) =>
      list
        .toLowerCase()
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .pipe(z.array(host))
    .default([...knownEmbedHosts]),
  WHATSAPP: z
    .string()
    .regex(/^\d{10,15}$/)
    .optional(),
  /** The operator's application at Facebook: with it Messenger takes links on computers too. */
  FACEBOOK_APP_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  /** Where `/financiamento` and `/blog` lead. */
  FINANCING_URL: httpsUrl.default(publicSimulator),
  BLOG_URL: httpsUrl.optional(),
  /** The rate of financing estimates, percent a year: '11,20'. */
  FINANCING_RATE: z
    .string()
    .transform((text, context) => {
      const rate = parseTypedPercent(text);
      const isRate = rate !== null && rate > 0 && rate <= maxRate;
      if (!isRate) context.addIssue(`esperam-se juros ao ano em porcentagem, até ${maxRate}, como 11,20`);
      return isRate ? rate : z.NEVER;
    })
    .default(trialRate),
  /** Who is shown what a property cost before; the back end reads it too. */
  PRICE_HISTORY: z.enum(priceHistoryChoices).default('kept'),
  /** The operator's own redirects. */
  REDIRECTS_FILE: z.string().optional(),
  /** The offices, as the footer shows them: 'street and number; district; CRECI number'. */
  OFFICE_SAO_PAULO: office('São Paulo'),
  OFFICE_RIO_DE_JANEIRO: office('Rio de Janeiro'),
  INSTAGRAM_URL: httpUrl.optional(),
  FACEBOOK_URL: httpUrl.optional(),
  LINKEDIN_URL: httpUrl.optional(),
  YOUTUBE_URL: httpUrl.optional(),
  /** Where the operator's proxy says where a visitor is; believed only with `TRUST_PROXY`. */
  GEO_COUNTRY_HEADER: headerName,
  GEO_REGION_HEADER: headerName,
  /** The operator's geolocation endpoint, asked where those headers say nothing. */
  GEO_URL: z
    .string()
    .refine(isGeolocationUrl, 'espera-se um endereço https com {ip}, como https://geo.exemplo.com.br/{ip}')
    .optional(),
  /** Who answers for personal data, as the privacy notice says it. */
  COMPANY_NAME: z.string().trim().max(120).optional(),
  COMPANY_CNPJ: cnpj.optional(),
  PRIVACY_EMAIL: email.optional(),
  /** Whether the exit window comes; the specification has it off in production. */
  EXIT_INTENT: z.enum(['on', 'off']).default('off'),
  /** The operator's container of Google Tag Manager; without it nothing of Google's analytics is named or asked. */
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'espera-se o código de um contêiner, como GTM-ABC1234')
    .optional(),
  /** Whether `/partials` shows the components; else only outside production. */
  SHOW_PARTIALS: z.enum(['0', '1', 'true', 'false']).optional(),
  /** What seals cookies, with commas: the first seals, all open. Empty: one of its own, kept in the data folder. */
  SESSION_SECRETS: z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().min(32, 'cada segredo tem 32 caracteres ou mais')))
    .default([]),
  /** How many proxies of the operator's own stand in front, or their addresses; else `X-Forwarded-*` is nobody's word. */
  TRUST_PROXY: z
    .string()
    .transform((text, context) => {
      const proxies = readTrustedProxies(text);
      if (proxies === null)
        context.addIssue('esperam-se quantos proxies são, ou seus endereços e redes, como 10.0.0.0/8');
      return proxies ?? z.NEVER;
    })
    .default(false),
  /** Whether pages take the short way (docs/decisions/0004); else Remix's handler answers all of them. */
  SHORT_WAY: z.enum(['on', 'off']).default('on'),
  /** What public pages that are kept may weigh in memory, in megabytes; 0: each is made anew. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  /** Whether the operator's CDN may keep pages that are the same for all. */
  CDN: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** What the website itself reads, its other rooms' settings apart. */
export const settingNames = Object.keys(schema.shape);

const canBeOff = ['MAP_TILE_URL', 'EMBED_HOSTS'];
/** What is secret is not repeated where a start fails. */
const isSecret = (name: string, value: string | undefined) =>
  /SECRET|PASSWORD|SMTP|GEO_URL/.test(name) || /:.*@/s.test(value ?? '');
const isOn = (value: string) => value === '1' || value === 'true';

/** OpenStreetMap's own tiles: fine for a trial, not for a public site (their policy); see `missingForProduction`. */
const trialTiles = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
};

export type Env = ReturnType<typeof readEnv>;

/**
 * Reads the website's settings, once, at the start.
 * @throws StartupError naming the first bad setting
 */
export function readEnv(source: Record<string, string | undefined> = process.env) {
  // `NAME=` counts as not set, as operators expect of an env file; only what can be switched off is switched off so.
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
  /** The names of the geo headers that may be believed. */
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
    /** What this website shows a back end of ours that runs apart; undefined: nothing. */
    apiSecret: readApiSecrets(source)[0],
    apiTimeoutMs: env.API_TIMEOUT_MS,
    readingMs: env.PAGE_TIMEOUT_MS,
    ...marketing,
    cepUrl: announce.cepUrl,
    draftPhotosBytes: announce.draftPhotosBytes,
    notes: [...marketing.notes, ...ignoredSettings(source)],
    // Nobody spreads load over a server under development, whose every change starts it anew.
    drainMs: env.NODE_ENV === 'development' ? 0 : env.DRAIN_MS,
    imageOrigins: env.IMAGE_ORIGINS,
    trustProxy,
    geoHeaders,
    geoUrl: env.GEO_URL,
    shortWay: env.SHORT_WAY === 'on',
    keptPagesBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    cdn: env.CDN === 'on',
    logLevel: env.LOG_LEVEL,
    // Without a blog its address leads to what the house publishes.
    legacy: { financingUrl: env.FINANCING_URL, blogUrl: env.BLOG_URL ?? links.magazine() },
    redirectsFile: env.REDIRECTS_FILE,
    settings: {
      mapTileUrl: tiles.url,
      mapAttribution: tiles.attribution,
      // A frame of the site's own could step out of its sandbox.
      embedHosts: env.EMBED_HOSTS.filter((each) => each !== new URL(siteUrl).host),
      financingRate: env.FINANCING_RATE,
      priceHistory: env.PRICE_HISTORY,
      whatsapp: env.WHATSAPP ?? null,
      facebookAppId: env.FACEBOOK_APP_ID ?? null,
      providers: offeredProviders(providers),
      oneTapClientId: providers.google?.clientId ?? null,
      showPartials: env.SHOW_PARTIALS ? isOn(env.SHOW_PARTIALS) : env.NODE_ENV !== 'production',
      exitIntent: env.EXIT_INTENT === 'on',
      gtmId: env.GTM_ID ?? null,
      firm: firmOf(env),
      // Our own back end in this process knows nothing else than the headers.
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

/** A line that names the settings that are given here and are another program's. */
function ignoredSettings(source: Record<string, string | undefined>): string[] {
  const ignored = source.API_BASE_URL ? backEndSettings(source) : [];
  if (ignored.length === 0) return [];
  return [`Com API_BASE_URL estas configurações são do back end, e aqui não valem: ${ignored.join(', ')}`];
}
