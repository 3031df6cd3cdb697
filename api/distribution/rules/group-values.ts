import type { Kysely } from 'kysely';
import type { ActValue, ActValues } from '@api/audit/undoer';
import type { GroupMember } from '@domain/leads/distribution/rule-fields';
import { isSame } from '@domain/staff/merge-changes';
import type { DistributionDatabase } from '../schema';
import { namedBy, namesOf } from './people-names';
import type { GroupValues } from './stored-group';

/** Values of a group as acts and conflicts store them: people have names. */
export async function namedGroup(
  db: Kysely<DistributionDatabase>,
  values: Partial<GroupValues>,
): Promise<ActValues> {
  const { members, ...others } = values;
  if (!members) return others;
  const names = await namesOf(
    db,
    members.map(({ person }) => person),
  );
  return { ...others, members: members.map((member) => ({ ...namedBy(names)(member) })) };
}

/** The value without the names, which change without an act. */
export const unnamed = (field: string, value: ActValue): ActValue =>
  field === 'group' && membersIn(value)
    ? { ...(value as ActValues), members: unnamed('members', membersIn(value)) }
    : field === 'members' && Array.isArray(value)
      ? value.map((each) => {
          const { person, weight, hours } = each as unknown as GroupMember;
          return { person, weight, hours };
        })
      : value;

/** Of a whole group, as an act stores it. */
export const membersIn = (group: ActValue): ActValue =>
  group !== null && typeof group === 'object' && 'members' in group ? group.members! : null;

export const isSameValue = (field: string, one: ActValue, other: ActValue): boolean =>
  isSame(unnamed(field, one), unnamed(field, other));
