import { z } from 'zod';
import { demoOffices, readOffice } from '@domain/firm';
import { priceHistoryChoices } from '@domain/price-history';
import { readOwnMautic } from './mautic/settings';
import { readApiSecrets } from './api-secrets';
import { readProviderSettings } from './auth/provider-settings';
import { StartupError } from './errors';
import { feedSettings, readFeedSettings } from './feeds/feed-settings';
import { nobodyIsHouse, readHouseNetworks } from './house-networks';
import type { LeadPlaces } from './leads/places';
import { readAddresses, readWebhookSecret, readWebhookUrl } from './leads/webhook-settings';
import { defaultSender, readSender } from './mail/sender';
import { readSmtpUrl } from './mail/smtp-url';
import { bucketSettings, missingOfStore, readStoreAddress } from './photos/bucket-settings';

/** An empty value counts as not set, as operators expect of `NAME=` in an env file. */
const setting = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** A text that `read` understands. */
const readAs = <T>(read: (text: string) => T | null) =>
  z
    .string()
    .transform((text, context) => {
      const value = read(text);
      if (value === null) context.addIssue('unreadable');
      return value ?? z.NEVER;
    })
    .optional();

/** The folder of everything that is kept on this machine. */
export const defaultDataDir = 'data';

const ours = [
  'HOUSE_NETWORKS',
  'LEADS_TO',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'PHOTOS_STORE',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;
/** What is given of that which only the product's own back end reads: a website with `API_BASE_URL` says that it ignores it. */
export const backEndSettings = (source: Record<string, string | undefined>): string[] => [
  ...ours.filter((name) => source[name]),
  ...feedSettings(source),
];

/** How long a program that is told to end (SIGTERM) goes on serving, in ms; the website's too. */
export const drainSetting = z.coerce.number().int().min(0).max(60_000).default(3_000);

const schema = z.object({
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional()),
  DATA_DIR: setting(z.string().default(defaultDataDir)),
  API_HOST: setting(z.string().optional()),
  API_PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3001)),
  DRAIN_MS: setting(drainSetting),
  DEMO_CATALOGUE: setting(z.enum(['on', 'off']).optional()),
  PHOTOS: setting(z.enum(['on', 'off']).default('on')),
  PHOTOS_STORE: setting(readAs(readStoreAddress)),
  S3_ENDPOINT: setting(z.url({ protocol: /^https?$/ }).optional()),
  S3_REGION: setting(z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: setting(z.string().optional()),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
  /** The website's own port and address (server/env.ts): what links in letters begin with. */
  PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3000)),
  SITE_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
  SMTP_URL: setting(readAs(readSmtpUrl)),
  MAIL_FROM: setting(readAs(readSender)),
  MAIL_PER_MINUTE: setting(z.coerce.number().int().min(1).max(6_000).default(60)),
  LEADS_TO: setting(readAs((text) => readAddresses(text))),
  LEADS_WEBHOOK_URL: setting(readAs(readWebhookUrl)),
  LEADS_WEBHOOK_SECRET: setting(readAs(readWebhookSecret)),
  OFFICE_SAO_PAULO: setting(readAs((text) => readOffice('São Paulo', text))),
  OFFICE_RIO_DE_JANEIRO: setting(readAs((text) => readOffice('Rio de Janeiro', text))),
  PRICE_HISTORY: setting(z.enum(priceHistoryChoices).default('kept')),
  HOUSE_NETWORKS: setting(readAs(readHouseNetworks)),
  LOG_LEVEL: setting(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info')),
});

/** What the back end itself reads, its other rooms' settings apart. */
export const settingNames = Object.keys(schema.shape);

const meaning: Record<keyof z.input<typeof schema>, string> = {
  DATABASE_URL: 'um endereço postgres://usuario:senha@servidor:5432/banco',
  DATA_DIR: 'a pasta do banco embutido e das fotos',
  API_HOST: 'o endereço em que o back end escuta',
  API_PORT: 'uma porta de 0 a 65535',
  DRAIN_MS: 'milissegundos, de 0 a 60000',
  DEMO_CATALOGUE: 'on ou off',
  PHOTOS: 'on ou off',
  PHOTOS_STORE: 's3://balde/prefixo, e com ele S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY',
  S3_ENDPOINT: 'o endereço do armazenamento, http:// ou https://',
  S3_REGION: 'uma região, como sa-east-1',
  S3_ACCESS_KEY_ID: 'a chave do armazenamento de PHOTOS_STORE',
  S3_SECRET_ACCESS_KEY: 'o segredo do armazenamento de PHOTOS_STORE',
  PORT: 'uma porta de 0 a 65535',
  SITE_URL: 'o endereço público do site, como https://exemplo.com.br',
  SMTP_URL: 'um endereço smtp://usuario:senha@servidor:587 ou smtps://usuario:senha@servidor:465',
  MAIL_FROM: 'um remetente, como Bossa Nova <nao-responda@exemplo.com.br>',
  MAIL_PER_MINUTE: 'quantas cartas de avisos saem por minuto, de 1 a 6000',
  LEADS_TO: 'endereços de e-mail separados por vírgulas, como contatos@exemplo.com.br',
  LEADS_WEBHOOK_URL:
    'um endereço https://… sem usuário nem senha (http só nesta máquina), e com ele LEADS_WEBHOOK_SECRET',
  LEADS_WEBHOOK_SECRET: 'um segredo de 32 caracteres ou mais',
  OFFICE_SAO_PAULO: '"rua e número; bairro; CRECI 00.000-J"',
  OFFICE_RIO_DE_JANEIRO: '"rua e número; bairro; CRECI 00.000-J"',
  PRICE_HISTORY: 'kept, public ou off',
  HOUSE_NETWORKS: 'endereços e redes com vírgulas, como 203.0.113.7, 198.51.100.0/24, 2001:db8::/32',
  LOG_LEVEL: 'trace, debug, info, warn, error ou silent',
};

const badSettings = (names: (keyof typeof meaning)[]) =>
  new StartupError(
    names.map((name) => `A configuração ${name} não serve: espera-se ${meaning[name]}.`).join(' '),
  );

/** The back end's settings. `demoCatalogue` undefined: on with the embedded database only. */
export type ApiEnv = ReturnType<typeof readApiEnv>;

/** Reads the back end's settings, once, at the start. Throws `StartupError` that names the bad ones; values may be secret. */
export function readApiEnv(source: Record<string, string | undefined> = process.env) {
  const result = schema.safeParse(source);
  if (!result.success) {
    const names = [...new Set(result.error.issues.map(({ path }) => path[0] as keyof typeof meaning))];
    throw badSettings(names);
  }
  const env = result.data;
  if (env.LEADS_WEBHOOK_URL && !env.LEADS_WEBHOOK_SECRET) throw badSettings(['LEADS_WEBHOOK_SECRET']);
  const missing = missingOfStore(env);
  if (missing.length > 0) throw badSettings(missing);
  const apiSecrets = readApiSecrets(source);
  const siteUrl = new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`).origin;
  return {
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    /** Without a secret for this machine alone, unless it is set. */
    host: env.API_HOST ?? (apiSecrets.length > 0 ? undefined : '127.0.0.1'),
    port: env.API_PORT,
    drainMs: env.DRAIN_MS,
    /** By which a back end that runs alone knows its website. */
    apiSecrets,
    demoCatalogue: env.DEMO_CATALOGUE ? env.DEMO_CATALOGUE === 'on' : !env.DATABASE_URL,
    photos: env.PHOTOS === 'on',
    /** null: they lie in the data folder. */
    photosStore: bucketSettings(env),
    logLevel: env.LOG_LEVEL,
    priceHistory: env.PRICE_HISTORY,
    /** Whether an address is the house's own: what its people look at is not counted. */
    isHouse: env.HOUSE_NETWORKS ?? nobodyIsHouse,
    mail: {
      /** null: letters become files in the data folder. */
      server: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? defaultSender(siteUrl),
      /** Letters that come in floods. */
      perMinute: env.MAIL_PER_MINUTE,
      siteUrl,
      office: env.OFFICE_SAO_PAULO ?? env.OFFICE_RIO_DE_JANEIRO ?? demoOffices[0]!,
    },
    providers: readProviderSettings(source),
    ...readFeedSettings(source),
    leadPlaces: {
      house: env.LEADS_TO ?? [],
      webhook: env.LEADS_WEBHOOK_URL ? { url: env.LEADS_WEBHOOK_URL, key: env.LEADS_WEBHOOK_SECRET! } : null,
      mautic: readOwnMautic(source),
    } satisfies LeadPlaces,
  };
}
