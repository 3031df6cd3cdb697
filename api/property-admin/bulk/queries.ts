import { type Kysely, sql } from 'kysely';
import { notFound } from '@api/platform/http/errors';
import type { PropertyBulk, PropertyBulkQuery } from '@contract/staff-property-bulk';
import { type BulkField, bulkFields, bulkItemFields, checkField } from '@domain/property/bulk';
import { needsTyping } from '@domain/staff/bulk';
import type { PropertyAdminDatabase } from '../schema';
import type { Reader } from '../list/property-condition';
import type { ItemChanges } from './plan-item';
import { changingIn } from './changing';

/** Of a part that is listed whole, and of both at once. */
const pageSize = 50;
const firstOnes = { changing: 5, left: 5 };

export async function changingCount(db: Kysely<PropertyAdminDatabase>, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from property_bulk_item where ${changingIn(id)}`.execute(db);
  return rows[0]!.count;
}

/** The catalogue of which a bulk is a share. */
export async function propertiesInFeeds(db: Kysely<PropertyAdminDatabase>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from property where in_feed`.execute(
    db,
  );
  return rows[0]!.count;
}

export const brokersToChoose = (db: Kysely<PropertyAdminDatabase>) =>
  db.selectFrom('broker').select(['slug', 'name']).where('active', '=', true).orderBy('name').execute();

/** @throws 404 */
export async function findBulk(
  db: Kysely<PropertyAdminDatabase>,
  { member }: Pick<Reader, 'member'>,
  id: number,
  { part, page }: PropertyBulkQuery,
): Promise<PropertyBulk> {
  const bulk = await db
    .selectFrom('property_bulk')
    .innerJoin('staff_member', 'staff_member.id', 'member_id')
    .select(['member_id', 'name', 'state', 'about', 'changes', 'prepared', 'act', 'finished_at'])
    .where('property_bulk.id', '=', id)
    .executeTakeFirst();
  if (!bulk) throw notFound();
  const counts = await sql<{ changing: number; left: number }>`
    select count(*) filter (where left_reason is null) as changing,
      count(*) filter (where left_reason is not null) as left
    from property_bulk_item where bulk_id = ${id}`.execute(db);
  const { changing: count, left: left_count } = counts.rows[0]!;
  const limits = (own: 'changing' | 'left') =>
    part === undefined
      ? { limit: firstOnes[own], offset: 0 }
      : { limit: part === own ? pageSize : 0, offset: (page - 1) * pageSize };
  const changing = await changingItems(db, id, limits('changing'));
  const fields = bulkItemFields.filter((field) => Object.hasOwn(bulk.changes, field));
  return {
    ...{ id, state: bulk.state, about: bulk.about, by: bulk.name, is_own: bulk.member_id === member.id },
    ...{ count, left_count, needs_typing: needsTyping(count, await propertiesInFeeds(db)) },
    ...{ prepared: bulk.prepared, act: bulk.act, changing },
    left: await leftItems(db, id, fields, bulk.finished_at, limits('left')),
    brokers: await brokerNames(db, changing),
  };
}

type Page = { limit: number; offset: number };

async function changingItems(
  db: Kysely<PropertyAdminDatabase>,
  id: number,
  { limit, offset }: Page,
): Promise<PropertyBulk['changing']> {
  const { rows } = await sql<{ id: number; reference: string; currency: string; changes: ItemChanges }>`
    select p.id, p.reference, p.currency, i.changes from property_bulk_item i join property p on p.id = i.property_id
    where ${changingIn(id)} order by i.property_id limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ changes, ...property }) => ({
    ...property,
    fields: [
      ...bulkFields.flatMap((field) => (changes[field] ? [shown(field, changes[field])] : [])),
      ...(changes.check
        ? [{ field: checkField, was: changes.check.was.checked_at, value: true, is_feed: false } as const]
        : []),
    ],
  }));
}

/** Of 'withdrawn' people read the reason. */
function shown(field: BulkField, { was, value, seen, next }: NonNullable<ItemChanges[BulkField]>) {
  const isReason = field === 'withdrawn' && was !== null;
  return { field, was: isReason ? (was.value as string) : seen, value: next, is_feed: value === null };
}

async function leftItems(
  db: Kysely<PropertyAdminDatabase>,
  id: number,
  fields: readonly string[],
  finishedAt: Date | null,
  { limit, offset }: Page,
): Promise<PropertyBulk['left']> {
  if (limit === 0) return [];
  const { rows } = await sql<{
    id: number;
    reference: string | null;
    reason: PropertyBulk['left'][number]['reason'];
    by: string | null;
    at: Date | null;
  }>`
    select i.property_id as id, p.reference, i.left_reason as reason, case when i.left_reason = 'changed' then m.name end as by,
      case i.left_reason when 'changed' then l.at when 'gone' then p.updated_at end as at
    from property_bulk_item i
    left join property p on p.id = i.property_id and i.left_reason <> 'hidden'
    left join lateral (
      select member_id, at from audit_log where subject = 'property:' || i.property_id
        and audit_log.fields && ${[...fields]}::text[] and (${finishedAt}::timestamptz is null or at <= ${finishedAt})
      order by id desc limit 1
    ) l on i.left_reason = 'changed'
    left join staff_member m on m.id = l.member_id
    where i.bulk_id = ${id} and i.left_reason is not null
    order by array_position(array['changed', 'hidden', 'gone', 'unpriced', 'same'], i.left_reason), i.property_id
    limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at?.toISOString() ?? null }));
}

async function brokerNames(
  db: Kysely<PropertyAdminDatabase>,
  changing: PropertyBulk['changing'],
): Promise<Record<string, string>> {
  const slugs = changing.flatMap(({ fields }) =>
    fields.flatMap(({ field, was, value }) =>
      field === 'broker' ? [was, value].filter((slug) => typeof slug === 'string') : [],
    ),
  );
  if (slugs.length === 0) return {};
  const rows = await db
    .selectFrom('broker')
    .select(['slug', 'name'])
    .where('slug', 'in', [...new Set(slugs)])
    .execute();
  return Object.fromEntries(rows.map(({ slug, name }) => [slug, name]));
}
