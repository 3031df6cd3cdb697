import { storedSchedules } from '@api/feeds/schedule/stored-schedules';
import { type FeedSchedule, minutesBetween } from '@domain/property/feed-schedule';
import { type Kysely, sql } from 'kysely';
import { isWaiting, latestRuns, type LatestRun } from '@api/feeds/apply/runs';
import { countedProperties } from '@domain/kernel/counts';
import { recentMomentText } from '@domain/kernel/moment';
import type { SystemSettings } from '../deps';
import { inOrder, type Reading, type SystemCheck } from '../line';
import type { SystemDatabase } from '../schema';

export const catalogueCheck: SystemCheck = {
  ...{ key: 'catalogue', group: 'now', name: 'Catálogo' },
  async read({ db }) {
    const [count, version] = await Promise.all([countAvailable(db), catalogueVersion(db)]);
    const text = `${countedProperties(count)} no ar`;
    if (count === 0) return { state: 'attention', text, warning: 'um catálogo sem imóveis no ar' };
    // Searches read the table until the index is made anew.
    if (version === null)
      return {
        state: 'attention',
        text: `${text}; o índice da busca está por refazer`,
        warning: 'um índice da busca por refazer',
      };
    return inOrder(text);
  },
};

/** From the search index, which has them by position; a stale one is empty. */
export async function countAvailable(db: Kysely<SystemDatabase>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select case when exists (select from search_facet where facet = 'all')
      then (select coalesce(sum(cardinality(ids)), 0) from search_chunk)
      else (select count(*) from property where active and available) end::int as count`.execute(db);
  return rows[0]!.count;
}

/** Grows with every rebuild of the search index; null while it is stale. */
export async function catalogueVersion(db: Kysely<SystemDatabase>): Promise<string | null> {
  const { rows } = await sql<{
    version: string | null;
  }>`select (select xmin::text from search_facet where facet = 'all') as version`.execute(db);
  return rows[0]!.version;
}

export const feedsCheck: SystemCheck = {
  ...{ key: 'feeds', group: 'now', name: 'Cargas' },
  read: async ({ db, system }, now) =>
    feedsReading(await latestRuns(db), { ...system, schedules: await storedSchedules(db) }, now),
};

interface Schedule extends Pick<SystemSettings, 'feeds' | 'feedsEveryMinutes' | 'startedAt'> {
  /** Of the sources whose schedule people chose. */
  schedules?: ReadonlyMap<string, FeedSchedule>;
}

/** A scheduled feed may miss two readings. */
const missedReadings = 3;
const outcomeTexts = {
  applied: 'aplicada',
  unchanged: 'sem novidade',
  refused: 'retida',
  repeated: 'retida',
  failed: 'falhou',
  abandoned: 'interrompida',
} as const;

function outcomeText(run: LatestRun): string {
  if (run.outcome === null) return 'em curso';
  return run.outcome === 'refused' && !isWaiting(run) ? 'decidida' : outcomeTexts[run.outcome];
}

/** The last run of each source, the worst state of all. */
export function feedsReading(runs: readonly LatestRun[], schedule: Schedule, now: Date): Reading {
  const missing = schedule.feeds.filter((name) => !runs.some(({ source }) => source === name));
  if (runs.length + missing.length === 0) return inOrder('nenhuma carga até agora');
  const limitOf = (source: string) => {
    const own = schedule.schedules?.get(source);
    const minutes = own ? minutesBetween(own) : schedule.feedsEveryMinutes;
    return new Date(now.getTime() - missedReadings * minutes * 60_000);
  };
  const late = [
    ...runs
      .filter(({ source, startedAt }) => schedule.feeds.includes(source) && startedAt < limitOf(source))
      .map(({ source }) => source),
    ...missing.filter((source) => schedule.startedAt < limitOf(source)),
  ];
  const held = runs.filter(isWaiting);
  const failed = runs.filter(({ outcome }) => outcome === 'failed' || outcome === 'abandoned');
  const text = [
    ...runs.map((run) => `${run.source}: ${outcomeText(run)}, ${recentMomentText(run.startedAt, now)}`),
    ...missing.map((source) => `${source}: ainda não lida`),
  ].join('; ');
  const at = runs.map(({ startedAt }) => startedAt).sort((one, other) => other.getTime() - one.getTime())[0];
  if (late.length > 0) return { state: 'stopped', text, warning: `${late.join(', ')} sem leitura`, at };
  if (held.length > 0)
    return {
      state: 'attention',
      text,
      warning: held.length === 1 ? 'uma carga retida' : `${held.length} cargas retidas`,
      at,
    };
  if (failed.length > 0)
    return {
      state: 'attention',
      text,
      warning: failed.length === 1 ? 'uma carga que falhou' : `${failed.length} cargas que falharam`,
      at,
    };
  return inOrder(text, at);
}
