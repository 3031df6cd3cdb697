import { doOneJob } from '@api/work/child-job';
import { readFeed } from './read-feed';

/** The child process that reads a feed for `api/feeds/reader.ts`. */
doOneJob(readFeed);
