import { sql } from 'kysely';
import { effectiveContent, feedValuesOf } from '@api/catalogue/overrides/effective';
import { asOverrides, type StoredProperty } from '@api/catalogue/overrides/stored-overrides';
import { openGazetteer } from '@api/catalogue/gazetteer/gazetteer';
import type { Listing } from '@api/catalogue/listing';
import { placeSecret } from '@api/catalogue/public-point';
import { contentHash, stagedListing } from '@api/feeds/apply/row';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Write } from '@api/platform/db/transaction';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import type { OwnProperty } from '@contract/staff-typed-properties';
import { announcedListing } from '../announced-listing';
import type { AnnouncementsDatabase } from '../schema';

/** @throws ActRefused */
export async function ownListing(
  { titulo, descricao, area_total, ...property }: OwnProperty,
  reference: string,
): Promise<Listing> {
  return announcedListing(property, {
    ...{ reference, gazetteer: await openGazetteer(), title: titulo, description: descricao },
    landArea: property.tipo_imovel === 'Casa' ? area_total || null : null,
  });
}

/** Writes a listing over the one of before, as a load does: overrides stay, and get the new values as the feed's. */
export async function rewriteListing(
  write: Write<AnnouncementsDatabase>,
  { id, source_id, stored }: StoredProperty,
  listing: Listing,
): Promise<void> {
  const gazetteer = await openGazetteer();
  const staged = stagedListing(listing, { secret: await placeSecret(write), gazetteer });
  const feed = { row: staged.row, brokerSlug: staged.brokerSlug };
  const { row, brokerSlug } = effectiveContent(feed, asOverrides(stored), isoDay(clock.now()));
  const { photos, details, period_rent, plan, ...columns } = row;
  await write
    .updateTable('property')
    .set({
      ...columns,
      content_hash: contentHash(staged),
      photos: JSON.stringify(photos),
      details: JSON.stringify(details),
      period_rent: period_rent && JSON.stringify(period_rent),
      plan: plan && JSON.stringify(plan),
      broker_id: sql<number | null>`(select broker.id from broker where slug = ${brokerSlug})`,
      ...{ feed_news: null, feed_highlighted: null, updated_at: sqlNow() },
    })
    .where('id', '=', id)
    .execute();
  const values = feedValuesOf(feed);
  for (const { field } of stored)
    await sql`update property_override set feed_value = ${JSON.stringify(values[field] ?? null)}::jsonb
      where source_id = ${source_id} and reference = ${listing.reference} and field = ${field}`.execute(
      write,
    );
}
