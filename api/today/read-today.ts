import { announcementsToDecide } from '@api/announcements/queries/announcements-to-decide';
import { countWaiting } from '@api/announcements/queries/staff-announcements';
import type { Reader } from '@api/contacts/queries/own';
import { countDueChecks, countLateChecks, dueChecks } from '@api/property-checks/queries/due';
import { countRefused } from '@api/portal-feeds/queries/list';
import { countReported, reportedChanges } from '@api/property-checks/queries/reported';
import { soon } from '@api/platform/process/soon';
import type { StaffToday, StaffWaiting, TodayPart } from '@contract/staff-today';
import { grantFor, type Member, type TodayDeps } from './deps';
import { countPromised, countUndelivered, promised, undelivered } from './parts/contacts';
import { countInvitations, countRequests, heldLoads, waitingRequests } from './parts/decisions';
import { absenceUntil, countOffers, offersTo } from './parts/offers';
import { sinceYesterday } from './parts/since-yesterday';
import { countUnanswered, unanswered } from './parts/unanswered';

/** A part that is later than this cannot be read. */
const partLimitMs = 3_000;

const readerOf = (member: Member): Reader | null => {
  const grant = grantFor(member, 'contacts.read');
  return grant && { member, grant };
};

/** One query that fails leaves out its part alone. */
export async function readToday(deps: TodayDeps, member: Member): Promise<StaffToday> {
  const { db, log } = deps;
  const reader = readerOf(member);
  const may = (verb: Parameters<typeof grantFor>[1]) => grantFor(member, verb) === 'all';
  const parts: Partial<{ [Part in TodayPart]: () => Promise<NonNullable<StaffToday[Part]>> }> = {
    ...(reader && {
      // Who sees all contacts sees those with whom they are offered.
      ...(reader.grant === 'own' && { offers: () => offersTo(db, reader) }),
      absence: () => absenceUntil(db, reader),
      contacts: () => unanswered(db, reader),
      promises: () => promised(db, reader),
      deliveries: () => undelivered(db, reader),
    }),
    ...(may('announcements.read') && { announcements: () => announcementsToDecide(db) }),
    ...(may('imports.read') && { feeds: () => heldLoads(db) }),
    ...(may('people.export') && { requests: () => waitingRequests(db) }),
    ...(may('members.read') && { invitations: async () => ({ count: await countInvitations(db) }) }),
    ...(grantFor(member, 'properties.check') && { checks: () => dueChecks(db, member) }),
    ...(may('properties.check') && { late_checks: async () => ({ count: await countLateChecks(db) }) }),
    ...(may('properties.write') && { changed: () => reportedChanges(db) }),
    since: () => sinceYesterday(deps, member),
  };
  const read = await Promise.all(
    Object.entries(parts).map(async ([part, ask]) => {
      const answer = await soon<object | null>(noted(ask(), part), null, partLimitMs);
      return [part, answer] as const;
    }),
  );
  return {
    unread: read.flatMap(([part, answer]) => (answer === null ? [part as TodayPart] : [])),
    ...Object.fromEntries(read.filter(([, answer]) => answer !== null)),
  };

  function noted(reading: Promise<object>, part: string): Promise<object> {
    return reading.catch((error: unknown) => {
      log.warn({ part, err: error }, 'part of today failed');
      throw error;
    });
  }
}

/** For the bar of every page. */
export async function readWaiting({ db }: TodayDeps, member: Member): Promise<StaffWaiting> {
  const reader = readerOf(member);
  const may = (verb: Parameters<typeof grantFor>[1]) => grantFor(member, verb) === 'all';
  const [late, offers, announcements, checks, feeds, portals, ...others] = await Promise.all([
    reader ? countUnanswered(db, reader) : 0,
    reader?.grant === 'own' ? countOffers(db, reader) : 0,
    may('announcements.read') ? countWaiting(db) : 0,
    grantFor(member, 'properties.check') ? countDueChecks(db, member) : 0,
    may('imports.read') ? heldLoads(db).then(({ count }) => count) : 0,
    may('portals.write') ? countRefused(db) : 0,
    may('announcements.read') ? announcementsToDecide(db).then(({ count }) => count) : 0,
    reader ? countPromised(db, reader) : 0,
    reader ? countUndelivered(db, reader) : 0,
    may('people.export') ? countRequests(db) : 0,
    // One task for all of them, as in the list.
    may('members.read') ? countInvitations(db).then((count) => Math.min(count, 1)) : 0,
    may('properties.check') ? countLateChecks(db).then((count) => Math.min(count, 1)) : 0,
    may('properties.write') ? countReported(db) : 0,
  ]);
  const contacts = late + offers;
  return {
    today: others.reduce((sum, count) => sum + count, contacts + checks + feeds),
    ...(reader && { contacts }),
    ...(may('announcements.read') && { announcements }),
    ...(grantFor(member, 'properties.check') && { checks }),
    ...(may('imports.read') && { feeds }),
    ...(may('portals.write') && { portals }),
  };
}
