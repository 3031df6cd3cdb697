import { type Kysely, type RawBuilder, sql } from 'kysely';
import { clock } from '@domain/kernel/clock';
import type { PhotoTables } from './schema';

/** A photo's key is not answered at its public address. */
export type IsHiddenPhoto = (key: string) => Promise<boolean>;

interface Options {
  /** How long the keys may be used without a look at the database. */
  knownForMs?: number;
  /** The same photo in a public property is looked for again after this time. */
  sharedForMs?: number;
}

const pictures = sql`jsonb_array_elements(p.photos || coalesce(p.details -> 'floorPlans', '[]')) picture`;

/** Also photos that the brokerage left out, or added and took away again: they were public once. */
const ofHidden = sql`
  select f.key, p.city_slug, p.district_slug from property p cross join lateral ${pictures}
  join photo f on f.url = picture ->> 'url' and f.key is not null
  where p.visibility <> 'public'
  union all
  select f.key, p.city_slug, p.district_slug from property p
  join property_override o on o.source_id = p.source_id and o.reference = p.reference and o.field = 'photos'
  cross join lateral jsonb_array_elements(o.feed_value) picture
  join photo f on f.url = picture ->> 'url' and f.key is not null
  where p.visibility <> 'public'
  union all
  select f.key, p.city_slug, p.district_slug from photo f
  join property p on p.id = substring(f.url from '^casa:([0-9]{1,9})/')::int
  where f.url like 'casa:%' and f.key is not null and p.visibility <> 'public'`;

/** A public property of the same district may have the same photo (two listings of one home, or of one building). */
const notShared = sql`
  with hidden as (${ofHidden})
  select key from hidden
  except
  select f.key from (select distinct city_slug, district_slug from hidden) place
  join property p on p.city_slug = place.city_slug and p.district_slug = place.district_slug
  cross join lateral ${pictures}
  join photo f on f.url = picture ->> 'url'
  where p.visibility = 'public' and f.key is not null`;

/**
 * Photos that only reserved properties and drafts show. If the database fails, the keys of before count.
 * @throws what the database throws, as long as no keys are known
 */
export function hiddenPhotos<Tables extends PhotoTables>(
  db: Kysely<Tables>,
  { knownForMs = 1000, sharedForMs = 60_000 }: Options = {},
): IsHiddenPhoto {
  let hidden: ReadonlySet<string> | undefined;
  let candidates = '';
  let [readAt, sharedAt] = [-Infinity, -Infinity];
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const startedAt = clock.monotonicNow();
    const found = (await keysOf(db, sql`select distinct key from (${ofHidden}) hidden`)).sort().join();
    if (found !== candidates || !hidden || startedAt - sharedAt >= sharedForMs) {
      hidden = found === '' ? new Set() : new Set(await keysOf(db, notShared));
      [candidates, sharedAt] = [found, startedAt];
    }
    readAt = startedAt;
  }

  return async (key) => {
    if (clock.monotonicNow() - readAt >= knownForMs || !hidden) {
      reading ??= read().finally(() => (reading = undefined));
      await reading.catch((error: unknown) => {
        if (!hidden) throw error;
      });
    }
    return hidden!.has(key);
  };
}

async function keysOf<Tables>(db: Kysely<Tables>, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`${query}`.execute(db);
  return rows.map(({ key }) => key);
}
