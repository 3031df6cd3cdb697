import { z } from 'zod';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { condominiumDetailSlugs, propertyDetailSlugs } from '@domain/taxonomy/attributes';
import { featureSlugs } from '@domain/taxonomy/features';
import { brokerProfile } from './broker';
import { ours } from './ours';
import { periodRent } from './period-rent';
import { photo, propertyCard } from './property';

const money = z.number().int().nonnegative().nullable();
/** Whether it is available (or last was) for sale and rent, and the price; null: not shown. */
const offers = {
  transaction_sell: z.boolean(),
  sell_value: money,
  transaction_rent: z.boolean(),
  rent_value: money,
  period_rent: ours(periodRent),
};
const currency = ours(z.string().regex(currencyPattern).nullish());

/** Property in the list of the bearer. `status` 1: available; 0: not (spec 2 §2). */
const ownProduct = z.object({
  id: z.number().int().positive(),
  status: z.union([z.literal(0), z.literal(1)]),
  image: photo.nullable(),
  title: z.string(),
  typology: ours(z.string().nullish()),
  link: z.string().nullish(),
  ...offers,
  currency,
  codigo: ours(z.string().nullish()),
  city: ours(z.string().nullish()),
  district: ours(z.string().nullish()),
  created: ours(z.string().nullish()),
  left: ours(z.string().nullish()),
  /** Days available; interruptions do not count. */
  days: ours(z.number().int().nonnegative().nullish()),
  /** Last 30 days; null: no whole day has been counted yet. */
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

/** `GET clientArea/getMyProducts` (spec 2 §7): available ones first, newest first in each group. */
export const myProductsAnswer = z.object({ products: z.array(ownProduct) });
export type OwnProduct = z.output<typeof ownProduct>;

export const reportSections = ['info', 'details', 'broker', 'views', 'similar'] as const;
export type ReportSection = (typeof reportSections)[number];
export const ownReportSections = ['curve', 'history', 'mirror'] as const;

/** Automatic valuation. A status other than 'success' is the reason for a missing value. */
const valuation = z.object({
  status: z.string(),
  value: money,
  low: ours(money.optional()),
  high: ours(money.optional()),
  at: ours(z.string().nullish()),
});

/** `GET clientArea/ownerReport/info/{estateId}`: only for the owner: it has the full address. Dates are ISO 8601. */
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
    /** Last day of 'only you' exclusivity ('YYYY-MM-DD'), if the operator gives it and it has not passed. */
    only_you_until: ours(z.iso.date().nullish()),
    codigo: ours(z.string().nullish()),
    active: ours(z.boolean().nullish()),
    days: ours(z.number().int().nonnegative().nullish()),
    left: ours(z.string().nullish()),
    created: z.string().nullish(),
    updated: z.string().nullish(),
  }),
});
export type ReportInfo = z.output<typeof reportInfoAnswer>['data'];

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

/** `GET clientArea/ownerReport/broker/{estateId}`; null: the brokerage itself is responsible. */
export const reportBrokerAnswer = z.object({ data: brokerProfile.nullable() });

export const similarPageSize = 3;
export const reportSimilarQuery = z.object({
  page: ours(z.coerce.number().int().min(1).max(100).default(1)),
});
export const reportSimilarAnswer = z.object({
  data: z.array(propertyCard),
  total: ours(z.number().int().nonnegative().nullish()),
});
