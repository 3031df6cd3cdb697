import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';
import type { DistributionDatabase } from '../schema';
import { personOf } from './rules';

export interface NamedAbsence {
  id: number;
  person: PersonRef;
  name: string;
  /** ISO days in São Paulo, both included. */
  from: string;
  until: string;
}

/** Those that end on this day or later, the next first. */
export async function absencesSince(
  db: Kysely<DistributionDatabase>,
  day: string,
  which: Expression<SqlBool> = sql<boolean>`true`,
): Promise<NamedAbsence[]> {
  const rows = await db
    .selectFrom('absence')
    .leftJoin('broker', 'broker.id', 'absence.broker_id')
    .leftJoin('staff_member', 'staff_member.id', 'absence.member_id')
    .select(['absence.id', 'absence.broker_id', 'absence.member_id'])
    .select([
      sql<string>`coalesce(broker.name, staff_member.name, '')`.as('name'),
      sql<string>`to_char(from_day, 'YYYY-MM-DD')`.as('from'),
      sql<string>`to_char(until_day, 'YYYY-MM-DD')`.as('until'),
    ])
    .where(sql<boolean>`until_day >= ${day}::date`)
    .where(which)
    .orderBy('from_day')
    .orderBy('absence.id')
    .execute();
  return rows.map(({ id, name, from, until, ...row }) => ({ id, person: personOf(row)!, name, from, until }));
}

/** The absence of today of whoever these references are, for 'não recebe contatos até …'; null: there is none. */
export async function absenceOf(
  db: Kysely<DistributionDatabase>,
  people: readonly PersonRef[],
): Promise<Pick<NamedAbsence, 'from' | 'until'> | null> {
  const today = isoDay(clock.now());
  const found = (await absencesSince(db, today)).filter(
    ({ person, from }) => people.includes(person) && from <= today,
  );
  const last = found.toSorted((one, other) => other.until.localeCompare(one.until))[0];
  return last ? { from: last.from, until: last.until } : null;
}
