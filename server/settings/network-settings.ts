import { z } from 'zod';
import { defaultDataDir, drainSetting } from '@api/env';
import { commaList, settingTexts } from '@api/platform/process/setting';
import { defaultPageBudgetMs } from '~/back-end/page-time-budget.server';
import { readTrustedProxies } from '../http/trusted-proxies';
import { httpUrl, origin } from './urls';

/** Where the website listens and stores, and how it talks to browsers, proxies and a separate back end. */
export const networkSettings = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).register(settingTexts, {
    description: 'the port of the website',
  }),
  HOST: z.string().optional().register(settingTexts, {
    default: 'all addresses',
    description: 'the address on which the website listens',
  }),
  SITE_URL: origin.optional().register(settingTexts, {
    default: '`http://localhost:PORT`',
    description: 'the public address: canonical links, sitemap, and the origin that form posts must have',
  }),
  DATA_DIR: z.string().default(defaultDataDir).register(settingTexts, {
    description:
      'the folder for the embedded database and photos; `outbox`: leads that the back end or Mautic has not accepted yet; `rascunhos`: drafts of announcements if the back end stores none; `forms`: form input for 30 minutes after a session ended; `emails`: e-mails as files (the embedded database without `SMTP_URL`, or `MAIL=files`)',
  }),
  EMBEDDED_DATABASE: z.enum(['on', 'off']).optional().register(settingTexts, {
    description: '`on` confirms the embedded database, so that the start does not ask for `DATABASE_URL`',
  }),
  DRAIN_MS: drainSetting.register(settingTexts, {
    description:
      "after SIGTERM `/readyz` answers 503 and the process keeps serving for this time, in ms. Use a value above the interval of your load balancer's check",
  }),
  API_BASE_URL: httpUrl.optional().register(settingTexts, {
    default: 'the back end in the same process',
    description: 'the address of a separate back end',
  }),
  API_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(8000).register(settingTexts, {
    description: 'time limit for one answer of the back end, in ms',
  }),
  PAGE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(500)
    .max(60_000)
    .default(defaultPageBudgetMs)
    .register(settingTexts, {
      description:
        'time limit for all that a page reads from the back end, in ms; the page names in its place what is missing',
    }),
  TRUST_PROXY: z
    .string()
    .transform((text, context) => {
      const proxies = readTrustedProxies(text);
      if (proxies === null)
        context.addIssue('esperam-se quantos proxies são, ou seus endereços e redes, como 10.0.0.0/8');
      return proxies ?? z.NEVER;
    })
    .default(false)
    .register(settingTexts, {
      default: '`0`, with a warning',
      description:
        'the number of your proxies in front (`1`, `2`), or their addresses and networks (`10.0.0.0/8, fd00::/8`). Only their `X-Forwarded-*` and location headers are trusted. Without it all visitors behind a proxy share one address and its sign-in limits',
    }),
  SESSION_SECRETS: z
    .string()
    .transform(commaList)
    .pipe(z.array(z.string().min(32, 'cada segredo tem 32 caracteres ou mais')))
    .default([])
    .register(settingTexts, {
      default: 'generated, in `DATA_DIR/session-secret`',
      description:
        'secrets that seal cookies, 32 characters or more each, separated by commas. The first seals, all open: add a new one in front and remove the old one a year later. Several instances need the same value',
    }),
  SHORT_WAY: z.enum(['on', 'off']).default('on').register(settingTexts, {
    description:
      "`off`: Remix's own handler renders every page, at a higher CPU cost. A fallback if our document renderer fails ([record 0004](decisions/0004-short-way-to-a-page.md))",
  }),
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(32).register(settingTexts, {
    description: 'memory limit of the public page cache, in megabytes; 0 turns it off',
  }),
  CDN: z.enum(['on', 'off']).default('off').register(settingTexts, {
    description: '`on`: public pages send cache headers for your CDN (see [operating.md](operating.md))',
  }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .register(settingTexts, {
      description: '`trace`, `debug`, `info`, `warn`, `error`, `silent`',
    }),
  REDIRECTS_FILE: z.string().optional().register(settingTexts, {
    default: '`redirects.txt`, if it exists',
    description: 'your own redirects (see [operating.md](operating.md#redirects))',
  }),
};
