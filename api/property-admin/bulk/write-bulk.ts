import { type RawBuilder, sql } from 'kysely';
import type { AuditChanges } from '@api/audit/content';
import { recordPreparedActs } from '@api/audit/prepared-acts';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { lockInSets, seenJson } from '@api/catalogue/overrides/write-in-sets';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Pace } from '@api/platform/db/pace';
import type { Write } from '@api/platform/db/transaction';
import { bulkFields, checkField } from '@domain/property/bulk';
import { saveInSets } from '../save-in-sets';
import type { PropertyAdminDatabase } from '../schema';
import { changingIn, changingParts } from './changing';
import { checkOf } from './prepare-acts';
import { overrideJson } from './read-properties';

/**
 * All that a bulk writes, in statements of sets. The pace rests between them, not before all locks are taken: who takes
 * them one after the other in that time would wait for each other.
 * @param beginPace waiting for locks is no work, so it begins after them
 * @returns how many changed; null: it was canceled, or another process has done it
 */
export async function writeBulk(
  write: Write<PropertyAdminDatabase>,
  id: number,
  beginPace: () => Pace,
): Promise<number | null> {
  await sql`set local statement_timeout = 0`.execute(write);
  await lockInSets(write, sql`select property_id from property_bulk_item where ${changingIn(id)}`);
  const bulk = await write
    .selectFrom('property_bulk')
    .select(['member_id', 'role', 'changes', 'state', 'started_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (bulk?.state !== 'running') return null;
  const pace = beginPace();
  await leaveStale(write, id);
  await pace.rest();
  const { count } = (
    await sql<{ count: number }>`
    select count(*) as count from property_bulk_item where ${changingIn(id)}`.execute(write)
  ).rows[0]!;
  const act = count === 0 ? null : await saveBulk(write, { ...bulk, id, count }, pace);
  await write
    .updateTable('property_bulk')
    .set({ state: 'done', finished_at: sqlNow(), changed: count, act })
    .where('id', '=', id)
    .execute();
  return count;
}

/** A bulk leaves what another has decided since its preview, and a percentage of another price. */
async function leaveStale(write: Write<PropertyAdminDatabase>, id: number): Promise<void> {
  const isPriceChanged = sql.join(
    (['sell_price', 'rent_price'] as const).map(
      (field) => sql`(c.key = ${sql.lit(field)} and ${seenJson(field)} <> c.value -> 'seen')`,
    ),
    sql` or `,
  );
  await sql`
    update property_bulk_item item set left_reason = case when p.in_feed then 'changed' else 'gone' end
    from property_bulk_item i left join property p on p.id = i.property_id
    where i.bulk_id = ${id} and i.left_reason is null and item.bulk_id = i.bulk_id
      and item.property_id = i.property_id
      and (p.in_feed is not true or exists (
        select from jsonb_each(i.changes) c
        left join property_override o on o.source_id = p.source_id and o.reference = p.reference and o.field = c.key
        where c.key <> ${checkField} and ((case when o.field is null then 'null' else ${overrideJson} end)
          <> c.value -> 'was' or ${isPriceChanged}))
        or i.changes ? ${checkField} and (p.check_paused_at is not null
          or p.checked_at is distinct from (i.changes #>> '{check,was,checked_at}')::timestamptz))`.execute(
    write,
  );
}

interface Bulk {
  id: number;
  member_id: number;
  role: Actor['role'];
  changes: object;
  started_at: Date | null;
  count: number;
}

async function saveBulk(write: Write<PropertyAdminDatabase>, bulk: Bulk, pace: Pace): Promise<number> {
  const { id, count } = bulk;
  const actor = { memberId: bulk.member_id, role: bulk.role };
  const act = { actor, verb: 'properties.write' };
  const batch = await recordAct(write, {
    ...{ ...act, subject: subjectOf('properties', count), changes: await wholeOf(write, bulk) },
  });
  await pace.rest();
  const parts = await changingParts(write, id, pace);
  const inParts = async (statement: (which: RawBuilder<boolean>) => Promise<void>) => {
    for (const which of parts) {
      await statement(which);
      await pace.rest();
    }
  };
  if (Object.hasOwn(bulk.changes, checkField)) await inParts((which) => saveChecks(write, which, bulk));
  const fields = bulkFields.filter((field) => Object.hasOwn(bulk.changes, field));
  if (fields.length > 0)
    await saveInSets(write, { parts: parts.map(overridesIn), fields, memberId: bulk.member_id }, pace);
  await inParts((which) =>
    recordPreparedActs(
      write,
      { ...act, batch },
      sql`select 'property:' || property_id as subject, array(select jsonb_object_keys(changes)) as fields,
        salt, content, content_hash from property_bulk_item where ${which} order by property_id`,
    ),
  );
  return batch;
}

const overridesIn = (which: RawBuilder<boolean>) => sql`
  select i.property_id, c.key as field, c.value -> 'value' as override
  from property_bulk_item i cross join lateral jsonb_each(i.changes) c
  where ${which} and c.key <> ${checkField}`;

/** As `writeChecks`, at the time that the acts have. */
async function saveChecks(
  write: Write<PropertyAdminDatabase>,
  which: RawBuilder<boolean>,
  bulk: Bulk,
): Promise<void> {
  const { checked_at, checked_by, check_from } = checkOf(bulk);
  await sql`
    update property set checked_at = ${checked_at}::timestamptz, checked_by = ${checked_by}::int,
      check_from = ${check_from}::timestamptz
    where id in (select property_id from property_bulk_item where ${which} and changes ? ${checkField})`.execute(
    write,
  );
}

/** Old and new value of each field; '' where properties had different ones. */
async function wholeOf(write: Write<PropertyAdminDatabase>, bulk: Bulk): Promise<AuditChanges> {
  const common = (side: 'was' | 'value') =>
    sql`case when count(distinct c.value -> ${sql.lit(side)}) = 1
      then (array_agg(c.value -> ${sql.lit(side)}))[1] else '""' end`;
  const { rows } = await sql<{ field: string; change: AuditChanges[string] }>`
    select c.key as field, jsonb_build_array(${common('was')}, ${common('value')}) as change
    from property_bulk_item i cross join lateral jsonb_each(i.changes) c where ${changingIn(bulk.id)}
    group by c.key`.execute(write);
  return Object.fromEntries(
    rows.map(({ field, change }) => [field, field === checkField ? ['', { ...checkOf(bulk) }] : change]),
  );
}
