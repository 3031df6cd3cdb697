import { type Kysely, sql } from 'kysely';
import { reconcileLeads } from '@api/leads/reconciliation';
import { sqlNow } from '@api/platform/db/sql-now';
import { otherValue } from '@api/platform/metrics/definitions';
import type { Metrics, Sample } from '@api/platform/metrics/metrics';
import { clock } from '@domain/kernel/clock';
import { warned } from '@domain/kernel/logged';
import { readBackupNotes } from '../backup-notes';
import type { SystemDeps } from '../deps';
import type { SystemDatabase } from '../schema';
import { certificateEnd, tlsPlaceOf } from './certificate';
import { diskFigures } from './disk';
import { feedFigures, isFailing } from './feeds';
import { countRefusedFiles } from './refused-files';

export interface FigureDeps extends SystemDeps {
  metrics: Metrics;
  siteUrl: string;
  /** Names of the jobs that this version knows. */
  jobKinds: readonly string[];
}

type ReadPart = (deps: FigureDeps) => Promise<void>;

const seconds = (date: Date) => date.getTime() / 1_000;
const day = sql<Date>`${sqlNow()} - interval '24 hours'`;
const samples = (label: string, counts: Readonly<Record<string, number>>): Sample[] =>
  Object.entries(counts).map(([value, count]) => ({ labels: { [label]: value }, value: count }));

const parts: Record<string, ReadPart> = {
  async jobs({ db, metrics, jobKinds }) {
    const rows = await jobFigures(db, jobKinds);
    metrics.set(
      'bossa_nova_jobs',
      rows.flatMap(({ kind, due, failed }) => [
        { labels: { kind, state: 'due' }, value: due },
        { labels: { kind, state: 'failed' }, value: failed },
      ]),
    );
    const aged = rows.map(({ kind, seconds: value }) => ({ labels: { kind }, value }));
    metrics.set('bossa_nova_job_oldest_age_seconds', aged);
  },
  async feeds({ db, metrics, system }) {
    const feeds = await feedFigures(db, system);
    const samplesOf = (dateOf: (feed: (typeof feeds)[number]) => Date | null) =>
      feeds.flatMap((feed) => {
        const date = dateOf(feed);
        return date ? [{ labels: { feed: feed.name }, value: seconds(date) }] : [];
      });
    metrics.set(
      'bossa_nova_feed_last_run_timestamp_seconds',
      samplesOf(({ lastRunAt }) => lastRunAt),
    );
    metrics.set(
      'bossa_nova_feed_last_success_timestamp_seconds',
      samplesOf(({ successAt }) => successAt),
    );
    const now = clock.now();
    metrics.set(
      'bossa_nova_feed_failing',
      feeds.map((feed) => ({ labels: { feed: feed.name }, value: isFailing(feed, now) ? 1 : 0 })),
    );
    const { rows } = await sql<{ outcome: string; count: number }>`
      select coalesce(outcome, 'running') as outcome, count(*)::int as count from import_run
      where started_at >= ${day} group by 1`.execute(db);
    const runs = rows.map(({ outcome, count }) => ({ labels: { outcome }, value: count }));
    metrics.set('bossa_nova_feed_runs', runs);
  },
  async leads({ db, metrics }) {
    metrics.set('bossa_nova_leads', samples('state', { ...(await reconcileLeads(db, { since: day })) }));
    const { rows } = await sql<{ destination: string; state: string; count: number }>`
      select d.place as destination, d.state, count(*)::int as count
      from lead join lead_delivery d on d.lead_id = lead.id where lead.created_at >= ${day} group by 1, 2`.execute(
      db,
    );
    metrics.set(
      'bossa_nova_lead_deliveries',
      rows.map(({ destination, state, count }) => ({ labels: { destination, state }, value: count })),
    );
  },
  async files({ metrics, system: { dataDir } }) {
    const { totalBytes, freeRatio } = await diskFigures(dataDir);
    metrics.set('system_filesystem_limit_bytes', [{ value: totalBytes }]);
    metrics.set('system_filesystem_utilization_ratio', [{ value: 1 - freeRatio }]);
    metrics.set('bossa_nova_refused_lead_files', [{ value: await countRefusedFiles(dataDir) }]);
  },
  async backup({ db, metrics }) {
    const { made, tested } = await readBackupNotes(db);
    const notes = Object.entries({ made, tested }).flatMap(([event, note]) =>
      note ? [{ labels: { event }, value: seconds(note.at) }] : [],
    );
    metrics.set('bossa_nova_backup_timestamp_seconds', notes);
  },
  async certificate({ metrics, siteUrl }) {
    const place = tlsPlaceOf(siteUrl);
    const end = place && seconds(await certificateEnd(place));
    metrics.set('bossa_nova_certificate_expiry_timestamp_seconds', end === null ? [] : [{ value: end }]);
  },
};

export const figureParts = Object.keys(parts);

/** Jobs of another version count as `_OTHER`. */
async function jobFigures(db: Kysely<SystemDatabase>, jobKinds: readonly string[]) {
  const { rows } = await sql<{ kind: string; due: number; failed: number; seconds: number }>`
    select case when kind = any(${[...jobKinds]}::text[]) then kind else ${otherValue} end as kind,
      count(*) filter (where failed_at is null and created_at <= ${sqlNow()})::int as due,
      count(*) filter (where failed_at is not null)::int as failed,
      coalesce(extract(epoch from ${sqlNow()} - min(created_at)
        filter (where failed_at is null and created_at <= ${sqlNow()})), 0)::float8 as seconds
    from work group by 1`.execute(db);
  return rows;
}

/** Sets the gauges of the site's state. A part that fails leaves its last figures, whose age is a metric. */
export async function readFigures(deps: FigureDeps, names = figureParts): Promise<void> {
  const { log, metrics } = deps;
  await Promise.all(
    names.map((part) =>
      parts[part]!(deps)
        .then(() => void readAt.set(metrics, { ...readAt.get(metrics), [part]: seconds(clock.now()) }))
        .catch(warned(log, `metrics not read: ${part}`)),
    ),
  );
  metrics.set('bossa_nova_reading_timestamp_seconds', samples('part', readAt.get(metrics) ?? {}));
}

const readAt = new WeakMap<Metrics, Record<string, number>>();
