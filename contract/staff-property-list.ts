import { z } from 'zod';
import {
  checkAges,
  maxPropertySearch,
  propertyQualities,
  propertySorts,
  propertyStates,
  propertyTabs,
} from '@domain/property/property-list';
import { parseSearchUrl } from '@domain/search/parse-url';

const id = z.coerce.number<string | number>().int().min(1).max(2_147_483_647);
const text = z.string().max(maxPropertySearch).default('');

/** Address of a search of the site, with its path: '/imoveis/venda/casas?preco=1000000-'. */
const siteSearch = z
  .string()
  .max(2_000)
  .startsWith('/imoveis')
  .transform((address) => {
    const [path, query = ''] = address.split(/\?(.*)/s);
    return parseSearchUrl(path!, new URLSearchParams(query));
  });

/** Which properties: of lists, files and bulks. All that are given must hold. */
export const staffPropertyFilter = z.object({
  tab: z.enum(propertyTabs).default('live'),
  /** Code, address or title. */
  text,
  /** District, city, condominium or state. */
  place: text,
  /** none: without a broker. */
  broker: z.union([z.literal('none'), id]).optional(),
  /** Part of the name or the e-mail of the owner's account. */
  owner: text,
  source: id.optional(),
  state: z.enum(propertyStates).optional(),
  checked: z.enum(checkAges).optional(),
  quality: z.enum(propertyQualities).optional(),
  search: siteSearch.optional(),
});
export type PropertyFilter = z.output<typeof staffPropertyFilter>;

/** `GET staff/properties`, 50 a page. */
export const staffPropertiesQuery = staffPropertyFilter.extend({
  sort: z.enum(propertySorts).default('changed'),
  page: z.coerce.number<string | number>().int().min(1).max(100_000).default(1),
});

const named = z.object({ id: z.number(), name: z.string() });
/** Whole units of the currency; null: not offered that way, or without a price. */
const prices = z.object({ sell: z.number().nullable(), rent: z.number().nullable() });

export const staffPropertyRow = z.object({
  id: z.number(),
  reference: z.string(),
  title: z.string(),
  /** Name of its source. */
  source: z.string(),
  district: z.string(),
  city: z.string(),
  currency: z.string(),
  price: prices,
  /** Of prices with an override. */
  feed_price: prices.partial(),
  /** The feed's value that waits for a confirmation. */
  held: z.object({ what: z.enum(['area', 'sell', 'rent']), value: z.number() }).nullable(),
  broker: named.nullable(),
  state: z.enum(propertyStates),
  photos: z.number(),
  checked_at: z.string().nullable(),
  updated_at: z.string(),
});
export type StaffPropertyRow = z.output<typeof staffPropertyRow>;

export const staffPropertiesAnswer = z.object({
  data: z.object({
    properties: z.array(staffPropertyRow),
    /** Of the filters. */
    total: z.number(),
    /** Of the tabs, without filters. */
    counts: z.record(z.enum(propertyTabs), z.number()),
    /** Of the properties that the member may see, by name. */
    brokers: z.array(named),
    sources: z.array(named),
  }),
});
export type StaffProperties = z.output<typeof staffPropertiesAnswer>['data'];
