import { sql } from 'kysely';
import type { ActValue } from '@api/audit/undoer';
import type { Write } from '@api/platform/db/transaction';
import type { DistributionDatabase } from '../schema';
import { unnamed } from './group-values';
import { columnsOf, type GroupValues, saveMembers } from './stored-group';

/** A deleted group comes back after the others, with its number. @param group null: it was created, and goes */
export async function restoreGroup(
  write: Write<DistributionDatabase>,
  id: number,
  group: ActValue,
): Promise<void> {
  await write.deleteFrom('distribution_group').where('id', '=', id).execute();
  if (group === null) return;
  const values = unnamed('group', group) as unknown as GroupValues;
  const { position } = await write
    .selectFrom('distribution_group')
    .select(({ fn }) => sql<number>`coalesce(${fn.max('position')} + 1, 0)`.as('position'))
    .executeTakeFirstOrThrow();
  await write
    .insertInto('distribution_group')
    .values({ id, position, ...columnsOf(values) })
    .execute();
  await saveMembers(write, id, values);
}
