import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OverrideField } from '@domain/property/override-names';
import type { Override } from '@domain/property/overrides';
import type { Visibility } from '@domain/property/visibility';
import type { CatalogueDatabase } from '../schema';
import type { Content } from './content';
import type { KnownFeedValues, Overrides } from './effective';

/** As the table has it. */
export interface StoredOverride extends Override {
  field: OverrideField;
  feed_value: unknown;
  member_id: number | null;
  /** ISO */
  at: string;
  /** Photos that a load added after the arrangement was saved. */
  brought: { at: string; urls: string[] } | null;
}

/** Overrides `o` of a query, as `asOverrides` reads them. */
export const overridesJson = sql<StoredOverride[]>`coalesce(jsonb_agg(jsonb_build_object('field', o.field,
  'value', o.value, 'feed_value', o.feed_value, 'until', o.until, 'reason', o.reason, 'member_id', o.member_id,
  'at', o.at, 'brought', o.brought) order by o.field) filter (where o.field is not null), '[]')`;

export const asOverrides = (stored: readonly StoredOverride[]): Overrides =>
  Object.fromEntries(stored.map(({ field, value, until, reason }) => [field, { value, until, reason }]));

export const asFeedValues = (stored: readonly StoredOverride[]): KnownFeedValues =>
  Object.fromEntries(stored.map(({ field, feed_value }) => [field, feed_value]));

export interface StoredProperty {
  id: number;
  source_id: number;
  source: string;
  reference: string;
  in_feed: boolean;
  visibility: Visibility;
  /** A rule of the brokerage decides `news` or `highlighted` now (api/search/brokerage-marks.ts). */
  isMarked: boolean;
  /** What people see, with `news` and `highlighted` of feed and overrides. */
  seen: Content;
  stored: StoredOverride[];
}

/** By id. */
export async function storedProperties(
  db: Kysely<CatalogueDatabase>,
  which: RawBuilder<unknown>,
): Promise<StoredProperty[]> {
  const { rows } = await sql<StoredProperty>`
    select p.id, p.source_id, s.name as source, p.reference, p.in_feed, p.visibility,
      num_nonnulls(p.feed_news, p.feed_highlighted) > 0 as "isMarked",
      jsonb_build_object('brokerSlug', (select slug from broker where id = p.broker_id), 'row', to_jsonb(p)
        || jsonb_build_object('news', coalesce(p.feed_news, p.news),
          'highlighted', coalesce(p.feed_highlighted, p.highlighted))) as seen,
      (select ${overridesJson} from property_override o
        where o.source_id = p.source_id and o.reference = p.reference) as stored
    from property p join source s on s.id = p.source_id
    where ${which} order by p.id`.execute(db);
  return rows;
}
