import { z } from 'zod';
import { longestBrokerNote } from '@domain/broker-note';
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

/** The dearest price and the largest area that are believed; above them a value is a typing error (domain §1). */
export const maxPrice = 1_000_000_000;
export const maxArea = 100_000_000;

const price = z.number().int().positive().max(maxPrice).nullable();
const count = z.number().int().min(0).max(500).nullable();
const picture = z.object({
  url: z.string().min(1).max(2000),
  alt: z.string().max(300).default(''),
  focal: z.string().optional(),
});

/**
 * One property as every source hands it over: feeds of each dialect and the demo catalogue are brought into this shape,
 * and `apply.ts` writes it. Money is whole units of `currency`; areas m²; counts null where the feed does not say.
 */
export const listing = z.object({
  /** The source's own id, unique within the source. */
  reference: z.string().min(1).max(50),
  title: z.string().min(1).max(200),
  description: z.string().max(10_000).default(''),
  /** One sentence that its broker signs; no feed says it. */
  brokerNote: z.string().max(longestBrokerNote).nullable().default(null),
  forSale: z.boolean(),
  forRent: z.boolean(),
  /** null: price on request. */
  sellPrice: price,
  rentPrice: price,
  currency: z.string().regex(currencyPattern).default('BRL'),
  condominiumFee: z.number().int().min(0).max(maxPrice).nullable().default(null),
  iptu: z.number().int().min(0).max(maxPrice).nullable().default(null),
  iptuPeriod: z.enum(['Mensal', 'Anual', 'Isento']).nullable().default(null),
  propertyType: z.enum(propertyTypes),
  condition: z.enum(conditionValues),
  /** A launch's registration (memorial) number; a launch without one is kept as soonLaunch (Lei 4.591, art. 32). */
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
  /** Beyond the specification's attributes: the home's own, and its condominium's. */
  features: z.array(z.enum(featureSlugs)).default([]),
  sharedFeatures: z.array(z.enum(featureSlugs)).default([]),
  renovationLevel: z.enum(renovationLevelSlugs).nullable().default(null),
  highlighted: z.boolean().default(false),
  exclusivity: z.boolean().default(false),
  news: z.boolean().default(false),
  renownedArchitects: z.boolean().default(false),
  /** Whether another home is taken in exchange; null where nothing is said. */
  acceptExchange: z.boolean().nullable().default(null),
  opportunity: z.boolean().default(false),
  /** false: known but not on offer any more (shown as unavailable). */
  available: z.boolean().default(true),
  /** Slugs of the curated lists that hold it. */
  curated: z.array(slug).default([]),
  brokerSlug: slug.nullable().default(null),
  condominiumName: z.string().max(120).nullable().default(null),
  locationType: z.enum(['cidade', 'campo', 'praia', 'internacional']).default('cidade'),
  /** ISO 3166 two letters. */
  country: z.string().length(2).default('BR'),
  /** Two letters in Brazil; the region's name abroad. */
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
  /** The true place; what the public sees of it follows from displayAddress (public-point.ts). */
  point: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).nullable(),
  displayAddress: z.enum(['all', 'street', 'neighborhood']).default('neighborhood'),
  photos: z.array(picture).max(60),
  floorPlans: z.array(picture).max(20).default([]),
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
  /** ISO 8601; null: when it was first seen. */
  listedAt: z.iso.datetime({ offset: true }).nullable().default(null),
  updatedAt: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type Listing = z.output<typeof listing>;
export type ListingInput = z.input<typeof listing>;
