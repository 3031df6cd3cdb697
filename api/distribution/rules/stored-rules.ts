import type { Kysely } from 'kysely';
import { idOf } from '@api/contacts/responsibles';
import type { ActValue } from '@api/audit/undoer';
import type { Write } from '@api/platform/db/transaction';
import type { RuleFields } from '@contract/staff-distribution';
import { defaultRules } from '@domain/leads/distribution/distribution-rules';
import { personOf } from '../queries/rules';
import type { DistributionDatabase } from '../schema';
import { namesOf } from './people-names';

/** The defaults until somebody saves them. */
export async function storedRules(db: Kysely<DistributionDatabase>): Promise<RuleFields> {
  const stored = await db.selectFrom('distribution').selectAll().executeTakeFirst();
  const { known, page, property } = defaultRules;
  return {
    known: stored?.known ?? known.active,
    known_days: stored?.known_days ?? known.days,
    page: stored?.page ?? page.active,
    property: stored?.property ?? property.active,
    last_resort: stored
      ? personOf({ broker_id: stored.last_broker_id, member_id: stored.last_member_id })
      : null,
    order: await groupOrder(db),
  };
}

const groupOrder = async (db: Kysely<DistributionDatabase>): Promise<number[]> =>
  (
    await db
      .selectFrom('distribution_group')
      .select('id')
      .where('is_general', '=', false)
      .orderBy('position')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** @param saved `order`: of the groups that are there */
export async function saveRules(
  write: Write<DistributionDatabase>,
  saved: Partial<RuleFields>,
): Promise<void> {
  const { order, ...fields } = saved;
  for (const [position, id] of (order ?? []).entries())
    await write.updateTable('distribution_group').set({ position }).where('id', '=', id).execute();
  if (Object.keys(fields).length === 0) return;
  const { last_resort: last, order: _, ...rules } = { ...(await storedRules(write)), ...fields };
  const row = { ...rules, last_broker_id: idOf('broker', last), last_member_id: idOf('member', last) };
  await write
    .insertInto('distribution')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}

/** As acts and conflicts store a value. */
export async function namedRule(
  db: Kysely<DistributionDatabase>,
  field: keyof RuleFields,
  value: RuleFields[keyof RuleFields],
): Promise<ActValue> {
  if (field !== 'last_resort' || typeof value !== 'string') return value;
  return { person: value, name: (await namesOf(db, [value])).get(value) ?? '' };
}
