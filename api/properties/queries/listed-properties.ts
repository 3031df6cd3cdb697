import { sql } from 'kysely';
import type { ListedProperty } from '@contract/property';
import type { Broker } from '@api/brokers/schema';
import type { Property } from '@api/catalogue/schema';
import type { StoredPhoto } from '@api/platform/photos/repository';
import type { Negotiation } from '@domain/search/filters';
import { cardColumns, cardOf, cardPhotos, type CardRow } from './cards';

export type ListedRow = CardRow &
  Pick<Property, 'listed_at'> & {
    total_photos: number;
    /** Stored photos by source URL: key, width, height, placeholder. */
    held: Record<string, [string, number, number, string | null]> | null;
    /** Only an active broker. */
    corretor: Pick<Broker, 'slug' | 'name' | 'creci'> | null;
  };

const shownPhotos = Array.from(
  { length: cardPhotos },
  (_, nth) => sql`property.photos -> ${sql.lit(nth)} ->> 'url'`,
);
/** Lets one statement read a whole page, with only a card's photos. */
export const listedColumns = sql.join<ListedRow>([
  ...cardColumns.filter((column) => column !== 'property.photos').map((column) => sql.ref(column)),
  sql`property.details ->> 'videoUrl' is not null as has_video`,
  sql`property.listed_at`,
  sql`jsonb_path_query_array(property.photos, ${sql.lit(`$[0 to ${cardPhotos - 1}]`)}) as photos`,
  sql`jsonb_array_length(property.photos) as total_photos`,
  sql`(
    select jsonb_object_agg(url, jsonb_build_array(key, width, height, placeholder)) from photo
    where key is not null and url in (${sql.join(shownPhotos)})
  ) as held`,
  sql`(
    select jsonb_build_object('slug', slug, 'name', name, 'creci', creci) from broker
    where broker.id = property.broker_id and broker.active
  ) as corretor`,
]);

export const listedPropertiesOf = (rows: readonly ListedRow[], negotiation?: Negotiation): ListedProperty[] =>
  rows.map((row) => ({
    ...cardOf(row, heldPhotos(row), negotiation),
    totalFotos: row.total_photos,
    corretor: row.corretor,
    criadoEm: row.listed_at.toISOString(),
  }));

const heldPhotos = ({ held }: ListedRow): ReadonlyMap<string, StoredPhoto> =>
  new Map(
    Object.entries(held ?? {}).map(([url, [key, width, height, placeholder]]) => [
      url,
      { key, width, height, placeholder },
    ]),
  );
