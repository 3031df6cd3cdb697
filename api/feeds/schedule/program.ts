import { doOneJob } from '@api/platform/jobs/child-job';
import { readFeed } from './read-feed';

/** Child process of `api/feeds/schedule/reader.ts`. */
doOneJob(readFeed);
