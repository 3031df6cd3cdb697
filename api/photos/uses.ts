import { type RawBuilder, sql } from 'kysely';
import { sqlNow } from '@api/db/sql-now';
import { retention } from '@domain/privacy';

const since = () => sql`${sqlNow()} - make_interval(days => ${retention.letterPhotoDays})`;

/**
 * Who names photos, each a query of their source addresses (column `url`; null counts for nothing). Whatever else shows
 * photos gets a line here: what none of them names is deleted (retention.ts).
 */
const uses = (): readonly RawBuilder<{ url: string | null }>[] => [
  // Listings, gone ones that somebody keeps, and those that an owner has announced.
  sql`select picture ->> 'url' as url
    from property p
    cross join lateral jsonb_array_elements(p.photos || coalesce(p.details -> 'floorPlans', '[]')) as picture
    where p.active or exists (select from folder_item f where f.property_id = p.id)
      or exists (select from announcement a where a.property_id = p.id and a.state <> 'recusado')`,
  // Letters of leads: they show the home's first photo.
  sql`select p.photos -> 0 ->> 'url' as url
    from lead l join property p on p.id = l.product_id
    where l.created_at > ${since()} or exists (
      select from lead_delivery d where d.lead_id = l.id
        and (d.state in ('queued', 'waiting') or (d.history -> -1 ->> 'at')::timestamptz > ${since()}))`,
  sql`select photo_url as url from slide`,
  sql`select avatar as url from broker`,
  // The operator's own house.
  sql`select unnest(photos) as url from house`,
];

/** The source addresses of all photos that are named, each once. */
export const namedPhotos = () => sql`select url from (${sql.join(uses(), sql` union all `)}) named
  where url is not null group by url`;
