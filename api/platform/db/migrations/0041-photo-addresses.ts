import { type Kysely, sql } from 'kysely';
import { photoIdentities } from '@domain/media/photo-identity';

/** A photo's identity is its address without signature (docs/decisions/0092-photos-of-feeds.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- a large catalogue takes longer than a call may
    set local statement_timeout = 0;
    alter table photo
      -- the newest address, where the feed's is longer than the identity in url
      add column address text,
      -- date and cache parameters by the feed; null: no feed was read since this column exists
      add column feed_version text,
      -- of the stored picture (RFC 9110, 8.8)
      add column etag text,
      add column last_modified text;
    alter table import_listing
      -- {identity: [address or null, version by the feed]} of photos that have one of them; null: none
      add column photos jsonb,
      -- when the property changed, by the feed
      add column dated text;

    -- asked again monthly, spread over the first month
    update photo set renew_at = now() + random() * interval '30 days'
    where key is not null and renew_at is null and url like 'http%';
    -- only the bytes are final
    update photo set status = 'pending', attempts = 0, next_attempt_at = now()
    where status = 'failed' and key is null and url like 'http%' and error !~ '^(type|size|broken|cost):';
  `.execute(db);
  let after: number | undefined = 0;
  while (after !== undefined) after = await renamePage(db, after);
}

interface Picture {
  url: string;
}
interface Row {
  id: number;
  photos: Picture[];
  plans: Picture[];
}
const pageSize = 500;

/** @returns the last id; undefined: there are no more */
async function renamePage(db: Kysely<unknown>, after: number): Promise<number | undefined> {
  const { rows } = await sql<Row>`
    select id, photos, coalesce(details -> 'floorPlans', '[]') as plans from property
    where id > ${after} and (photos::text ~ '[?#]' or (details -> 'floorPlans')::text ~ '[?#]')
    order by id limit ${pageSize}`.execute(db);
  for (const row of rows) await rename(db, row);
  return rows.at(-1)?.id;
}

/** Copies the photos' rows: others may name the old address, and unused rows are deleted later. */
async function rename(db: Kysely<unknown>, { id, photos, plans }: Row): Promise<void> {
  const addresses = [...photos, ...plans].map(({ url }) => url);
  const identities = photoIdentities(addresses);
  if (identities.every((identity, at) => identity === addresses[at])) return;
  const identified = [...photos, ...plans].map((picture, at) => ({ ...picture, url: identities[at]! }));
  await sql`
    update property set photos = ${JSON.stringify(identified.slice(0, photos.length))}::jsonb,
      details = jsonb_set(details, '{floorPlans}', ${JSON.stringify(identified.slice(photos.length))}::jsonb)
    where id = ${id}`.execute(db);
  await sql`
    insert into photo (url, address, status, key, width, height, placeholder, attempts, next_attempt_at, error, renew_at)
    select distinct on (given.identity) given.identity, given.address, status, key, width, height, placeholder, attempts,
      next_attempt_at, error, renew_at
    from unnest(${identities}::text[], ${addresses}::text[]) as given (identity, address)
    join photo on photo.url = given.address
    where given.identity <> given.address
    order by given.identity, (key is null)
    on conflict do nothing`.execute(db);
}
