import { type Kysely, sql } from 'kysely';
import type { StoredOffer } from '@api/leads/schema-leads';
import type { StaffOffer } from '@contract/staff-contacts';
import type { Decision } from '@domain/leads/distribution/decide';
import {
  anyCondition,
  defaultRules,
  type DistributionRules,
  type GroupCondition,
} from '@domain/leads/distribution/distribution-rules';
import { reasonAboutPerson } from '@domain/leads/distribution/reason-texts';
import type { ContactsDatabase } from '../schema';
import { isOf, type Reader } from './own';

type Decided = Pick<StoredOffer, 'rule' | 'group_id'>;

export const decidedBy = ({ rule, group_id: group }: Decided): Pick<Decision, 'rule' | 'group'> => ({
  rule,
  group: group === null ? null : String(group),
});

/** What texts of reasons need of the rules: the groups that decided. */
export async function rulesThatDecided(
  db: Kysely<ContactsDatabase>,
  offers: readonly Decided[],
): Promise<DistributionRules> {
  const ids = new Set(
    offers.flatMap(({ rule, group_id: id }) => (rule === 'group' && id !== null ? [id] : [])),
  );
  if (ids.size === 0) return defaultRules;
  const { rows } = await sql<{ id: number; condition: Partial<GroupCondition> }>`
    select id, condition from distribution_group where id = any(${[...ids]}::int[])`.execute(db);
  return {
    ...defaultRules,
    groups: rows.map(({ id, condition }) => ({
      ...{ id: String(id), active: true, pass: 0, hours: null, members: [] },
      condition: { ...anyCondition, ...condition },
    })),
  };
}

/** Of each of these contacts, the oldest first. */
export async function offersOfContacts(
  db: Kysely<ContactsDatabase>,
  { member }: Pick<Reader, 'member'>,
  ids: readonly number[],
): Promise<Map<number, StaffOffer[]>> {
  const rows = await db
    .selectFrom('lead_offer')
    .leftJoin('broker', 'broker.id', 'lead_offer.broker_id')
    .leftJoin('staff_member', 'staff_member.id', 'lead_offer.member_id')
    .select(['lead_id', 'rule', 'group_id', 'at', 'due_at', 'ended_at', 'outcome'])
    .select(['broker.name as broker_name', 'staff_member.name as member_name'])
    .select(isOf('lead_offer', member).as('is_own'))
    .where(sql<boolean>`lead_id = any(${ids}::bigint[])`)
    .orderBy('lead_offer.id')
    .execute();
  const rules = await rulesThatDecided(db, rows);
  const found = new Map<number, StaffOffer[]>(ids.map((id) => [id, []]));
  for (const row of rows)
    found.get(Number(row.lead_id))!.push({
      ...{ name: row.broker_name ?? row.member_name, is_own: row.is_own === true },
      ...{ reason: reasonAboutPerson(decidedBy(row), rules), at: row.at.toISOString() },
      ...{ due_at: row.due_at?.toISOString() ?? null, ended_at: row.ended_at?.toISOString() ?? null },
      outcome: row.outcome,
    });
  return found;
}
