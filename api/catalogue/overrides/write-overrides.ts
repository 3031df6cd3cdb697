import { sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import { sqlNow } from '@api/platform/db/sql-now';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { type OverrideField, overrideFields } from '@domain/property/override-names';
import { isInForce } from '@domain/property/overrides';
import { isSame } from '@domain/staff/merge-changes';
import { lockCatalogue } from '../lock-catalogue';
import type { CatalogueDatabase } from '../schema';
import { type Content, overridableColumns } from './content';
import { effectiveContent, feedContent, feedValuesOf, type Overrides } from './effective';
import { asFeedValues, asOverrides, storedProperties, type StoredProperty } from './stored-overrides';

/** Rows of one statement. */
const chunk = 200;

/** Locks the properties, and their sources before them: no load writes them at the same time. */
export async function lockProperties(
  write: Write<CatalogueDatabase>,
  ids: readonly number[],
): Promise<StoredProperty[]> {
  const which = sql`p.id = any(${[...ids]}::int[])`;
  await lockCatalogue(write);
  await sql`select from source where id in (select p.source_id from property p where ${which})
    order by id for update`.execute(write);
  await sql`select from property p where ${which} order by p.id for update`.execute(write);
  return storedProperties(write, which);
}

/** By field; null gives it back to the feed. */
export type OverrideChanges = { readonly [Field in OverrideField]?: Overrides[Field] | null };

interface Written {
  property: StoredProperty;
  overrides: Overrides;
}

/**
 * Writes overrides and the values that people see now, of locked properties.
 * The caller began the transaction's time (`beginTime`), and writes marks and places afterwards (api/search).
 */
export async function writeOverrides(
  write: Write<CatalogueDatabase>,
  changes: readonly { property: StoredProperty; changes: OverrideChanges }[],
  memberId: number | null,
): Promise<void> {
  for (let from = 0; from < changes.length; from += chunk) {
    const part = changes.slice(from, from + chunk);
    const written = part.map((each) => ({
      property: each.property,
      overrides: without({ ...asOverrides(each.property.stored), ...each.changes }),
    }));
    await deleteOverrides(write, part);
    await saveOverrides(write, part, memberId);
    await writeRows(write, written);
  }
}

/** Gives fields back to the feed whose override has passed. @returns how many properties had one */
export async function endOverrides(
  write: Write<CatalogueDatabase>,
  sourceId: number | null,
): Promise<number> {
  const today = isoDay(clock.now());
  const passed = sql`until < ${today}::date and (${sourceId}::int is null or source_id = ${sourceId})`;
  const ids = await sql<{ id: number }>`
    select p.id from property p where (p.source_id, p.reference) in
      (select source_id, reference from property_override where ${passed})
    order by p.id`.execute(write);
  if (ids.rows.length > 0) {
    const properties = await lockProperties(
      write,
      ids.rows.map(({ id }) => id),
    );
    for (let from = 0; from < properties.length; from += chunk)
      await writeRows(
        write,
        properties.slice(from, from + chunk).map((property) => {
          const inForce = property.stored.filter((each) => isInForce(each, today));
          return { property, overrides: asOverrides(inForce) };
        }),
      );
  }
  await sql`delete from property_override where ${passed}`.execute(write);
  return ids.rows.length;
}

const without = (changes: OverrideChanges): Overrides =>
  Object.fromEntries(Object.entries(changes).filter(([, override]) => override !== null));

type Part = readonly { property: StoredProperty; changes: OverrideChanges }[];

async function deleteOverrides(write: Write<CatalogueDatabase>, part: Part): Promise<void> {
  const rows = part.flatMap(({ property: { source_id, reference }, changes }) =>
    overrideFields.flatMap((field) => (changes[field] === null ? [{ source_id, reference, field }] : [])),
  );
  if (rows.length === 0) return;
  await sql`
    delete from property_override o
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (source_id int, reference text, field text)
    where o.source_id = g.source_id and o.reference = g.reference and o.field = g.field`.execute(write);
}

async function saveOverrides(
  write: Write<CatalogueDatabase>,
  part: Part,
  memberId: number | null,
): Promise<void> {
  const rows = part.flatMap(({ property, changes }) => {
    const { source_id, reference, seen, stored } = property;
    const feed = feedValuesOf(feedContent(seen, asFeedValues(stored)));
    return overrideFields.flatMap((field) =>
      changes[field] ? [{ source_id, reference, field, ...changes[field], feed_value: feed[field] }] : [],
    );
  });
  if (rows.length === 0) return;
  await sql`
    insert into property_override (source_id, reference, field, value, feed_value, until, reason, member_id, at)
    select (g ->> 'source_id')::int, g ->> 'reference', g ->> 'field', g -> 'value',
      coalesce(g -> 'feed_value', 'null'),
      (g ->> 'until')::date, g ->> 'reason', ${memberId}::int, ${sqlNow()}
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) g
    on conflict (source_id, reference, field) do update set value = excluded.value, feed_value = excluded.feed_value,
      until = excluded.until, reason = excluded.reason, member_id = excluded.member_id, at = excluded.at,
      brought = null`.execute(write);
}

/** A row that stays as it is is not written: it would drop the search index. */
async function writeRows(write: Write<CatalogueDatabase>, written: readonly Written[]): Promise<void> {
  const today = isoDay(clock.now());
  const rows = written.flatMap(({ property: { id, seen, stored, isMarked }, overrides }) => {
    const next = effectiveContent(feedContent(seen, asFeedValues(stored)), overrides, today);
    return !isMarked && isSame(contentJson(next), contentJson(seen)) ? [] : [{ id, ...contentJson(next) }];
  });
  if (rows.length === 0) return;
  const assignments = sql.join(
    overridableColumns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}`),
  );
  await sql`
    update property p set ${assignments}, feed_highlighted = null, feed_news = null, updated_at = ${sqlNow()},
      broker_id = (select id from broker where slug = g ->> 'brokerSlug')
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) g
    cross join lateral jsonb_populate_record(null::property, g -> 'row') r
    where p.id = (g ->> 'id')::int`.execute(write);
}

const contentJson = ({ row, brokerSlug }: Content) => ({
  brokerSlug,
  row: Object.fromEntries(overridableColumns.map((name) => [name, row[name]])),
});
