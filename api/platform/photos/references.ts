import { type RawBuilder, sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import { ownPicturePattern } from '@domain/media/own-picture';
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
    where p.in_feed or exists (select from folder_item f where f.property_id = p.id)
      or exists (select from announcement a where a.property_id = p.id and a.state <> 'recusado')`,
  // E-mails of leads show the property's first photo.
  sql`select p.photos -> 0 ->> 'url' as url
    from lead l join property p on p.id = l.product_id
    where l.created_at > ${since()} or exists (
      select from lead_delivery d where d.lead_id = l.id
        and (d.state in ('queued', 'waiting') or (d.history -> -1 ->> 'at')::timestamptz > ${since()}))`,
  // Photos that the brokerage left out of an active listing, or added to one: they may be brought back.
  sql`select named.url from property_override o
    cross join lateral (
      select jsonb_array_elements_text(o.value -> 'order') as url where jsonb_typeof(o.value) = 'object'
      union all
      select picture ->> 'url' from jsonb_array_elements(o.value -> 'left_out') as picture
        where jsonb_typeof(o.value) = 'object') named
    where o.field = 'photos' and (named.url like 'casa:%' or exists (
      select from property p where p.source_id = o.source_id and p.reference = o.reference and p.in_feed))`,
  sql`select photo_url as url from slide`,
  sql`select avatar as url from broker`,
  sql`select unnest(photos) as url from house`,
  sql`select unnest(photos) as url from campaign`,
  sql`select unnest(photos) as url from house_article`,
  // Uploaded pictures of drafts.
  sql`select (regexp_matches(content::text, ${ownPicturePattern}, 'g'))[1] as url from showcase_draft`,
];

export const referencedPhotos = () => sql`select url from (${sql.join(references(), sql` union all `)}) named
  where url is not null group by url`;
