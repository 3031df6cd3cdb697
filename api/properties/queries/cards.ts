import { type Kysely, sql } from 'kysely';
import type { Negotiation } from '@domain/search/filters';
import type { PropertyCard } from '@contract/property';
import type { PropertiesDatabase } from '../schema';
import type { Property } from '@api/catalogue/schema';
import { photoOf, photosByUrl, type StoredPhoto } from '@api/platform/photos/repository';
import { propertyPath } from '@domain/property/property-url';

/** Only the public point. */
export const cardColumns = [
  'property.id',
  'property.reference',
  'property.condition',
  'property.title',
  'property.lat',
  'property.lng',
  'property.city',
  'property.district',
  'property.state',
  'property.country',
  'property.area_m2',
  'property.bedrooms',
  'property.suites',
  'property.parking',
  'property.type',
  'property.highlighted',
  'property.news',
  'property.exclusivity',
  'property.renowned_architects',
  'property.accept_exchange',
  'property.opportunity',
  'property.virtual_visit',
  'property.currency',
  'property.for_sale',
  'property.for_rent',
  'property.sale_amount',
  'property.rent_amount',
  'property.period_rent',
  'property.condominium_fee',
  'property.iptu',
  'property.iptu_period',
  'property.condominium_name',
  'property.developer',
  'property.delivery',
  'property.photos',
] as const;

export const hasVideo = sql<boolean>`property.details ->> 'videoUrl' is not null`.as('has_video');

type ColumnName<T> = T extends `property.${infer Name}` ? Name : never;
export type CardRow = Pick<Property, ColumnName<(typeof cardColumns)[number]> & keyof Property> & {
  has_video: boolean;
};

export const cardPhotos = 6;

/** Adds one query, for the stored photos. */
export async function cardsOf(
  db: Kysely<PropertiesDatabase>,
  rows: readonly CardRow[],
  negotiation?: Negotiation,
): Promise<PropertyCard[]> {
  const shown = rows.flatMap((row) => row.photos.slice(0, cardPhotos).map((photo) => photo.url));
  const stored = await photosByUrl(db, shown);
  return rows.map((row) => cardOf(row, stored, negotiation));
}

export function cardOf(
  row: CardRow,
  stored: ReadonlyMap<string, StoredPhoto>,
  negotiation?: Negotiation,
): PropertyCard {
  const fotos = row.photos.slice(0, cardPhotos).map((photo) => photoOf(photo, stored));
  return {
    id: row.id,
    codigo: row.reference,
    condition: row.condition,
    titulo1: row.title,
    canonical: canonicalOf(row, negotiation),
    endereco: {
      lat: row.lat,
      lng: row.lng,
      cidade: row.city,
      bairro: row.district,
      estado: row.state,
      pais: row.country,
    },
    detalhes: {
      areaConstruida: row.area_m2,
      dormitorios: row.bedrooms,
      suites: row.suites,
      vagas: row.parking,
      tipoImovel: row.type,
    },
    flag: {
      destaque: row.highlighted,
      exclusividade: row.exclusivity,
      novidade: row.news,
      novo: row.condition === 'new',
      lancamento: row.condition === 'launch',
      breveLancamento: row.condition === 'soonLaunch',
      emConstrucao: row.condition === 'underConstruction',
      oportunidade: row.opportunity,
      permuta: row.accept_exchange || undefined,
      arquitetoRenomado: row.renowned_architects,
    },
    extras: { '3d': { status: row.virtual_visit }, video: { status: row.has_video } },
    moeda: row.currency,
    venda: row.for_sale,
    aluguel: row.for_rent,
    valorMin: row.sale_amount,
    valorLocacao: row.rent_amount,
    periodRent: shownPeriodRent(row),
    valorCondominio: row.condominium_fee,
    valorIptu: row.iptu,
    tipoIptu: row.iptu_period,
    condominio: row.condominium_name,
    incorporadora: row.developer,
    entrega: row.delivery,
    fotoPrincipal: fotos[0] ?? null,
    fotos,
    totalFotos: row.photos.length,
    favorite: 0,
  };
}

/** Hidden as `sale_amount` and `rent_amount` are. */
export const shownPeriodRent = ({ condition, period_rent }: Pick<Property, 'condition' | 'period_rent'>) =>
  condition === 'soonLaunch' ? null : period_rent;

export type Addressed = Pick<
  Property,
  'id' | 'condition' | 'city' | 'district' | 'title' | 'for_sale' | 'for_rent'
>;

/** Path for the wanted negotiation if offered, else for sale, else for rent. */
export function canonicalOf(row: Addressed, wanted?: Negotiation): string {
  const isOffered = wanted === 'rent' ? row.for_rent : wanted === 'sell' && row.for_sale;
  const negotiation = wanted && isOffered ? wanted : row.for_sale ? 'sell' : 'rent';
  return propertyPath({ ...row, negotiation });
}
