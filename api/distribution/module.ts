import type { DistributionDeps, DistributionJobDeps } from './deps';
import { distributionJob, sweepJob } from './jobs';
import { contactLinkRoutes } from './routes/contact-links';
import { handOverRoutes } from './routes/hand-over';
import { ruleRoutes } from './routes/rules';
import { takingRoutes } from './routes/taking';
import { absenceNames, groupNames } from './rules/names';
import { groupUndoer, rulesUndoer } from './rules/undo';
import { absenceUndoer } from './rules/undo-absence';
import { stepsJob } from './steps-job';

/** Who gets a contact: rules, offers, absences. The guard of api/staff stands before its routes. */
export const distributionModule = {
  routes: (deps: DistributionDeps) => [
    ruleRoutes(deps),
    takingRoutes(deps),
    contactLinkRoutes(deps),
    handOverRoutes(deps),
  ],
  jobs: (deps: DistributionJobDeps) => [distributionJob(deps), sweepJob(deps), stepsJob(deps)],
  undoers: () => [rulesUndoer, groupUndoer, absenceUndoer],
  subjectNames: () => [groupNames, absenceNames],
};
