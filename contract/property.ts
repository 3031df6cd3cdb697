import { z } from 'zod';
import {
  propertyDetailSlugs,
  condominiumDetailSlugs,
  renovationLevelSlugs,
} from '~/domain/taxonomy/attributes';
import { conditionValues } from '~/domain/taxonomy/conditions';
import { currencyCodes } from '~/domain/taxonomy/currencies';
import { propertyTypes } from '~/domain/taxonomy/property-types';

/** A photo as pages show it. `base` + `/{width}.{avif|webp|jpg}` are its files (~/domain/photo); null where it was not fetched. */
export const photo = z.object({
  base: z.string().nullable(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.string(),
  /** What is shown until it comes: a colour, a linear gradient of hex colours, or a tiny image as a data URI. */
  placeholder: z.string().nullish(),
  /** CSS object-position, for instance '50% 40%'. */
  focal: z.string().nullish(),
});
export type Photo = z.output<typeof photo>;

const status = z.object({ status: z.boolean() });
const money = z.number().int().nonnegative().nullable();

/**
 * A property in a list (spec 2 §3, with the fields that cards need besides). Wire names are the
 * specification's own. `endereco.lat/lng` are the public point. `valorMin` is the sale price; null means on request.
 */
export const propertyCard = z.object({
  id: z.number().int().positive(),
  /** The feed's reference. */
  codigo: z.string().nullish(),
  condition: z.enum(conditionValues),
  titulo1: z.string(),
  /** Path of the property's page for the negotiation searched for (sale where both). */
  canonical: z.string().startsWith('/'),
  endereco: z.object({
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    cidade: z.string(),
    bairro: z.string(),
    estado: z.string().nullish(),
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
    destaque: z.boolean(),
    exclusividade: z.boolean(),
    novidade: z.boolean(),
    novo: z.boolean(),
    lancamento: z.boolean(),
    breveLancamento: z.boolean(),
    emConstrucao: z.boolean(),
    oportunidade: z.boolean(),
    permuta: z.boolean(),
    arquitetoRenomado: z.boolean(),
  }),
  extras: z.object({ '3d': status, video: status }),
  moeda: z.enum(currencyCodes),
  venda: z.boolean(),
  aluguel: z.boolean(),
  valorMin: money,
  valorLocacao: money,
  valorCondominio: money,
  valorIptu: money,
  tipoIptu: z.enum(['Mensal', 'Anual', 'Isento']).nullish(),
  fotoPrincipal: photo.nullable(),
  /** The first photos, for swiping (at most 6). */
  fotos: z.array(photo).max(6),
  totalFotos: z.number().int().nonnegative(),
  favorite: z.union([z.literal(0), z.literal(1)]).default(0),
});
export type PropertyCard = z.output<typeof propertyCard>;

/** What a back end may still tell of a property that is not on offer any more. */
export const goneProperty = propertyCard.pick({ titulo1: true, endereco: true, fotoPrincipal: true });
export type GoneProperty = z.output<typeof goneProperty>;

/** A broker as a property shows them: the CRECI number always stands beside the name. */
export const brokerSummary = z.object({
  slug: z.string(),
  name: z.string(),
  creci: z.string(),
  phone: z.string().nullish(),
  avatar: z.string().nullish(),
});

/** `GET products/{phase}/{id}`: everything the property page shows. Dates are ISO 8601. */
export const propertyDetail = propertyCard.extend({
  fotos: z.array(photo).max(60),
  plantas: z.array(photo),
  video: z.string().nullable(),
  tour: z.string().nullable(),
  descricao: z.string(),
  areaTerreno: z.number().nullable(),
  banheiros: z.number().int().nullable(),
  andar: z.number().int().nullable(),
  anoConstrucao: z.number().int().nullable(),
  condominio: z.string().nullable(),
  propertyDetails: z.array(z.enum(propertyDetailSlugs)),
  condominiumDetails: z.array(z.enum(condominiumDetailSlugs)),
  renovationLevel: z.enum(renovationLevelSlugs).nullable(),
  /** Street and number, only where they may be shown. */
  logradouro: z.string().nullable(),
  /** Whether the point is the exact place or the public one. */
  pontoExato: z.boolean(),
  registroIncorporacao: z.string().nullable(),
  corretor: brokerSummary.nullable(),
  url: z.object({ sell: z.string().nullable(), rent: z.string().nullable() }),
  criadoEm: z.string(),
  atualizadoEm: z.string(),
});
export type PropertyDetail = z.output<typeof propertyDetail>;

/** `GET products/{phase}/{id}?negotiationType=` */
export const productQuery = z.object({ negotiationType: z.enum(['sell', 'rent']).optional() });
/** `GET products/{phase}/{id}/similar?pageSize=3&negotiationType&page` */
export const similarQuery = productQuery.extend({
  pageSize: z.coerce.number().int().min(1).max(12).default(3),
  page: z.coerce.number().int().min(1).max(100).default(1),
});
export const similarAnswer = z.object({
  similar: z.object({ data: z.array(propertyCard), total: z.number().int().optional() }),
  youMayAlsoLike: z.object({ data: z.array(propertyCard), total: z.number().int().optional() }),
});

/**
 * `GET products/code/{code}`: our number or the feed's reference; addresses come without the id (settled §4)
 * and without the leading slash: the site writes `/{url.sell}/{id}` (spec 1 §2.5).
 */
export const codeParam = z.string().regex(/^[A-Za-z0-9._-]{1,50}$/);
export const codeAnswer = z.object({
  id: z.number().int().positive().nullish(),
  url: z.object({ sell: z.string().nullable(), rent: z.string().nullable() }).nullish(),
});
