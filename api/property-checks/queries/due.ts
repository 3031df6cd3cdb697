import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isCheckDue, isCheckLate } from '@api/catalogue/checks/check-conditions';
import type { DueCheck, StaffCheck } from '@contract/staff-checks';
import type { PropertyChecksDatabase } from '../schema';
import { isReported, reportOf } from './reported';
import { isPropertyOf, isVisibleTo, type Reader } from './own';

type Db = Kysely<PropertyChecksDatabase>;
type Member = Reader['member'];

/** Of Hoje; the rest is in 'Meus imóveis'. */
const shownRows = 10;

async function count(db: Db, condition: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from property where ${condition}`.execute(db);
  return rows[0]!.count;
}

/** The broker of the property is asked, also one who sees all. */
const isDueFor = (member: Member) =>
  sql<boolean>`(${isCheckDue('property')} and ${isPropertyOf(member)} and not ${isReported})`;

export const countDueChecks = (db: Db, member: Member): Promise<number> => count(db, isDueFor(member));

/** The list 'A conferir'. */
export const countLateChecks = (db: Db): Promise<number> => count(db, isCheckLate('property'));

/** The longest unchecked first. */
export async function dueChecks(db: Db, member: Member): Promise<{ count: number; rows: DueCheck[] }> {
  const rows = await db
    .selectFrom('property')
    .select(['property.id', 'reference as code', 'title', 'district', 'currency', 'for_sale', 'for_rent'])
    .select(['sell_price', 'rent_price', 'period_rent', 'checked_at', 'check_from'])
    .where(isDueFor(member))
    .orderBy('check_from')
    .orderBy('property.id')
    .limit(shownRows)
    .execute();
  return { count: await countDueChecks(db, member), rows: rows.map(checkFacts) };
}

/** undefined: there is none, or it is not the member's. */
export async function checkOf(db: Db, reader: Reader, id: number): Promise<StaffCheck | undefined> {
  const row = await db
    .selectFrom('property')
    .leftJoin('staff_member', 'staff_member.id', 'checked_by')
    .select(['property.id', 'reference as code', 'title', 'district', 'currency', 'for_sale', 'for_rent'])
    .select(['sell_price', 'rent_price', 'period_rent', 'checked_at', 'check_from', 'check_paused_at'])
    .select('staff_member.name as by')
    .where('property.id', '=', id)
    .where(isVisibleTo(reader))
    .executeTakeFirst();
  if (!row) return undefined;
  const reported = await reportOf(db, id);
  return { ...checkFacts(row), by: row.by, is_offered: row.check_paused_at === null, reported };
}

interface Row extends Omit<DueCheck, 'checked_at' | 'check_from' | 'has_period_rent'> {
  period_rent: unknown;
  checked_at: Date | null;
  check_from: Date;
}

export const checkFacts = ({ period_rent, checked_at, check_from, ...row }: Row): DueCheck => ({
  ...{ id: row.id, code: row.code, title: row.title, district: row.district, currency: row.currency },
  ...{ for_sale: row.for_sale, for_rent: row.for_rent, sell_price: row.sell_price },
  ...{ rent_price: row.rent_price, has_period_rent: period_rent !== null },
  ...{ checked_at: checked_at?.toISOString() ?? null, check_from: check_from.toISOString() },
});
