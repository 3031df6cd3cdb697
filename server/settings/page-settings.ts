import { z } from 'zod';
import { commaList, settingTexts } from '@api/platform/process/setting';
import { knownEmbedHosts } from '~/domain/embeds';
import { maxRate } from '~/domain/financing/terms';
import { formatPercent, parseTypedPercent } from '~/domain/percent';
import { priceHistoryChoices } from '@domain/property/price-history';
import { isGeolocationUrl } from '../geolocation/geolocation-lookup';
import { httpsUrl, origin } from './urls';

const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/)
  .transform((name) => name.toLowerCase());
/** The host of the tiles becomes part of the CSP. */
const tilePattern = z
  .string()
  .regex(
    /^$|^https?:\/\/(\{s\}\.)?[\w.-]+(:\d{1,5})?\/[^\s;,]*$/,
    'espera-se um endereço https://…/{z}/{x}/{y}.png',
  );
const host = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/)
  .refine((value) => URL.canParse(`https://${value}`));

const publicSimulator =
  'https://habitacao.caixa.gov.br/siopiweb-web/simulaOperacaoInternet.do?method=inicializarCasoUso';

/** Percent a year, for trials: the operator must set the real rate (`missingForProduction`). */
export const trialRate = 11.2;

/** What pages show, embed and measure. */
export const pageSettings = {
  IMAGE_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .pipe(z.array(origin))
    .default([])
    .register(settingTexts, { description: 'other origins for images, separated by commas' }),
  MAP_TILE_URL: tilePattern.optional().register(settingTexts, {
    default: "OpenStreetMap's tiles, for trials",
    description: 'map tiles (`https://…/{z}/{x}/{y}.png`); an empty value shows our own drawings of places',
  }),
  MAP_ATTRIBUTION: z.string().optional().register(settingTexts, {
    description: 'the attribution of your tiles, as HTML; used with `MAP_TILE_URL`',
  }),
  EMBED_HOSTS: z
    .string()
    .transform((list) => commaList(list.toLowerCase()))
    .pipe(z.array(host))
    .default([...knownEmbedHosts])
    .register(settingTexts, {
      default: 'YouTube (no cookies), Vimeo, Matterport and others',
      description:
        'hosts whose videos and tours are embedded in property pages, separated by commas (`www.youtube-nocookie.com,my.matterport.com`); others are links; an empty value embeds none',
    }),
  FACEBOOK_APP_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional()
    .register(settingTexts, {
      description: 'your Facebook application; enables sharing by Messenger on computers',
    }),
  FINANCING_URL: httpsUrl.default(publicSimulator).register(settingTexts, {
    default: 'a public simulator',
    description: 'target of `/financiamento`, `https://…`',
  }),
  FINANCING_RATE: z
    .string()
    .transform((text, context) => {
      const rate = parseTypedPercent(text);
      const isRate = rate !== null && rate > 0 && rate <= maxRate;
      if (!isRate) context.addIssue(`esperam-se juros ao ano em porcentagem, até ${maxRate}, como 11,20`);
      return isRate ? rate : z.NEVER;
    })
    .default(trialRate)
    .register(settingTexts, {
      default: `\`${formatPercent(trialRate)}\``,
      description: 'interest of the financing estimates, percent a year',
    }),
  BLOG_URL: httpsUrl.optional().register(settingTexts, {
    default: "the magazine's page",
    description: 'target of `/blog`, `https://…`',
  }),
  PRICE_HISTORY: z.enum(priceHistoryChoices).default('kept').register(settingTexts, {
    description:
      "who sees a property's timeline (announced, former prices, removed, returned): `kept`: signed-in visitors with the property in their favorites; `public`: everybody; `off`: nobody. With `API_BASE_URL` set it on both sides",
  }),
  EXIT_INTENT: z.enum(['on', 'off']).default('off').register(settingTexts, {
    description:
      '`on`: a visitor who is about to leave sees, once, a dialog that asks for contact and preferences (a bottom sheet on phones)',
  }),
  SHOW_PARTIALS: z.enum(['0', '1', 'true', 'false']).optional().register(settingTexts, {
    default: '`1` outside production, else `0`',
    description: "`1`: the components' page at `/partials`",
  }),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'espera-se o código de um contêiner, como GTM-ABC1234')
    .optional()
    .register(settingTexts, {
      default: 'none: no analytics',
      description:
        'your Google Tag Manager container, `GTM-ABC1234`: loaded for visitors who allow statistics or marketing; receives the events of [record 0073](decisions/0073-analytics.md)',
    }),
  GEO_COUNTRY_HEADER: headerName.optional().register(settingTexts, {
    description:
      "header in which your proxy gives the visitor's country (`BR`); trusted only with `TRUST_PROXY`",
  }),
  GEO_REGION_HEADER: headerName.optional().register(settingTexts, {
    description:
      "header in which your proxy gives the visitor's state (`RJ`); trusted only with `TRUST_PROXY`",
  }),
  GEO_URL: z
    .string()
    .refine(isGeolocationUrl, 'espera-se um endereço https com {ip}, como https://geo.exemplo.com.br/{ip}')
    .optional()
    .register(settingTexts, {
      description:
        'your geolocation endpoint, `https://…` (or `http://` on the same machine) with `{ip}` for the visitor\'s address. It answers `{"country": "BR", "region": "RJ"}`: ISO 3166\'s two letters, and the state as `RJ`, `BR-RJ` or by name. Browsers request it after a page has loaded, 1 s at most; visitors in the state of Rio get Rio\'s menus, a failure shows São Paulo\'s. Not used if `GEO_REGION_HEADER` is trusted. With `API_BASE_URL` and without it, the back end\'s `geolocation` is used',
    }),
};
