import type { Kysely } from 'kysely';
import type { FeedsDatabase } from './schema';
import { feedJob } from './schedule/feed-job';
import type { Feed } from './schedule/feed-settings';
import type { ReadFeed } from './schedule/reader';

export interface FeedJobDeps {
  db: Kysely<FeedsDatabase>;
  feeds: readonly Feed[];
  feedsEveryMinutes: number;
  readFeed: ReadFeed;
}

export const feedsModule = {
  jobs: ({ db, feeds, feedsEveryMinutes: everyMinutes, readFeed: read }: FeedJobDeps) => [
    feedJob({ db, feeds, everyMinutes, photos: true, read }),
  ],
};
