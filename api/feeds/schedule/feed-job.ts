import type { Kysely } from 'kysely';
import { clock } from '@domain/kernel/clock';
import { knowSource, lastVersion, noteRun } from '../apply/runs';
import type { FeedsDatabase } from '../schema';
import { withoutSecrets } from '../import/feed-address';
import { FeedError } from '../import/feed-error';
import { fetchFeed } from '../import/feed-source';
import { JobError } from '@api/platform/jobs/job-error';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import type { Feed } from './feed-settings';
import { questionOf } from './question';
import type { ReadFeed } from './reader';
import { withFeedLock } from './feed-lock';
import { clockOf, storedSchedules } from './stored-schedules';

/** In seconds, for download and import; the claim is longer. */
const maxSeconds = 40 * 60;
const claim = maxSeconds + 5 * 60;

export interface FeedJobOptions {
  db: Kysely<FeedsDatabase>;
  feeds: readonly Feed[];
  everyMinutes: number;
  photos: boolean;
  read: ReadFeed;
}

/** Reads the feeds of FEEDS, one at a time across all instances (docs/decisions/0055-feeds-by-setting.md). */
export function feedJob({ feeds, everyMinutes, ...parts }: FeedJobOptions): JobDefinition {
  return {
    name: 'feed',
    clock: { everyMinutes },
    keys: feeds.map(({ name }) => name),
    clockOf: async (_db, key) => {
      const schedule = (await storedSchedules(parts.db)).get(key);
      return schedule ? clockOf(schedule) : null;
    },
    atOnce: 1,
    perMinute: 60,
    claimSeconds: claim,
    about: ({ key }) => ({ source: key }),
    async run({ key }, timeOver) {
      const feed = feeds.find(({ name }) => name === key);
      // An instance with other settings queued it.
      if (!feed) return null;
      return withFeedLock(parts.db, claim, () => runFeed(feed, parts, timeOver));
    },
  };
}

type RunParts = Omit<FeedJobOptions, 'feeds' | 'everyMinutes'>;

/** Always recorded in `import_run`. @returns log fields @throws JobError 'later' on failure */
async function runFeed(feed: Feed, { db, photos, read }: RunParts, timeOver: AbortSignal): Promise<object> {
  const signal = AbortSignal.any([timeOver, AbortSignal.timeout(maxSeconds * 1000)]);
  const run = { source: feed.name, feed: withoutSecrets(feed.address), startedAt: clock.now() };
  const question = questionOf(feed);
  await knowSource(db, feed.name);
  const since = await lastVersion(db, feed.name, question);
  const fetched = await fetchFeed(feed.address, { headers: feed.headers, since, signal }).catch(
    async (error: unknown) => {
      if (!(error instanceof FeedError) || timeOver.aborted) throw error;
      await noteRun(db, { ...run, outcome: 'failed', reason: error.message });
      throw new JobError('later', error.code);
    },
  );
  if (!fetched) {
    await noteRun(db, { ...run, outcome: 'unchanged' });
    return { outcome: 'unchanged' };
  }
  try {
    const version = { question, ...fetched.validators };
    const { outcome, code, counts, seconds } = await read(
      { source: run.source, feed: run.feed, file: fetched.file, version, photos, places: feed.places },
      signal,
    );
    // Neither a newer manual import is a failure, nor a run that people have before them.
    if (code && code !== 'superseded' && code !== 'repeated') throw new JobError('later', code);
    return { outcome, ...counts, seconds };
  } finally {
    await fetched.dispose();
  }
}
