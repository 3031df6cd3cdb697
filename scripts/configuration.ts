import { writeFile } from 'node:fs/promises';
import type { z } from 'zod';
import { settings as ofProviders } from '@api/accounts/provider-settings';
import { settings as ofBackEnd } from '@api/env';
import { settingTexts as ofFeeds } from '@api/feeds/schedule/feed-settings';
import { settings as ofMautic } from '@api/leads/mautic/settings';
import { settings as ofCallers } from '@api/platform/http/api-secrets';
import { settings as ofMetrics } from '@api/platform/metrics/metrics-settings';
import { type SettingText, settingTexts } from '@api/platform/process/setting';
import { settings as ofSite } from '@server/env';
import { settings as ofAnnouncements } from '@server/settings/announce-settings';
import { settings as ofMarketing } from '@server/settings/marketing-settings';

const document = 'docs/configuration.md';

/** Chapters with their settings, in the order of the document. Add each new setting here. */
const chapters: Record<string, string> = {
  'Address and database':
    'PORT HOST SITE_URL DATABASE_URL DATABASE_DIRECT_URL EMBEDDED_DATABASE DATA_DIR DEMO_CATALOGUE DRAIN_MS',
  Photos: 'PHOTOS PHOTOS_STORE S3_ENDPOINT S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY IMAGE_ORIGINS',
  'A back end of your own':
    'API_BASE_URL API_FIELDS API_TIMEOUT_MS PAGE_TIMEOUT_MS API_PORT API_HOST API_SECRET MAUTIC_URL MAUTIC_FORMS',
  'Network, sessions and logs':
    'TRUST_PROXY SESSION_SECRETS SHORT_WAY PAGE_CACHE_MB CDN LOG_LEVEL VERSION METRICS_PORT METRICS_TOKEN API_METRICS_PORT HOUSE_NETWORKS REDIRECTS_FILE',
  'The brokerage':
    'OFFICE_SAO_PAULO OFFICE_RIO_DE_JANEIRO INSTAGRAM_URL FACEBOOK_URL LINKEDIN_URL YOUTUBE_URL WHATSAPP COMPANY_NAME COMPANY_CNPJ PRIVACY_EMAIL',
  'Pages and maps':
    'MAP_TILE_URL MAP_ATTRIBUTION EMBED_HOSTS FACEBOOK_APP_ID FINANCING_URL FINANCING_RATE BLOG_URL PRICE_HISTORY EXIT_INTENT SHOW_PARTIALS',
  'Sign-in':
    'IDENTITY_ISSUER IDENTITY_CLIENT_ID IDENTITY_CLIENT_SECRET IDENTITY_PAGES_URL IDENTITY_PROVIDERS GOOGLE_CLIENT_ID GOOGLE_CLIENT_SECRET',
  'E-mail and leads':
    'SMTP_URL MAIL MAIL_FROM MAIL_PER_MINUTE LEADS_TO OPERATOR_EMAIL LEADS_WEBHOOK_URL LEADS_WEBHOOK_SECRET LEAD_REPLY_MINUTES ZAP_SECRETS IMOVELWEB_SECRETS IMOVELWEB_HEADER STATE_WEBHOOK_SECRETS',
  'Catalogue feeds':
    'FEEDS FEEDS_EVERY FEED_{NAME}_USER FEED_{NAME}_PASSWORD FEED_{NAME}_HEADER FEED_{NAME}_PLACES',
  'The admin': 'ADMIN_NETWORKS ADMIN_SECRETS AUDIT_YEARS',
  Announcements: 'ANNOUNCE_STATES ANNOUNCE_MIN_SALE ANNOUNCE_MIN_RENT DRAFT_PHOTOS_MB CEP_URL',
  'Analytics and region': 'GTM_ID GEO_COUNTRY_HEADER GEO_REGION_HEADER GEO_URL',
};
const introductions: Record<string, string> = {
  'The brokerage': 'A `house.yaml` file ([brokerage.md](brokerage.md)) overrides these.',
};

const schemas: Record<string, z.ZodType>[] = [
  ofSite,
  ofBackEnd,
  ofProviders,
  ofMautic,
  ofCallers,
  ofMetrics,
  ofAnnouncements,
  ofMarketing,
];

/** Default and description by setting. @throws Error for one that has none, or two that differ */
export function documentedSettings(): Map<string, Required<Pick<SettingText, 'default' | 'description'>>> {
  const known = new Map<string, { defaults: string[]; descriptions: string[] }>();
  const add = (name: string, { description, default: text }: SettingText, value = 'none') => {
    const { defaults, descriptions } = known.get(name) ?? { defaults: [], descriptions: [] };
    if (description) descriptions.push(description);
    // The schema with the description has the text of the default; values must be equal in all.
    if (description || value !== 'none') defaults.push(text ?? value);
    known.set(name, { defaults, descriptions });
  };
  for (const settings of schemas)
    for (const [name, schema] of Object.entries(settings))
      add(name, settingTexts.get(schema) ?? {}, defaultOf(schema));
  for (const [name, text] of Object.entries(ofFeeds)) add(name, text);
  return new Map(
    [...known].map(([name, { defaults, descriptions }]) => {
      const [description, ...others] = descriptions;
      if (!description || others.length > 0) throw new Error(`${name}: ${descriptions.length} descriptions`);
      if (new Set(defaults).size > 1) throw new Error(`${name}: two defaults, ${defaults.join(' and ')}`);
      return [name, { description, default: defaults[0]! }];
    }),
  );
}

/** Texts, numbers and lists as an operator would write them. */
function defaultOf(schema: z.ZodType): string {
  const value = [schema.safeParse(undefined).data].flat();
  const isWritten = value.length > 0 && value.every((each) => ['string', 'number'].includes(typeof each));
  return isWritten ? `\`${value.join(',')}\`` : 'none';
}

/** The text of docs/configuration.md. @throws Error for a setting without a chapter */
export function configuration(): string {
  const documented = documentedSettings();
  const tables = Object.entries(chapters).map(([title, names]) => {
    const rows = names.split(' ').map((name) => {
      const text = documented.get(name);
      if (!text || !documented.delete(name)) throw new Error(`${name}: not a setting`);
      return `| \`${name}\` | ${text.default} | ${text.description} |`;
    });
    const introduction = introductions[title] ? [introductions[title]] : [];
    const table = ['| setting | default | meaning |', '|---|---|---|', ...rows].join('\n');
    return [`## ${title}`, ...introduction, table].join('\n\n');
  });
  if (documented.size > 0) throw new Error(`without a chapter: ${[...documented.keys()].join(', ')}`);
  return `${[...head(), ...tables].join('\n\n')}\n`;
}

const linkTo = (title: string) =>
  `[${title}](#${title
    .toLowerCase()
    .replace(/[^a-z -]/g, '')
    .replaceAll(' ', '-')})`;

const head = () => [
  '# Configuration',
  'Settings come from the environment or from a file `.env` ([operating.md](operating.md#settings-in-a-file)); the environment wins. All are optional. An invalid value stops the start with one line that names the setting, and its line in the file.',
  `- ${Object.keys(chapters).map(linkTo).join(' · ')}`,
  '`npx tsx scripts/configuration.ts` writes this page from the schemas that read the settings; a test compares them.',
];

if (process.argv[1] === import.meta.filename) await writeFile(document, configuration());
