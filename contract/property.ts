import { z } from 'zod';
import {
  propertyDetailSlugs,
  condominiumDetailSlugs,
  renovationLevelSlugs,
} from '@domain/taxonomy/attributes';
import { conditionValues } from '@domain/taxonomy/conditions';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { featureSlugs } from '@domain/taxonomy/features';
import { plan } from '@domain/property/plan/plan';
import { propertyTypes } from '@domain/taxonomy/property-types';
import { ours } from './ours';
import { delivery } from '@domain/property/delivery';
import { periodRent } from './period-rent';

/** Files: `base` + `/{width}.{avif|webp|jpg}` (domain/media/photo.ts); `base` null: not fetched. */
export const photo = z.object({
  base: ours(z.string().nullable()),
  /** Whether crops exist (domain/media/photo-crop.ts); pages must not request them otherwise. */
  cuts: ours(z.boolean().optional()),
  width: ours(z.number().int().positive()),
  height: ours(z.number().int().positive()),
  alt: ours(z.string()),
  /** A color, a linear gradient of hex colors, or a tiny image as a data URI. `focal`: CSS object-position. */
  placeholder: ours(z.string().nullish()),
  focal: ours(z.string().nullish()),
  /** Room and light, on a property's own page: 'Sala, às cinco'. */
  caption: ours(z.string().nullish()),
});
export type Photo = z.output<typeof photo>;

const status = z.object({ status: z.boolean() });
const money = z.number().int().nonnegative().nullable();

/** Property in a list (spec 2 §3). `endereco.lat/lng`: public point. `valorMin`: sale price; null: on request. */
export const propertyCard = z.object({
  id: z.number().int().positive(),
  codigo: ours(z.string().nullish()),
  condition: z.enum(conditionValues),
  titulo1: z.string(),
  /** Path of its page for the negotiation searched for (sale if both). */
  canonical: z.string().startsWith('/'),
  endereco: z.object({
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    cidade: z.string(),
    bairro: z.string(),
    estado: ours(z.string().nullish()),
    pais: z.string(),
  }),
  detalhes: z.object({
    areaConstruida: z.number().nullable(),
    dormitorios: z.number().int().nullable(),
    suites: z.number().int().nullable(),
    vagas: z.number().int().nullable(),
    tipoImovel: z.enum(propertyTypes),
  }),
  flag: z.object({
    destaque: ours(z.boolean()),
    exclusividade: z.boolean(),
    novidade: z.boolean(),
    novo: z.boolean(),
    lancamento: z.boolean(),
    breveLancamento: z.boolean(),
    emConstrucao: z.boolean(),
    oportunidade: z.boolean(),
    /** false: the owner refuses. Absent: unknown, and always in lists. */
    permuta: z.boolean().optional(),
    arquitetoRenomado: ours(z.boolean()),
  }),
  extras: z.object({ '3d': status, video: status }),
  moeda: ours(z.string().regex(currencyPattern)),
  venda: ours(z.boolean()),
  aluguel: ours(z.boolean()),
  valorMin: money,
  valorLocacao: money,
  periodRent: ours(periodRent),
  valorCondominio: ours(money),
  valorIptu: ours(money),
  tipoIptu: ours(z.enum(['Mensal', 'Anual', 'Isento']).nullish()),
  condominio: ours(z.string().nullish()),
  /** Who builds a launch, and the month of its delivery. */
  incorporadora: ours(z.string().nullish()),
  entrega: ours(delivery.nullish()),
  fotoPrincipal: photo.nullable(),
  fotos: ours(z.array(photo).max(6)),
  totalFotos: ours(z.number().int().nonnegative()),
  favorite: z.union([z.literal(0), z.literal(1)]).default(0),
});
export type PropertyCard = z.output<typeof propertyCard>;

export const goneProperty = propertyCard.pick({
  codigo: true,
  titulo1: true,
  endereco: true,
  fotoPrincipal: true,
});
export type GoneProperty = z.output<typeof goneProperty>;

/** Broker of a property. The CRECI number must always be beside the name. */
export const brokerSummary = z.object({
  slug: z.string(),
  name: z.string(),
  creci: z.string(),
  phone: z.string().nullish(),
  avatar: z.string().nullish(),
});

export const listedProperty = propertyCard.extend({
  corretor: ours(brokerSummary.pick({ slug: true, name: true, creci: true }).nullish()),
  criadoEm: ours(z.string().nullish()),
});
export type ListedProperty = z.output<typeof listedProperty>;

export const propertyDetail = propertyCard.extend({
  fotos: ours(z.array(photo).max(60)),
  plantas: ours(z.array(photo)),
  /** Measured; its photo numbers are places in `fotos`, from 1. */
  plan: ours(plan.nullish()),
  video: ours(z.string().nullable()),
  tour: ours(z.string().nullable()),
  descricao: ours(z.string()),
  nota_do_corretor: ours(z.string().nullish()),
  areaTerreno: ours(z.number().nullable()),
  banheiros: ours(z.number().int().nullable()),
  andar: ours(z.number().int().nullable()),
  anoConstrucao: ours(z.number().int().nullable()),
  propertyDetails: ours(z.array(z.enum(propertyDetailSlugs))),
  condominiumDetails: ours(z.array(z.enum(condominiumDetailSlugs))),
  /** Beyond the specification's attributes, which alone are filters. */
  features: ours(z.array(z.enum(featureSlugs))),
  condominiumFeatures: ours(z.array(z.enum(featureSlugs))),
  renovationLevel: ours(z.enum(renovationLevelSlugs).nullable()),
  logradouro: ours(z.string().nullable()),
  pontoExato: ours(z.boolean()),
  /** Slugs of the listings of its city and, without coordinates, of its district. */
  locais: ours(z.object({ cidade: z.string().nullish(), bairro: z.string().nullish() }).nullish()),
  registroIncorporacao: ours(z.string().nullable()),
  corretor: ours(brokerSummary.nullable()),
  url: ours(z.object({ sell: z.string().nullable(), rent: z.string().nullable() })),
  criadoEm: ours(z.string()),
  atualizadoEm: ours(z.string()),
  /** When the brokerage last confirmed offer and price. */
  conferidoEm: ours(z.string().nullish()),
});
export type PropertyDetail = z.output<typeof propertyDetail>;

export const productQuery = z.object({ negotiationType: z.enum(['sell', 'rent']).optional() });
export const similarQuery = productQuery.extend({
  pageSize: z.coerce.number().int().min(1).max(12).default(3),
  page: z.coerce.number().int().min(1).max(100).default(1),
});
export const similarAnswer = z.object({
  similar: z.object({ data: z.array(propertyCard), total: ours(z.number().int().optional()) }),
  youMayAlsoLike: z.object({ data: z.array(propertyCard), total: ours(z.number().int().optional()) }),
});

/** `GET products/code/{code}` (spec 1 §5, §9): URLs have no id (settled §4) and no leading slash (spec 1 §2.5). */
export const codeParam = z
  .string()
  .regex(/^[\p{L}\d ._/-]{0,49}[\p{L}\d][\p{L}\d ._/-]{0,49}$/u)
  .max(50);
const codeUrl = z.object({ sell: z.string().nullable(), rent: z.string().nullable() });
const codeFields = {
  codigo: ours(z.string().nullish()),
  titulo1: ours(z.string().nullish()),
  endereco: ours(z.object({ cidade: z.string(), bairro: z.string() }).nullish()),
};
/** Without `id`: no available property has this code, a feed reference or our id (domain/property/property-code). */
export const codeAnswer = z.object({
  id: z.number().int().positive().nullish(),
  url: codeUrl.nullish(),
  ...codeFields,
  /** Other properties with this code: feeds may share one, and a reference may equal another property's id. */
  others: ours(z.array(z.object({ id: z.number().int().positive(), url: codeUrl, ...codeFields })).nullish()),
});
