import { z } from 'zod';
import { readOffice } from '@domain/brokerage/brokerage';
import { usualReplyMinutes } from '@domain/leads/answer-time';
import { retention } from '@domain/people/privacy';
import { priceHistoryChoices } from '@domain/property/price-history';
import { readOwnMautic } from '@api/leads/mautic/settings';
import { readApiSecrets } from '@api/platform/http/api-secrets';
import { readProviderSettings } from '@api/accounts/provider-settings';
import { commaList, expectedBy, setting } from '@api/platform/process/setting';
import { StartupError } from '@api/platform/process/startup-error';
import { feedSettings, readFeedSettings } from '@api/feeds/schedule/feed-settings';
import { noBrokerageNetworks, readBrokerageNetworks } from '@api/platform/http/brokerage-networks';
import type { LeadDestinations } from '@api/leads/destinations';
import { readAddresses, readWebhookSecret, readWebhookUrl } from './leads/webhook-settings';
import {
  type InboundSettings,
  readHeaderName,
  readPortalSecrets,
  readStateSecrets,
} from './portals/settings';
import { mailDelivery, readMailChoice } from '@api/platform/email/mail-delivery';
import { defaultSender, readSender } from '@api/platform/email/sender';
import { readSmtpUrl } from '@api/platform/email/smtp-url';
import { bucketSettings, missingOfStore, readStoreAddress } from '@api/platform/photos/bucket-settings';

const readAs = <T>(read: (text: string) => T | null) =>
  z
    .string()
    .transform((text, context) => {
      const value = read(text);
      if (value === null) context.addIssue('unreadable');
      return value ?? z.NEVER;
    })
    .optional();

export const defaultDataDir = 'data';

const ours = [
  'DATABASE_DIRECT_URL',
  'HOUSE_NETWORKS',
  'ADMIN_NETWORKS',
  'ADMIN_SECRETS',
  'AUDIT_YEARS',
  'LEADS_TO',
  'OPERATOR_EMAIL',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'LEAD_REPLY_MINUTES',
  'ZAP_SECRETS',
  'IMOVELWEB_SECRETS',
  'IMOVELWEB_HEADER',
  'STATE_WEBHOOK_SECRETS',
  'PHOTOS_STORE',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;
/** Settings that only our back end reads: a website with `API_BASE_URL` warns that it ignores them. */
export const backEndSettings = (source: Record<string, string | undefined>): string[] => [
  ...ours.filter((name) => source[name]),
  ...feedSettings(source),
];

const port = z.coerce.number().int().min(0).max(65_535);
/** compose.yaml and deploy/bossa-nova.service wait longer than this before they kill. */
export const maxDrainMs = 60_000;
/** Time to serve after SIGTERM, ms; the website uses it too. */
export const drainSetting = z.coerce.number().int().min(0).max(maxDrainMs).default(3_000);

/** PORT, SITE_URL, offices: the website's settings (server/env.ts), for links and footers of e-mails. */
export const settings = {
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional(), {
    expects: 'um endereço postgres://usuario:senha@servidor:5432/banco',
    default: 'embedded database',
    description: '`postgres://…`: PostgreSQL 15 or newer, or a PgBouncer in front of it',
  }),
  DATABASE_DIRECT_URL: setting(z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional(), {
    expects: 'o endereço do próprio PostgreSQL, e com ele DATABASE_URL, que é o de um PgBouncer',
    description:
      'PostgreSQL itself, where `DATABASE_URL` is a PgBouncer in transaction mode: migrations, VACUUM and long locks use it ([operating.md](operating.md#pgbouncer))',
  }),
  DATA_DIR: setting(z.string().default(defaultDataDir), { expects: 'a pasta do banco embutido e das fotos' }),
  API_HOST: setting(z.string().optional(), {
    expects: 'o endereço em que o back end escuta',
    default: 'loopback (all addresses with `API_SECRET`)',
    description: 'the address on which `npm run api` listens',
  }),
  API_PORT: setting(port.default(3001), {
    expects: 'uma porta de 0 a 65535',
    description: 'the port on which `npm run api` listens',
  }),
  DRAIN_MS: setting(drainSetting, { expects: 'milissegundos, de 0 a 60000' }),
  DEMO_CATALOGUE: setting(z.enum(['on', 'full', 'off']).optional(), {
    expects: 'on, full ou off',
    default: '`on` with the embedded database, else `off`',
    description:
      'loads the demo catalogue unless it was removed before: `on` as many homes as the photographs carry, `full` 2,400 for measurements. A start with the other size replaces it',
  }),
  PHOTOS: setting(z.enum(['on', 'off']).default('on'), {
    expects: 'on ou off',
    description: 'fetches the photos of imported properties in the background',
  }),
  PHOTOS_STORE: setting(readAs(readStoreAddress), {
    expects: 's3://balde/prefixo, e com ele S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY',
    default: 'none: `DATA_DIR/photos`',
    description:
      '`s3://bucket/prefix`: photos are stored in an S3-compatible store. Public addresses stay on `/fotos`. The key needs read, write and list permission (without list, a store answers 403 for a missing object). `npm run move -- --photos` copies existing photos',
  }),
  S3_ENDPOINT: setting(z.url({ protocol: /^https?$/ }).optional(), {
    expects: 'o endereço do armazenamento, http:// ou https://',
    default: 'Amazon S3',
    description: "the store's endpoint (`https://store.example`, bucket in the path)",
  }),
  S3_REGION: setting(z.string().default('us-east-1'), {
    expects: 'uma região, como sa-east-1',
    description: "the store's region",
  }),
  S3_ACCESS_KEY_ID: setting(z.string().optional(), {
    expects: 'a chave do armazenamento de PHOTOS_STORE',
    description: "the store's key; required with `PHOTOS_STORE`",
  }),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional(), {
    expects: 'o segredo do armazenamento de PHOTOS_STORE',
    description: "the key's secret; required with `PHOTOS_STORE`",
  }),
  REDIRECTS_FILE: setting(z.string().optional(), { expects: 'um arquivo de redirecionamentos' }),
  PORT: setting(port.default(3000), { expects: 'uma porta de 0 a 65535' }),
  SITE_URL: setting(z.url({ protocol: /^https?$/ }).optional(), {
    expects: 'o endereço público do site, como https://exemplo.com.br',
  }),
  SMTP_URL: setting(readAs(readSmtpUrl), {
    expects: 'um endereço smtp://usuario:senha@servidor:587 ou smtps://usuario:senha@servidor:465',
    default:
      'embedded database: e-mails become files in `DATA_DIR/emails`; PostgreSQL: this instance sends none',
    description:
      'the mail server: `smtp://user:password@host:587` (STARTTLS is required) or `smtps://user:password@host:465`. Percent-encode special characters of the password. `?requireTLS=false` only for a network of your own',
  }),
  MAIL: setting(readAs(readMailChoice), {
    expects: 'files (ou nada)',
    description:
      '`files`: on PostgreSQL too, this instance writes e-mails to files in `DATA_DIR/emails` instead of sending them. Without it and `SMTP_URL` they wait in PostgreSQL until an instance has one of the two. Refused beside `SMTP_URL`; a path (a mailbox, as login shells set it) counts as not set',
  }),
  MAIL_FROM: setting(readAs(readSender), {
    expects: 'um remetente, como Bossa Nova <nao-responda@exemplo.com.br>',
    default: "`Bossa Nova <nao-responda@…>` at the site's host",
    description: "the sender; without a name, the brokerage's",
  }),
  MAIL_PER_MINUTE: setting(z.coerce.number().int().min(1).max(6_000).default(60), {
    expects: 'quantas cartas de avisos saem por minuto, de 1 a 6000',
    description: 'rate of alert e-mails over all instances; account and contact e-mails go first',
  }),
  LEADS_TO: setting(
    readAs((text) => readAddresses(text)),
    {
      expects: 'endereços de e-mail separados por vírgulas, como contatos@exemplo.com.br',
      description:
        'e-mail addresses, separated by commas, that receive each lead. The back end reads it (`npm run api` too). Without it and `LEADS_WEBHOOK_URL` nobody is notified; a public site logs a warning',
    },
  ),
  OPERATOR_EMAIL: setting(
    readAs((text) => readAddresses(text)),
    {
      expects: 'endereços de e-mail separados por vírgulas, como plantao@exemplo.com.br',
      description:
        'e-mail addresses, separated by commas, that get one letter when leads are refused, a feed fails for a day, less than 10 % of the disk is free, the last backup is older than two days, or the certificate of `SITE_URL` ends within 14 days ([runbook.md](runbook.md))',
    },
  ),
  LEADS_WEBHOOK_URL: setting(readAs(readWebhookUrl), {
    expects:
      'um endereço https://… sem usuário nem senha (http só nesta máquina), e com ele LEADS_WEBHOOK_SECRET',
    description:
      'receives each lead as JSON ([leads.md](leads.md#webhook)): `https://…`, or `http://` on the same machine',
  }),
  LEADS_WEBHOOK_SECRET: setting(readAs(readWebhookSecret), {
    expects: 'um segredo de 32 caracteres ou mais',
    description: 'signs the webhook, 32 characters or more; required with `LEADS_WEBHOOK_URL`',
  }),
  ZAP_SECRETS: setting(readAs(readPortalSecrets), {
    expects:
      'a chave que o ZAP dá (SECRET_KEY), de 16 caracteres ou mais; durante uma troca, duas com vírgula',
    default: 'none: `/recebe/zap` answers 404',
    description:
      'the key with which ZAP, VivaReal and OLX send contacts to `/recebe/zap` ([leads.md](leads.md#portals)): what follows `Basic`, or the password in it. Two, separated by a comma, during a rotation',
  }),
  IMOVELWEB_SECRETS: setting(readAs(readPortalSecrets), {
    expects:
      'o valor do cabeçalho que você dá ao Imovelweb, de 16 caracteres ou mais; durante uma troca, dois com vírgula',
    default: 'none: `/recebe/imovelweb` answers 404',
    description:
      'the whole value of the header (`authorizationHeaderValue`) with which Imovelweb sends contacts to `/recebe/imovelweb`. Two, separated by a comma, during a rotation',
  }),
  IMOVELWEB_HEADER: setting(readAs(readHeaderName), {
    expects: 'Authorization, Api-Key ou um nome que começa com X-',
    default: '`Authorization`',
    description: 'the name of that header (`authorizationHeaderKey`)',
  }),
  STATE_WEBHOOK_SECRETS: setting(readAs(readStateSecrets), {
    expects: 'um segredo de 32 caracteres ou mais; durante uma troca, dois com vírgula',
    default: 'none: `/recebe/estado` answers 404',
    description:
      'signs what your CRM sends to `/recebe/estado` (Standard Webhooks): state and broker of a contact. Two, separated by a comma, during a rotation',
  }),
  LEAD_REPLY_MINUTES: setting(z.coerce.number().int().min(1).max(600).default(usualReplyMinutes), {
    expects: 'minutos, de 1 a 600',
    description:
      'time to take a contact that is offered to somebody, within Monday to Saturday, 8 to 20. What comes at night is due at 9 and these minutes',
  }),
  OFFICE_SAO_PAULO: setting(
    readAs((text) => readOffice('São Paulo', text)),
    { expects: '"rua e número; bairro; CRECI 00.000-J"' },
  ),
  OFFICE_RIO_DE_JANEIRO: setting(
    readAs((text) => readOffice('Rio de Janeiro', text)),
    { expects: '"rua e número; bairro; CRECI 00.000-J"' },
  ),
  PRICE_HISTORY: setting(z.enum(priceHistoryChoices).default('kept'), { expects: 'kept, public ou off' }),
  HOUSE_NETWORKS: setting(readAs(readBrokerageNetworks), {
    expects: 'endereços e redes com vírgulas, como 203.0.113.7, 198.51.100.0/24, 2001:db8::/32',
    description:
      "the brokerage's own addresses and networks, separated by commas (`203.0.113.7, 2001:db8:1::/48`): views from there are not counted in owner reports",
  }),
  ADMIN_NETWORKS: setting(readAs(readBrokerageNetworks), {
    expects: 'endereços e redes com vírgulas, como 203.0.113.7, 198.51.100.0/24, 2001:db8::/32',
    default: 'every address',
    description:
      'addresses and networks, separated by commas, from which the admin (`/mesa`) answers; elsewhere it does not exist (404)',
  }),
  ADMIN_SECRETS: setting(
    z
      .string()
      .transform(commaList)
      .pipe(z.array(z.string().min(32)))
      .default([]),
    {
      expects: 'segredos de 32 caracteres ou mais, separados por vírgulas',
      default: 'generated, in `DATA_DIR/admin-secret`',
      description:
        'secrets that seal the members’ TOTP secrets, 32 characters or more each, separated by commas. The first seals, all open. Several instances need the same value; a secret that no longer opens leaves its member passkeys and recovery codes',
    },
  ),
  AUDIT_YEARS: setting(
    z.coerce.number().int().min(1).max(retention.auditYears).default(retention.auditYears),
    {
      expects: 'quantos anos se guardam os valores do registro da equipe, de 1 a 5',
      description:
        'years for which the old and new values of what the brokerage’s people change stay in the audit log; after them the act stays without its values',
    },
  ),
  VERSION: setting(z.string().max(80).optional(), {
    expects: 'um texto de até 80 letras',
    default: "the program's",
    description:
      "the image's tag, which `compose.yaml` reads from `.env` too; shown in `/mesa/sistema` beside the program's version",
  }),
  LOG_LEVEL: setting(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'), {
    expects: 'trace, debug, info, warn, error ou silent',
  }),
};
const schema = z.object(settings);
type Name = keyof typeof settings;

const badSettings = (names: Name[]) =>
  new StartupError(
    names
      .map((name) => `A configuração ${name} não serve: espera-se ${expectedBy(settings[name])}.`)
      .join(' '),
  );

export type ApiEnv = ReturnType<typeof readApiEnv>;

const demoSizes = { on: 'small', full: 'full', off: null } as const;

/** @throws StartupError with the names of bad settings, without values: some are secret */
export function readApiEnv(source: Record<string, string | undefined> = process.env) {
  const result = schema.safeParse(source);
  if (!result.success) {
    const names = [...new Set(result.error.issues.map(({ path }) => path[0] as Name))];
    throw badSettings(names);
  }
  const env = result.data;
  if (env.LEADS_WEBHOOK_URL && !env.LEADS_WEBHOOK_SECRET) throw badSettings(['LEADS_WEBHOOK_SECRET']);
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) throw badSettings(['DATABASE_DIRECT_URL']);
  const missing = missingOfStore(env);
  if (missing.length > 0) throw badSettings(missing);
  const apiSecrets = readApiSecrets(source);
  const siteUrl = new URL(env.SITE_URL ?? `http://localhost:${env.PORT}`).origin;
  return {
    databaseUrl: env.DATABASE_URL,
    /** Only beside a `databaseUrl` that is a PgBouncer's. */
    directUrl: env.DATABASE_DIRECT_URL,
    dataDir: env.DATA_DIR,
    redirectsFile: env.REDIRECTS_FILE,
    /** Without a secret, only this machine has access by default. */
    host: env.API_HOST ?? (apiSecrets.length > 0 ? undefined : '127.0.0.1'),
    port: env.API_PORT,
    drainMs: env.DRAIN_MS,
    apiSecrets,
    /** null: none is loaded. */
    demoCatalogue: demoSizes[env.DEMO_CATALOGUE ?? (env.DATABASE_URL ? 'off' : 'on')],
    photos: env.PHOTOS === 'on',
    /** Null: photos are in the data folder. */
    photosStore: bucketSettings(env),
    logLevel: env.LOG_LEVEL,
    version: env.VERSION ?? null,
    priceHistory: env.PRICE_HISTORY,
    auditYears: env.AUDIT_YEARS,
    adminSecrets: env.ADMIN_SECRETS,
    isAdminAddress: env.ADMIN_NETWORKS ?? (() => true),
    /** Views from the brokerage's own addresses are not counted. */
    isBrokerageAddress: env.HOUSE_NETWORKS ?? noBrokerageNetworks,
    mail: {
      delivery: mailDelivery({
        hasServer: env.SMTP_URL !== undefined,
        wantsFiles: env.MAIL === 'files',
        engine: env.DATABASE_URL ? 'postgres' : 'embedded',
      }),
      server: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? defaultSender(siteUrl),
      perMinute: env.MAIL_PER_MINUTE,
      siteUrl,
      office: env.OFFICE_SAO_PAULO ?? env.OFFICE_RIO_DE_JANEIRO ?? null,
    },
    providers: readProviderSettings(source),
    ...readFeedSettings(source),
    inbound: {
      zap: env.ZAP_SECRETS ?? null,
      imovelweb: env.IMOVELWEB_SECRETS
        ? { header: env.IMOVELWEB_HEADER ?? 'authorization', secrets: env.IMOVELWEB_SECRETS }
        : null,
      state: env.STATE_WEBHOOK_SECRETS ?? null,
    } satisfies InboundSettings,
    /** Of letters about the state of the site. */
    operators: env.OPERATOR_EMAIL ?? [],
    replyMinutes: env.LEAD_REPLY_MINUTES,
    leadPlaces: {
      house: env.LEADS_TO ?? [],
      webhook: env.LEADS_WEBHOOK_URL ? { url: env.LEADS_WEBHOOK_URL, key: env.LEADS_WEBHOOK_SECRET! } : null,
      mautic: readOwnMautic(source),
    } satisfies LeadDestinations,
  };
}
