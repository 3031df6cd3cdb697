import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import * as propertyEvents from '@api/platform/db/migrations/0014-property-events';
import { openTestDatabase } from '../support/database';
import { aListing } from './a-listing';

it('begins to remember with what had left, and nothing of what stands', async () => {
  const { db, close } = await openTestDatabase();
  try {
    for (const listings of [[aListing('K1'), aListing('K2')], [aListing('K2')]])
      await applyCatalogue(db, { source: 'a', feed: 'a', listings, force: true });
    await sql`drop function remember_property, remember_changed_properties cascade;
      drop table property_event cascade`.execute(db);
    await propertyEvents.up(db as Kysely<unknown>);
    const [event, ...more] = await db
      .selectFrom('property_event')
      .innerJoin('property', 'property.id', 'property_id')
      .select(['reference', 'kind', 'negotiation', 'old_price', 'at', 'updated_at'])
      .execute();
    expect(event).toMatchObject({ reference: 'K1', kind: 'left', negotiation: 'sell', old_price: 1_250_000 });
    expect(event!.at).toEqual(event!.updated_at);
    expect(more).toEqual([]);
  } finally {
    await close();
  }
});
