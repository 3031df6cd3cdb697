import { type Kysely, sql } from 'kysely';
import { subscriptionKinds } from '@domain/leads/subscription';
import { sqlNow } from '@api/platform/db/sql-now';
import { countAvailable } from '@api/system/checks/catalogue';
import { readLines } from '@api/system/read-system';
import type { StaffToday } from '@contract/staff-today';
import { timeZone } from '@domain/kernel/moment';
import { grantFor, type Member, type TodayDeps } from '../deps';
import type { TodayDatabase } from '../schema';

type Db = Kysely<TodayDatabase>;
type Since = NonNullable<StaffToday['since']>;

const yesterday = () =>
  sql<Date>`((date_trunc('day', ${sqlNow()} at time zone ${timeZone}) - interval '1 day') at time zone ${timeZone})`;

/** Figures, each where the role may read it. */
export async function sinceYesterday(deps: TodayDeps, member: Member): Promise<Since> {
  const { db } = deps;
  const readsAll = (verb: Parameters<typeof grantFor>[1]) => grantFor(member, verb) === 'all';
  return {
    ...(readsAll('contacts.read') && {
      contacts: await contactFigures(db),
      last_answer: await lastAnswer(db),
    }),
    ...(readsAll('announcements.read') && { announcements: await announcementFigures(db) }),
    ...(readsAll('properties.read') && { catalogue: await catalogueFigures(db) }),
    ...(readsAll('system.read') && { system: await systemFigures(deps) }),
  };
}

const minutesToAnswer = sql<number>`extract(epoch from answered_at - created_at) / 60`;
const isContact = sql<boolean>`(suspicion is null and kind <> all(${sql.val([...subscriptionKinds])}))`;

async function contactFigures(db: Db) {
  const { rows } = await sql<{ received: number; median: number | null }>`
    select count(*)::int as received,
      percentile_cont(0.5) within group (order by ${minutesToAnswer}) filter (where answered_at is not null) as median
    from lead where created_at >= ${yesterday()} and ${isContact}`.execute(db);
  const { received, median } = rows[0]!;
  return { received, median_minutes: median === null ? null : Math.round(median) };
}

async function lastAnswer(db: Db) {
  const { rows } = await sql<{ at: Date; minutes: number }>`
    select answered_at as at, ${minutesToAnswer}::float8 as minutes from lead
    where created_at >= ${sqlNow()} - interval '7 days' and answered_at is not null and ${isContact}
    order by answered_at desc limit 1`.execute(db);
  const [last] = rows;
  return last ? { at: last.at.toISOString(), minutes: Math.round(last.minutes) } : null;
}

async function announcementFigures(db: Db) {
  const { rows } = await sql<{ received: number; published: number }>`
    select count(*) filter (where created_at >= ${yesterday()})::int as received,
      count(*) filter (where state = 'no ar' and updated_at >= ${yesterday()})::int as published
    from announcement`.execute(db);
  return rows[0]!;
}

/** What loads have brought and taken. */
async function catalogueFigures(db: Db) {
  const { rows } = await sql<{ added: number; removed: number }>`
    select coalesce(sum((report->>'added')::int + coalesce((report->>'reactivated')::int, 0)), 0)::int as added,
      coalesce(sum((report->>'deactivated')::int), 0)::int as removed
    from import_run where outcome = 'applied' and started_at >= ${yesterday()}`.execute(db);
  return { count: await countAvailable(db), ...rows[0]! };
}

async function systemFigures(deps: TodayDeps) {
  const lines = await readLines(deps);
  return { warnings: lines.filter(({ warning }) => warning !== null).length };
}
