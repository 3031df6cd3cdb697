import { hostname } from 'node:os';
import { sql } from 'kysely';
import { reconcileLeads } from '@api/leads/reconciliation';
import { sqlNow } from '@api/platform/db/sql-now';
import { readBackupNotes } from '../backup-notes';
import type { SystemDeps } from '../deps';
import { certificateEnd, tlsPlaceOf } from '../figures/certificate';
import { diskFigures } from '../figures/disk';
import { feedFigures, installedAt, isFailing } from '../figures/feeds';
import { countRefusedFiles } from '../figures/refused-files';

export type ConditionName = 'leads' | 'feed' | 'disk' | 'backup' | 'certificate';

export interface Condition {
  name: ConditionName;
  /** Which feed or machine; '' for the whole site. */
  of: string;
  isOn: boolean;
  /** Number of leads, ISO time, or percent: what its letter says. */
  value: string;
}

export interface ConditionDeps extends SystemDeps {
  siteUrl: string;
  /** What lies outside of the database; tests replace it. */
  outside?: Outside;
}

interface Outside {
  disk: typeof diskFigures;
  certificateEnd: typeof certificateEnd;
}
const realOutside: Outside = { disk: diskFigures, certificateEnd };

const dayMs = 24 * 3_600_000;
/** A daily backup may be late by a day. */
const backupDays = 2;
export const certificateDays = 14;
export const freePercent = 10;

type ReadCondition = (deps: ConditionDeps, now: Date) => Promise<readonly Condition[]>;

/** Each may fail: then nothing is known of it, and nothing changes. */
export const conditionReaders: Readonly<Record<ConditionName, ReadCondition>> = {
  async leads({ db, system: { dataDir } }) {
    const since = sql<Date>`${sqlNow()} - interval '24 hours'`;
    const [{ refused, unclear, lost }, files] = await Promise.all([
      reconcileLeads(db, { since }),
      countRefusedFiles(dataDir),
    ]);
    return [whole('leads', refused + unclear + lost > 0, String(refused + unclear + lost)), filesOf(files)];
  },
  async feed({ db, system }, now) {
    const feeds = await feedFigures(db, system);
    return feeds.map((feed) => ({
      ...{ name: 'feed', of: feed.name, isOn: isFailing(feed, now), value: feed.successAt.toISOString() },
    }));
  },
  async disk({ system: { dataDir }, outside = realOutside }) {
    const { freeRatio } = await outside.disk(dataDir);
    const percent = Math.floor(freeRatio * 100);
    return [{ name: 'disk', of: hostname(), isOn: percent < freePercent, value: String(percent) }];
  },
  async backup({ db, system: { engine } }, now) {
    const { made } = await readBackupNotes(db);
    // Who copies PostgreSQL by its own tools may note it: `backup made`.
    if (!made && engine === 'postgres') return [];
    const since = made?.at ?? (await installedAt(db));
    return [whole('backup', isOlder(since, backupDays * dayMs, now), since.toISOString())];
  },
  async certificate({ siteUrl, outside = realOutside }, now) {
    const place = tlsPlaceOf(siteUrl);
    if (!place) return [];
    const end = await outside.certificateEnd(place);
    return [whole('certificate', end.getTime() - now.getTime() < certificateDays * dayMs, end.toISOString())];
  },
};

const whole = (name: ConditionName, isOn: boolean, value: string): Condition => ({
  ...{ name, of: '', isOn, value },
});
/** The folder is of this machine. */
const filesOf = (count: number): Condition => ({
  ...{ name: 'leads', of: hostname(), isOn: count > 0, value: String(count) },
});

const isOlder = (date: Date, ms: number, now: Date) => now.getTime() - date.getTime() > ms;
