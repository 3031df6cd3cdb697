import type { Kysely } from 'kysely';
import { clock } from '@domain/clock';
import { knowSource, lastVersion, noteRun } from '@api/catalogue/runs';
import type { Database } from '@api/db/schema';
import { withoutSecrets } from '@api/import/feed-address';
import { FeedError } from '@api/import/feed-error';
import { fetchFeed } from '@api/import/feed-source';
import { WorkTrouble } from '@api/work/trouble';
import type { WorkKind } from '@api/work/work-kind';
import type { Feed } from './feed-settings';
import { questionOf } from './question';
import type { ReadFeed } from './reader';
import { inTurn } from './turn';

/** A feed that takes longer, its way and its reading together, is given up for this time; then its piece lapses. In seconds. */
const longest = 40 * 60;
const claim = longest + 5 * 60;

export interface FeedParts {
  db: Kysely<Database>;
  feeds: readonly Feed[];
  everyMinutes: number;
  /** false: addresses of photos are kept, but not queued for fetching. */
  photos: boolean;
  read: ReadFeed;
}

/** The feeds of FEEDS, read again and again, one at a time over all instances (docs/decisions/0055-feeds-by-setting.md). */
export function feedKind({ feeds, everyMinutes, ...parts }: FeedParts): WorkKind {
  return {
    name: 'feed',
    clock: { everyMinutes },
    keys: feeds.map(({ name }) => name),
    atOnce: 1,
    perMinute: 60,
    claimSeconds: claim,
    about: ({ key }) => ({ source: key }),
    async run({ key }, timeOver) {
      const feed = feeds.find(({ name }) => name === key);
      // Another instance's, of other settings.
      if (!feed) return null;
      return inTurn(parts.db, claim, () => runFeed(feed, parts, timeOver));
    },
  };
}

type RunParts = Omit<FeedParts, 'feeds' | 'everyMinutes'>;

/** One run, told in `import_run` however it ends. @returns for the log @throws WorkTrouble 'later' where it failed */
async function runFeed(feed: Feed, { db, photos, read }: RunParts, timeOver: AbortSignal): Promise<object> {
  const signal = AbortSignal.any([timeOver, AbortSignal.timeout(longest * 1000)]);
  const run = { source: feed.name, feed: withoutSecrets(feed.address), startedAt: clock.now() };
  const question = questionOf(feed);
  await knowSource(db, feed.name);
  const since = await lastVersion(db, feed.name, question);
  const fetched = await fetchFeed(feed.address, { headers: feed.headers, since, signal }).catch(
    async (error: unknown) => {
      if (!(error instanceof FeedError) || timeOver.aborted) throw error;
      await noteRun(db, { ...run, outcome: 'failed', reason: error.message });
      throw new WorkTrouble('later', error.code);
    },
  );
  if (!fetched) {
    await noteRun(db, { ...run, outcome: 'unchanged' });
    return { outcome: 'unchanged' };
  }
  try {
    const version = { question, ...fetched.validators };
    const { outcome, code, counts, seconds } = await read(
      { source: run.source, feed: run.feed, file: fetched.file, version, photos },
      signal,
    );
    // Whoever imported this source by hand meanwhile has the newer word.
    if (code && code !== 'superseded') throw new WorkTrouble('later', code);
    return { outcome, ...counts, seconds };
  } finally {
    await fetched.dispose();
  }
}
