import { type Kysely, sql } from 'kysely';
import type { PropertyCheck } from '@api/catalogue/checks/write-checks';
import { preparedContent, preparedHash, preparedSalt } from '@api/audit/prepared-acts';
import type { PropertyAdminDatabase } from '../schema';
import { checkField } from '@domain/property/bulk';
import { changingIn } from './changing';

/** Small enough that no page waits for a part. */
const partSize = 250;

/**
 * The next acts of a running bulk, before its transaction, which has no time for them. In SQL alone: the event loop answers
 * pages. @returns how far it is; null: nothing is left to prepare, or the bulk does not run
 */
export async function prepareNext(db: Kysely<PropertyAdminDatabase>, id: number): Promise<number | null> {
  const bulk = await db
    .selectFrom('property_bulk')
    .select(['member_id', 'started_at'])
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (!bulk) return null;
  const checked = JSON.stringify(checkOf(bulk));
  const changes = sql`(
    select jsonb_object_agg(c.key, jsonb_build_array(c.value -> 'was',
      case c.key when ${sql.lit(checkField)} then ${checked}::jsonb else c.value -> 'value' end))
    from jsonb_each(i.changes) c)`;
  const isNext = sql`${changingIn(id)} and content is null`;
  // No join: without statistics of the new items it would be a nested loop.
  const { rows } = await sql<{ prepared: number }>`
    with done as (
      update property_bulk_item i set (salt, content, content_hash) = (
        select act.salt, act.content, ${preparedHash(sql`act`)}
        from (select ${preparedSalt} as salt, ${preparedContent(changes)} as content offset 0) act
      )
      where ${isNext} and property_id <= (select max(property_id) from (
        select property_id from property_bulk_item where ${isNext} order by property_id limit ${partSize}) part)
      returning 1
    )
    update property_bulk set prepared = prepared + made.count
    from (select count(*)::int as count from done) made
    where id = ${id} and made.count > 0 returning prepared`.execute(db);
  return rows[0]?.prepared ?? null;
}

/** All were checked when the work began: acts have the time of it before their transaction. */
export function checkOf({
  member_id,
  started_at,
}: {
  member_id: number;
  started_at: Date | null;
}): PropertyCheck {
  const moment = started_at!.toISOString();
  return { checked_at: moment, checked_by: member_id, check_from: moment };
}
