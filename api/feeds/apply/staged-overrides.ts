import { sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { type Content, overridableColumns } from '@api/catalogue/overrides/content';
import { effectiveContent, feedValuesOf } from '@api/catalogue/overrides/effective';
import { asOverrides, overridesJson, type StoredOverride } from '@api/catalogue/overrides/stored-overrides';
import type { FeedValues } from '@api/catalogue/overrides/fields';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { arrangementOf, type PhotoArrangement } from '@domain/property/photo-arrangement';
import type { FeedsDatabase } from '../schema';

interface Run {
  sourceId: number;
  runId: number;
}

/** Listings of one statement. */
const pageSize = 200;

/**
 * Staged listings get the values of overrides, and overrides the feed's values. A held listing is not loaded. One that is
 * staged as unchanged has no content, and the overrides have the feed's values already.
 */
export async function overrideStaged(write: Write<FeedsDatabase>, run: Run): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined) after = await overridePage(write, run, after);
}

interface Staged {
  reference: string;
  content: Content;
  stored: StoredOverride[];
}

/** @returns the last reference; undefined: there are no more */
async function overridePage(
  write: Write<FeedsDatabase>,
  { sourceId, runId }: Run,
  after: string,
): Promise<string | undefined> {
  const { rows } = await sql<Staged>`
    select i.reference, jsonb_build_object('row', i.listing -> 'row', 'brokerSlug', i.listing -> 'brokerSlug') as content,
      ${overridesJson} as stored
    from import_listing i
    join property_override o on o.source_id = ${sourceId} and o.reference = i.reference
    where i.run_id = ${runId} and not i.held and i.listing <> 'null' and i.reference > ${after}
    group by i.run_id, i.reference order by i.reference limit ${pageSize}`.execute(write);
  if (rows.length === 0) return undefined;
  const today = isoDay(clock.now());
  const contents = rows.map(({ reference, content, stored }) => {
    const { row, brokerSlug } = effectiveContent(content, asOverrides(stored), today);
    const columns = Object.fromEntries(overridableColumns.map((name) => [name, row[name]]));
    return { reference, row: columns, brokerSlug };
  });
  const feedValues = rows.flatMap(({ reference, content, stored }) => {
    const feed = feedValuesOf(content);
    return stored.map((each) => ({
      ...{ reference, field: each.field, value: feed[each.field] ?? null },
      brought: each.field === 'photos' ? broughtPhotos(each, feed.photos) : null,
    }));
  });
  await sql`
    update import_listing i set listing = i.listing
      || jsonb_build_object('row', (i.listing -> 'row') || (g -> 'row'), 'brokerSlug', g -> 'brokerSlug')
    from jsonb_array_elements(${JSON.stringify(contents)}::jsonb) g
    where i.run_id = ${runId} and i.reference = g ->> 'reference'`.execute(write);
  await sql`
    update property_override o set feed_value = g -> 'value', brought = coalesce(nullif(g -> 'brought', 'null'), o.brought)
    from jsonb_array_elements(${JSON.stringify(feedValues)}::jsonb) g
    where o.source_id = ${sourceId} and o.reference = g ->> 'reference' and o.field = g ->> 'field'`.execute(
    write,
  );
  return rows.at(-1)!.reference;
}

/** null: this load adds none, so the note of an earlier one stays. */
function broughtPhotos({ feed_value, value }: StoredOverride, photos: FeedValues['photos']) {
  const known = new Set((feed_value as FeedValues['photos']).map(({ url }) => url));
  const { order, left_out } = arrangementOf(value as PhotoArrangement | string[]);
  const decided = new Set([...order, ...left_out.map(({ url }) => url)]);
  const urls = photos.map(({ url }) => url).filter((url) => !known.has(url) && !decided.has(url));
  return urls.length > 0 ? { at: clock.now().toISOString(), urls } : null;
}
