import { z } from 'zod';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { condominiumDetailSlugs, propertyDetailSlugs } from '@domain/taxonomy/attributes';
import { featureSlugs } from '@domain/taxonomy/features';
import { brokerProfile } from './broker';
import { ours } from './ours';
import { photo, propertyCard } from './property';

const money = z.number().int().nonnegative().nullable();
/** What an offer costs: on offer so (or last was), and for how much; null: nothing is told. */
const offers = {
  transaction_sell: z.boolean(),
  sell_value: money,
  transaction_rent: z.boolean(),
  rent_value: money,
};
const currency = ours(z.string().regex(currencyPattern).nullish());

/** A property of the person who asks, as their list has it. `status` 1: on offer; 0: not (spec 2 §2). */
const ownProduct = z.object({
  id: z.number().int().positive(),
  status: z.union([z.literal(0), z.literal(1)]),
  image: photo.nullable(),
  title: z.string(),
  typology: ours(z.string().nullish()),
  /** The path of its page, while it is on offer. */
  link: z.string().nullish(),
  ...offers,
  currency,
  codigo: ours(z.string().nullish()),
  city: ours(z.string().nullish()),
  district: ours(z.string().nullish()),
  /** When it was announced, and when it left (ISO): nobody knows why. */
  created: ours(z.string().nullish()),
  left: ours(z.string().nullish()),
  /** Days on offer, without those that it was away. */
  days: ours(z.number().int().nonnegative().nullish()),
  /** Of the last 30 days; null while nothing has been counted for a whole day. */
  figures: ours(
    z
      .object({
        visits: z.number().int().nonnegative(),
        leads: z.number().int().nonnegative(),
        views: z.number().int().nonnegative(),
      })
      .nullish(),
  ),
});

/** `GET clientArea/getMyProducts` (spec 2 §7): those on offer first, the newest of each first. */
export const myProductsAnswer = z.object({ products: z.array(ownProduct) });
export type OwnProduct = z.output<typeof ownProduct>;

/** The sections of a report that the specification has (spec 2 §3, §7), each a call of its own. */
export const reportSections = ['info', 'details', 'broker', 'views', 'similar'] as const;
export type ReportSection = (typeof reportSections)[number];
/** Those beside them, of our back end alone. */
export const ownReportSections = ['curve', 'history', 'mirror'] as const;

/** An automatic valuation: 'success' has a value, any other word says why there is none (yet). */
const valuation = z.object({
  status: z.string(),
  value: money,
  low: ours(money.optional()),
  high: ours(money.optional()),
  /** The day of which it is (ISO). */
  at: ours(z.string().nullish()),
});

/** `GET clientArea/ownerReport/info/{estateId}`: to its owner alone, hence with the whole address. Dates are ISO 8601. */
export const reportInfoAnswer = z.object({
  data: z.object({
    id: z.number().int().positive(),
    image: photo.nullable(),
    title: z.string(),
    typology: z.string().nullish(),
    link: z.string().nullish(),
    address: z.object({
      street: z.string().nullish(),
      number: z.string().nullish(),
      district: z.string().nullish(),
      complement: z.string().nullish(),
      city: z.string().nullish(),
      state: z.string().nullish(),
      country: z.string().nullish(),
      zipcode: z.string().nullish(),
    }),
    condominium: money.optional(),
    iptu: money.optional(),
    iptu_period: ours(z.string().nullish()),
    ...offers,
    currency,
    avm: z.object({ sell: valuation.nullish(), rent: valuation.nullish() }).nullish(),
    exclusive: z.boolean(),
    /** The last day of its 'only you' exclusivity ('YYYY-MM-DD'), where the operator says so and it has not passed. */
    only_you_until: ours(z.iso.date().nullish()),
    codigo: ours(z.string().nullish()),
    /** Whether it is on offer. */
    active: ours(z.boolean().nullish()),
    /** Days on offer, without those that it was away. */
    days: ours(z.number().int().nonnegative().nullish()),
    left: ours(z.string().nullish()),
    created: z.string().nullish(),
    updated: z.string().nullish(),
  }),
});
export type ReportInfo = z.output<typeof reportInfoAnswer>['data'];

/** `GET clientArea/ownerReport/details/{estateId}` */
export const reportDetailsAnswer = z.object({
  data: z.object({
    title: z.string(),
    description: z.string(),
    area: z.number().nullable(),
    dorms: z.number().int().nullable(),
    suites: z.number().int().nullable(),
    parking_lots: z.number().int().nullable(),
    building_type: z.string().nullish(),
    condominium_details: z.array(z.enum([...condominiumDetailSlugs, ...featureSlugs])),
    property_details: z.array(z.enum([...propertyDetailSlugs, ...featureSlugs])),
  }),
});

/** `GET clientArea/ownerReport/broker/{estateId}`; null: the house looks after it. */
export const reportBrokerAnswer = z.object({ data: brokerProfile.nullable() });

/** `GET clientArea/ownerReport/similar/{estateId}?page=`: three a page. */
export const similarPageSize = 3;
export const reportSimilarQuery = z.object({
  page: ours(z.coerce.number().int().min(1).max(100).default(1)),
});
export const reportSimilarAnswer = z.object({
  data: z.array(propertyCard),
  total: ours(z.number().int().nonnegative().nullish()),
});
