import { z } from 'zod';
import {
  propertyDetailSlugs,
  condominiumDetailSlugs,
  renovationLevelSlugs,
} from '@domain/taxonomy/attributes';
import { conditionValues } from '@domain/taxonomy/conditions';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { featureSlugs } from '@domain/taxonomy/features';
import { propertyTypes } from '@domain/taxonomy/property-types';
import { ours } from './ours';

/**
 * A photo as pages show it; the specification names `fotoPrincipal`, and nothing of it. `base` +
 * `/{width}.{avif|webp|jpg}` are its files (~/domain/photo); null where it was not fetched.
 */
export const photo = z.object({
  base: ours(z.string().nullable()),
  /** Whether its cuts are there too (domain/photo-cut.ts): only where this says so they are asked for. */
  cuts: ours(z.boolean().optional()),
  width: ours(z.number().int().positive()),
  height: ours(z.number().int().positive()),
  alt: ours(z.string()),
  /** What is shown until it comes: a colour, a linear gradient of hex colours, or a tiny image as a data URI. */
  placeholder: ours(z.string().nullish()),
  /** CSS object-position, for instance '50% 40%'. */
  focal: ours(z.string().nullish()),
});
export type Photo = z.output<typeof photo>;

const status = z.object({ status: z.boolean() });
const money = z.number().int().nonnegative().nullable();

/**
 * A property in a list (spec 2 §3, with the fields of ours that cards need besides). Wire names are the
 * specification's own. `endereco.lat/lng` are the public point. `valorMin` is the sale price; null means on request.
 */
export const propertyCard = z.object({
  id: z.number().int().positive(),
  /** The feed's reference. */
  codigo: ours(z.string().nullish()),
  condition: z.enum(conditionValues),
  titulo1: z.string(),
  /** Path of the property's page for the negotiation searched for (sale where both). */
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
    /** false where the owner has said no; left out where nothing is said, and in lists. */
    permuta: z.boolean().optional(),
    arquitetoRenomado: ours(z.boolean()),
  }),
  extras: z.object({ '3d': status, video: status }),
  moeda: ours(z.string().regex(currencyPattern)),
  venda: ours(z.boolean()),
  aluguel: ours(z.boolean()),
  valorMin: money,
  valorLocacao: money,
  valorCondominio: ours(money),
  valorIptu: ours(money),
  tipoIptu: ours(z.enum(['Mensal', 'Anual', 'Isento']).nullish()),
  fotoPrincipal: photo.nullable(),
  /** The first photos, for swiping (at most 6). */
  fotos: ours(z.array(photo).max(6)),
  totalFotos: ours(z.number().int().nonnegative()),
  favorite: z.union([z.literal(0), z.literal(1)]).default(0),
});
export type PropertyCard = z.output<typeof propertyCard>;

/** What a back end may still tell of a property that is not on offer any more. */
export const goneProperty = propertyCard.pick({
  codigo: true,
  titulo1: true,
  endereco: true,
  fotoPrincipal: true,
});
export type GoneProperty = z.output<typeof goneProperty>;

/** A broker as a property shows them: the CRECI number always stands beside the name. */
export const brokerSummary = z.object({
  slug: z.string(),
  name: z.string(),
  creci: z.string(),
  phone: z.string().nullish(),
  avatar: z.string().nullish(),
});

/** A property as a search's list has it: besides the card who answers for it, and the day that it was announced (ISO 8601). */
export const listedProperty = propertyCard.extend({
  corretor: ours(brokerSummary.pick({ slug: true, name: true, creci: true }).nullish()),
  criadoEm: ours(z.string().nullish()),
});
export type ListedProperty = z.output<typeof listedProperty>;

/** `GET products/{phase}/{id}` (spec 2 §7): everything the property page shows. Dates are ISO 8601. */
export const propertyDetail = propertyCard.extend({
  fotos: ours(z.array(photo).max(60)),
  plantas: ours(z.array(photo)),
  video: ours(z.string().nullable()),
  tour: ours(z.string().nullable()),
  descricao: ours(z.string()),
  /** One sentence that its broker signs. */
  nota_do_corretor: ours(z.string().nullish()),
  areaTerreno: ours(z.number().nullable()),
  banheiros: ours(z.number().int().nullable()),
  andar: ours(z.number().int().nullable()),
  anoConstrucao: ours(z.number().int().nullable()),
  condominio: ours(z.string().nullable()),
  propertyDetails: ours(z.array(z.enum(propertyDetailSlugs))),
  condominiumDetails: ours(z.array(z.enum(condominiumDetailSlugs))),
  /** Beyond the specification's attributes, which alone are filters. */
  features: ours(z.array(z.enum(featureSlugs))),
  condominiumFeatures: ours(z.array(z.enum(featureSlugs))),
  renovationLevel: ours(z.enum(renovationLevelSlugs).nullable()),
  /** Street and number, only where they may be shown. */
  logradouro: ours(z.string().nullable()),
  /** Whether the point is the exact place or the public one. */
  pontoExato: ours(z.boolean()),
  /** The words of the listings of its town and, where it has no point, of its district. */
  locais: ours(z.object({ cidade: z.string().nullish(), bairro: z.string().nullish() }).nullish()),
  registroIncorporacao: ours(z.string().nullable()),
  corretor: ours(brokerSummary.nullable()),
  url: ours(z.object({ sell: z.string().nullable(), rent: z.string().nullable() })),
  criadoEm: ours(z.string()),
  atualizadoEm: ours(z.string()),
});
export type PropertyDetail = z.output<typeof propertyDetail>;

/** `GET products/{phase}/{id}?negotiationType=` (spec 2 §7) */
export const productQuery = z.object({ negotiationType: z.enum(['sell', 'rent']).optional() });
/** `GET products/{phase}/{id}/similar?pageSize=3&negotiationType&page` (spec 2 §7) */
export const similarQuery = productQuery.extend({
  pageSize: z.coerce.number().int().min(1).max(12).default(3),
  page: z.coerce.number().int().min(1).max(100).default(1),
});
export const similarAnswer = z.object({
  similar: z.object({ data: z.array(propertyCard), total: ours(z.number().int().optional()) }),
  youMayAlsoLike: z.object({ data: z.array(propertyCard), total: ours(z.number().int().optional()) }),
});

/**
 * `GET products/code/{code}` (spec 1 §5, §9): the feed's reference, else our number (domain/property-code); addresses come
 * without the id (settled §4) and without the leading slash: the site writes `/{url.sell}/{id}` (spec 1 §2.5).
 */
export const codeParam = z
  .string()
  .regex(/^[\p{L}\d ._/-]{0,49}[\p{L}\d][\p{L}\d ._/-]{0,49}$/u)
  .max(50);
const codeUrl = z.object({ sell: z.string().nullable(), rent: z.string().nullable() });
/** What a choice among several says of each. */
const told = {
  codigo: ours(z.string().nullish()),
  titulo1: ours(z.string().nullish()),
  endereco: ours(z.object({ cidade: z.string(), bairro: z.string() }).nullish()),
};
/** Without an `id` nothing is on offer under the code. */
export const codeAnswer = z.object({
  id: z.number().int().positive().nullish(),
  url: codeUrl.nullish(),
  ...told,
  /** The other homes that have this code: two sources may share one, and a reference may be another home's number. */
  others: ours(z.array(z.object({ id: z.number().int().positive(), url: codeUrl, ...told })).nullish()),
});
