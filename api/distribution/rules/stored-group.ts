import type { Kysely } from 'kysely';
import { idOf } from '@api/contacts/responsibles';
import type { Write } from '@api/platform/db/transaction';
import type { GroupFields, GroupMember } from '@domain/leads/distribution/rule-fields';
import { anyCondition, personOf } from '../queries/rules';
import type { DistributionDatabase, StoredGroup, StoredGroupMember } from '../schema';

/** As forms, acts and conflicts see a group. `everybody` is false but for the general rotation. */
export interface GroupValues extends Omit<GroupFields, 'origins'> {
  origins: string[];
  everybody: boolean;
}

export interface ReadGroup {
  id: number;
  isGeneral: boolean;
  values: GroupValues;
}

/** In their order; the general rotation is among them once something needed it. */
export async function storedGroups(db: Kysely<DistributionDatabase>): Promise<ReadGroup[]> {
  const groups = await db
    .selectFrom('distribution_group')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const members = await db
    .selectFrom('distribution_member')
    .selectAll()
    .orderBy('position')
    .orderBy('broker_id')
    .orderBy('member_id')
    .execute();
  return groups.map((group) => ({
    ...{ id: group.id, isGeneral: group.is_general },
    values: valuesOf(
      group,
      members.filter(({ group_id: id }) => id === group.id),
    ),
  }));
}

function valuesOf(group: StoredGroup, rows: readonly StoredGroupMember[]): GroupValues {
  const { negotiation, priceFrom, priceTo, places, launch, origins } = {
    ...anyCondition,
    ...group.condition,
  };
  const everybody = group.has_everybody;
  // Of everybody, a row without a weight and hours of its own is a turn alone.
  const named = rows.filter(({ weight, hours }) => !everybody || weight !== 1 || hours !== null);
  return {
    ...{ name: group.name, enabled: group.is_active, everybody, negotiation },
    ...{ price_from: priceFrom, price_to: priceTo, places: [...places], launch, origins: [...origins] },
    hours: group.hours && mutable(group.hours),
    members: named.map((row): GroupMember => ({
      ...{ person: personOf(row)!, weight: row.weight },
      hours: row.hours && mutable(row.hours),
    })),
  };
}

const mutable = ({ days, from, until }: NonNullable<StoredGroup['hours']>) => ({
  ...{ days: [...days], from, until },
});

export const columnsOf = (values: GroupValues) => ({
  ...{ name: values.name, is_active: values.enabled, has_everybody: values.everybody },
  hours: values.hours && JSON.stringify(values.hours),
  condition: JSON.stringify({
    ...{ negotiation: values.negotiation, priceFrom: values.price_from, priceTo: values.price_to },
    ...{ places: values.places, launch: values.launch, origins: values.origins },
  }),
});

/** Turns stay: who was a member before has the same pass. */
export async function saveGroup(
  write: Write<DistributionDatabase>,
  id: number,
  values: GroupValues,
): Promise<void> {
  await write.updateTable('distribution_group').set(columnsOf(values)).where('id', '=', id).execute();
  await saveMembers(write, id, values);
}

export async function saveMembers(
  write: Write<DistributionDatabase>,
  id: number,
  { members, everybody }: Pick<GroupValues, 'members' | 'everybody'>,
): Promise<void> {
  if (everybody)
    await write
      .updateTable('distribution_member')
      .set({ weight: 1, hours: null })
      .where('group_id', '=', id)
      .execute();
  else await removeOthers(write, id, members);
  for (const [position, { person, weight, hours }] of members.entries()) {
    const own = { position, weight, hours: hours && JSON.stringify(hours) };
    await write
      .insertInto('distribution_member')
      .values({
        ...{ group_id: id, broker_id: idOf('broker', person), member_id: idOf('member', person) },
        ...own,
      })
      .onConflict((conflict) => conflict.columns(['group_id', 'broker_id', 'member_id']).doUpdateSet(own))
      .execute();
  }
}

async function removeOthers(
  write: Write<DistributionDatabase>,
  id: number,
  members: readonly GroupMember[],
): Promise<void> {
  const rows = await write
    .selectFrom('distribution_member')
    .select(['broker_id', 'member_id'])
    .where('group_id', '=', id)
    .execute();
  const stay = new Set(members.map(({ person }) => person));
  for (const row of rows.filter((each) => !stay.has(personOf(each)!)))
    await write
      .deleteFrom('distribution_member')
      .where('group_id', '=', id)
      .where('broker_id', 'is not distinct from', row.broker_id)
      .where('member_id', 'is not distinct from', row.member_id)
      .execute();
}
