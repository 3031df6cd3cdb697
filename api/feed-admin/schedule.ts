import type { Kysely } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import type { ActValues, Undoer } from '@api/audit/undoer';
import { saveSchedule } from '@api/feeds/schedule/stored-schedules';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { ApiError, notFound } from '@api/platform/http/errors';
import { wakeWorkers } from '@api/platform/jobs/wake-up';
import { feedSchedule } from '@contract/staff-feed-schedule';
import type { FeedSchedule } from '@domain/property/feed-schedule';
import { isSame } from '@domain/staff/merge-changes';
import { sourceId } from '@api/feeds/apply/sources';
import type { FeedAdminDatabase } from './schema';

const storedSchedule = async (
  write: Write<FeedAdminDatabase>,
  source: string,
): Promise<FeedSchedule | null> =>
  (
    await write
      .selectFrom('feed_schedule')
      .select('schedule')
      .where('source', '=', source)
      .forUpdate()
      .executeTakeFirst()
  )?.schedule ?? null;

/** @param schedule null: the settings' @returns the act; null: it is so already @throws 404; 409: a source of files */
export async function changeSchedule(
  db: Kysely<FeedAdminDatabase>,
  actor: Actor,
  feeds: readonly string[],
  { source, schedule }: { source: string; schedule: FeedSchedule | null },
): Promise<number | null> {
  if (!feeds.includes(source)) {
    if ((await sourceId(db, source)) === null) throw notFound();
    throw new ApiError(409, 'NO_SCHEDULE', 'Esta fonte não tem endereço: é carregada por arquivo.');
  }
  const act = await inTransaction(db, async (write) => {
    const before = await storedSchedule(write, source);
    if (isSame(before, schedule)) return null;
    await saveSchedule(write, source, schedule);
    return recordAct(write, {
      ...{ actor, verb: 'imports.write', subject: subjectOf('import', source) },
      changes: { schedule: [before, schedule] },
    });
  });
  wakeWorkers();
  return act;
}

export const scheduleUndoer: Undoer<FeedAdminDatabase> = {
  verb: 'imports.write',
  kind: 'import',
  fields: ['schedule'],
  async read(write, _undoing, ids) {
    const found = new Map<string, ActValues>();
    for (const source of ids) found.set(source, { schedule: await storedSchedule(write, source) });
    return found;
  },
  async restore(write, _undoing, values) {
    for (const [source, { schedule }] of values)
      await saveSchedule(write, source, feedSchedule.nullable().parse(schedule));
  },
};
