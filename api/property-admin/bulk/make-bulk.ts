import { type Kysely, sql } from 'kysely';
import { unprocessable } from '@api/platform/http/errors';
import { inParts } from '@api/platform/db/in-parts';
import { sqlNow } from '@api/platform/db/sql-now';
import type { PropertyBulkBody } from '@contract/staff-property-bulk';
import { clock } from '@domain/kernel/clock';
import { bulkFields, recentChangeMs } from '@domain/property/bulk';
import { hasBroker } from '../override-refusals';
import type { PropertyAdminDatabase } from '../schema';
import { isVisibleTo, type Reader } from '../list/property-condition';
import { chosenIds } from './choose';
import { planItem } from './plan-item';
import { readBulkProperties } from './read-properties';

/** Previews and reports of bulks are deleted after these days; acts stay. */
const daysStored = 7;

/** A preview: it changes nothing. @returns its id @throws 422 */
export async function makeBulk(
  db: Kysely<PropertyAdminDatabase>,
  reader: Reader,
  { properties, changes, about }: PropertyBulkBody,
): Promise<number> {
  const slug = changes.broker?.value;
  if (typeof slug === 'string' && !(await hasBroker(db, slug)))
    throw unprocessable({ 'changes.broker': [`Não há corretor '${slug}'`] });
  const ids = await chosenIds(db, reader, properties);
  await deleteOldBulks(db);
  const { id } = await db
    .insertInto('property_bulk')
    .values({
      ...{ member_id: reader.member.id, role: reader.member.role, about },
      ...{ changes: JSON.stringify(changes), created_at: sqlNow() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const fields = bulkFields.filter((field) => changes[field] !== undefined);
  const others = { than: reader.member.id, since: new Date(clock.now().getTime() - recentChangeMs) };
  const isVisible = isVisibleTo(reader);
  await inParts(ids, async (part) => {
    const present = await readBulkProperties(db, part, { fields, others, isVisible });
    const items = part.map((property_id) => {
      const property = present.get(property_id);
      const planned = property ? planItem(property, changes) : { changes: null, left: 'hidden' };
      return { property_id, changes: planned.changes ?? {}, left_reason: planned.left };
    });
    await sql`
      insert into property_bulk_item (bulk_id, property_id, changes, left_reason)
      select ${id}::int, i.property_id, i.changes, i.left_reason
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as i (property_id int, changes jsonb, left_reason text)`.execute(db);
  });
  return id;
}

async function deleteOldBulks(db: Kysely<PropertyAdminDatabase>): Promise<void> {
  await sql`
    delete from property_bulk where created_at < ${sqlNow()} - make_interval(days => ${daysStored}::int)
      and state not in ('waiting', 'running')`.execute(db);
}
