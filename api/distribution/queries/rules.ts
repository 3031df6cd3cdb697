import { type Kysely, sql } from 'kysely';
import { refOf } from '@api/contacts/responsibles';
import type { Write } from '@api/platform/db/transaction';
import {
  anyCondition,
  defaultRules,
  type DistributionRules,
  type Group,
  type PersonRef,
  type WheelMember,
} from '@domain/leads/distribution/distribution-rules';
import type { Absence } from '@domain/leads/distribution/decide';
import type { DistributionDatabase, StoredGroup, StoredGroupMember } from '../schema';
import { usualLastResort } from './people';

type Db = Kysely<DistributionDatabase>;

export { anyCondition };

/** One decision at a time, over all instances: the lock of the general rotation is that of all. */
export async function lockRotations(write: Write<DistributionDatabase>): Promise<void> {
  const lock = () =>
    write
      .selectFrom('distribution_group')
      .select('id')
      .where('is_general', '=', true)
      .forUpdate()
      .executeTakeFirst();
  if (await lock()) return;
  await ensureGeneral(write);
  await lock();
}

const ensureGeneral = (db: Db) =>
  db
    .insertInto('distribution_group')
    .values({ position: 0, is_general: true, has_everybody: true, condition: '{}' })
    .onConflict((conflict) => conflict.column('is_general').where('is_general', '=', true).doNothing())
    .execute();

export const personOf = ({ broker_id, member_id }: Pick<StoredGroupMember, 'broker_id' | 'member_id'>) =>
  broker_id !== null
    ? refOf({ kind: 'broker', id: broker_id })
    : member_id !== null
      ? refOf({ kind: 'member', id: member_id })
      : null;

/** @param can those who can be asked, by which a last resort that left and a rotation of everybody are filled */
export async function loadRules(db: Db, can: readonly PersonRef[]): Promise<DistributionRules> {
  const stored = await db.selectFrom('distribution').selectAll().executeTakeFirst();
  const groups = await db
    .selectFrom('distribution_group')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const members = await db.selectFrom('distribution_member').selectAll().orderBy('position').execute();
  const named = stored && personOf({ broker_id: stored.last_broker_id, member_id: stored.last_member_id });
  const general = groups.find(({ is_general: isGeneral }) => isGeneral);
  return {
    known: stored ? { active: stored.known, days: stored.known_days } : defaultRules.known,
    page: stored ? { active: stored.page } : defaultRules.page,
    property: stored ? { active: stored.property } : defaultRules.property,
    groups: groups
      .filter(({ is_general: isGeneral }) => !isGeneral)
      .map((group): Group => ({
        ...{ id: String(group.id), active: group.is_active, pass: group.pass, hours: group.hours },
        condition: { ...anyCondition, ...group.condition },
        members: membersOf(group, members),
      })),
    general: {
      ...{ id: String(general?.id ?? 'general'), active: general?.is_active ?? true },
      ...{ pass: general?.pass ?? 0, hours: general?.hours ?? null },
      members: generalMembers(general, members, can),
    },
    lastResort: named && can.includes(named) ? named : await usualLastResort(db),
  };
}

const membersOf = ({ id }: StoredGroup, members: readonly StoredGroupMember[]): WheelMember[] =>
  members
    .filter(({ group_id: group }) => group === id)
    .map((member) => ({
      ...{ person: personOf(member)!, weight: member.weight },
      ...{ hours: member.hours, pass: member.pass },
    }));

/** Of everybody: all brokers who can be asked; rows have their turns. */
function generalMembers(
  general: StoredGroup | undefined,
  members: readonly StoredGroupMember[],
  can: readonly PersonRef[],
): WheelMember[] {
  const stored = general ? membersOf(general, members) : [];
  if (general && !general.has_everybody) return stored;
  const turns = new Map(stored.map((member) => [member.person, member]));
  return can
    .filter((person) => person.startsWith('broker:'))
    .map((person) => turns.get(person) ?? { person, weight: 1, hours: null, pass: 0 });
}

export async function loadAbsences(db: Db, today: string): Promise<Absence[]> {
  const rows = await db
    .selectFrom('absence')
    .select(['broker_id', 'member_id'])
    .select([
      sql<string>`to_char(from_day, 'YYYY-MM-DD')`.as('from'),
      sql<string>`to_char(until_day, 'YYYY-MM-DD')`.as('until'),
    ])
    .where(sql<boolean>`until_day >= ${today}::date`)
    .execute();
  return rows.map((row) => ({ person: personOf(row)!, from: row.from, until: row.until }));
}
