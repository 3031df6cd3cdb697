import { doOneJob } from '@api/platform/jobs/child-job';
import { type MatchJob, matchHere } from './matcher';

/** Child process of `api/saved-searches/alerts/matcher.ts`. */
doOneJob((db, job: MatchJob) => matchHere(db)(job));
