import { doOneJob } from '@api/work/child-job';
import { type MatchJob, matchHere } from './matcher';

/** The child process that holds a change of the catalogue against what people keep, for `api/alerts/matcher.ts`. */
doOneJob((db, job: MatchJob) => matchHere(db)(job));
