import { type RawBuilder, sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import { retention } from '@domain/people/privacy';

const since = () => sql`${sqlNow()} - make_interval(days => ${retention.letterPhotoDays})`;

/**
 * Photo URLs in use (column `url`). Every module that shows photos needs a query here: retention.ts deletes the rest.
 */
const references = (): readonly RawBuilder<{ url: string | null }>[] => [
  // Active listings, inactive ones in a folder, and those that an owner announced.
  sql`select picture ->> 'url' as url
    from property p
    cross join lateral jsonb_array_elements(p.photos || coalesce(p.details -> 'floorPlans', '[]')) as picture
    where p.active or exists (select from folder_item f where f.property_id = p.id)
      or exists (select from announcement a where a.property_id = p.id and a.state <> 'recusado')`,
  // E-mails of leads show the property's first photo.
  sql`select p.photos -> 0 ->> 'url' as url
    from lead l join property p on p.id = l.product_id
    where l.created_at > ${since()} or exists (
      select from lead_delivery d where d.lead_id = l.id
        and (d.state in ('queued', 'waiting') or (d.history -> -1 ->> 'at')::timestamptz > ${since()}))`,
  sql`select photo_url as url from slide`,
  sql`select avatar as url from broker`,
  sql`select unnest(photos) as url from house`,
];

export const referencedPhotos = () => sql`select url from (${sql.join(references(), sql` union all `)}) named
  where url is not null group by url`;
