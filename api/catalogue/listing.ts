import { z } from 'zod';
import { maxBrokerNoteLength } from '@domain/brokerage/broker-note';
import { slug } from '@domain/search/filters';
import {
  condominiumDetailSlugs,
  propertyDetailSlugs,
  renovationLevelSlugs,
} from '@domain/taxonomy/attributes';
import { conditionValues } from '@domain/taxonomy/conditions';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { featureSlugs } from '@domain/taxonomy/features';
import { propertyTypes } from '@domain/taxonomy/property-types';
import { delivery } from '@domain/property/delivery';
import { rentPeriods } from '@domain/property/period-rent';
import { plan } from '@domain/property/plan/plan';

/** Higher values are typing errors (domain §1). */
export const maxPrice = 1_000_000_000;
export const maxArea = 100_000_000;

const price = z.number().int().positive().max(maxPrice).nullable();
const count = z.number().int().min(0).max(500).nullable();
const picture = z.object({
  url: z.string().min(1).max(2000),
  alt: z.string().max(300).default(''),
  focal: z.string().optional(),
  /** The room and the light, for people: 'Sala, às cinco'. Not from feeds. */
  caption: z.string().max(60).optional(),
  /** When the picture changed, and whether it was replaced, by the feed. Not stored with the property. */
  changedAt: z.string().max(40).optional(),
  replaced: z.boolean().optional(),
});

/** All sources are converted to this shape. Money: whole units of `currency`; areas: m²; null: unknown. */
export const listing = z.object({
  /** Unique in the source. */
  reference: z.string().min(1).max(50),
  title: z.string().min(1).max(200),
  description: z.string().max(10_000).default(''),
  /** Not from feeds. */
  brokerNote: z.string().max(maxBrokerNoteLength).nullable().default(null),
  forSale: z.boolean(),
  forRent: z.boolean(),
  /** null: price on request. */
  sellPrice: price,
  /** By the month. */
  rentPrice: price,
  /** A rent for another period; `rentPrice` is then null. */
  periodRent: z
    .object({ amount: z.number().int().positive().max(maxPrice), period: z.enum(rentPeriods) })
    .nullable()
    .default(null),
  currency: z.string().regex(currencyPattern).default('BRL'),
  condominiumFee: z.number().int().min(0).max(maxPrice).nullable().default(null),
  iptu: z.number().int().min(0).max(maxPrice).nullable().default(null),
  iptuPeriod: z.enum(['Mensal', 'Anual', 'Isento']).nullable().default(null),
  propertyType: z.enum(propertyTypes),
  condition: z.enum(conditionValues),
  /** Incorporation registry; a launch without it becomes soonLaunch (Lei 4.591, art. 32). */
  registrationNumber: z.string().max(80).nullable().default(null),
  area: z.number().positive().max(maxArea).nullable(),
  landArea: z.number().positive().max(maxArea).nullable().default(null),
  bedrooms: count,
  suites: count,
  bathrooms: count.default(null),
  parkingLots: count,
  floor: z.number().int().min(-5).max(200).nullable().default(null),
  yearBuilt: z.number().int().min(1500).max(2100).nullable().default(null),
  propertyDetails: z.array(z.enum(propertyDetailSlugs)).default([]),
  condominiumDetails: z.array(z.enum(condominiumDetailSlugs)).default([]),
  /** Beyond the specification's attributes. */
  features: z.array(z.enum(featureSlugs)).default([]),
  sharedFeatures: z.array(z.enum(featureSlugs)).default([]),
  renovationLevel: z.enum(renovationLevelSlugs).nullable().default(null),
  highlighted: z.boolean().default(false),
  exclusivity: z.boolean().default(false),
  news: z.boolean().default(false),
  renownedArchitects: z.boolean().default(false),
  /** null: unknown. */
  acceptExchange: z.boolean().nullable().default(null),
  opportunity: z.boolean().default(false),
  /** false: still stored, shown as unavailable. */
  available: z.boolean().default(true),
  curated: z.array(slug).default([]),
  brokerSlug: slug.nullable().default(null),
  condominiumName: z.string().max(120).nullable().default(null),
  /** Who builds a launch. */
  developer: z.string().min(1).max(120).nullable().default(null),
  delivery: delivery.nullable().default(null),
  locationType: z.enum(['cidade', 'campo', 'praia', 'internacional']).default('cidade'),
  /** ISO 3166 alpha-2. */
  country: z.string().length(2).default('BR'),
  /** Brazil: two letters; abroad: the region's name. */
  state: z.string().max(60).nullable(),
  city: z.string().min(1).max(100),
  district: z.string().max(120).default(''),
  street: z.string().max(200).nullable().default(null),
  streetNumber: z.string().max(20).nullable().default(null),
  /** Never public. */
  complement: z.string().max(120).nullable().default(null),
  /** Eight digits. */
  postalCode: z
    .string()
    .regex(/^\d{8}$/)
    .nullable()
    .default(null),
  /** The exact point; `displayAddress` determines the public one (public-point.ts). */
  point: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).nullable(),
  displayAddress: z.enum(['all', 'street', 'neighborhood']).default('neighborhood'),
  photos: z.array(picture).max(60),
  floorPlans: z.array(picture).max(20).default([]),
  /** Measured; `readPlan` has checked it against area and photos. */
  plan: plan.nullable().default(null),
  videoUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .default(null),
  tourUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .default(null),
  /** ISO 8601; null: the time of the first import. */
  listedAt: z.iso.datetime({ offset: true }).nullable().default(null),
  updatedAt: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type Listing = z.output<typeof listing>;
export type ListingInput = z.input<typeof listing>;
