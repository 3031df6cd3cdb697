import { deletionJob } from './deletion';
import type { PrivacyDeps, PrivacyJobDeps } from './deps';
import { expiryJob } from './forget';
import { accountRoutes } from './routes/account';

export const privacyModule = {
  routes: (deps: PrivacyDeps) => [accountRoutes(deps)],
  jobs: ({ db, log, deletions: list, personalData }: PrivacyJobDeps) => [
    deletionJob(db, { log, list, personalData }),
    expiryJob(db, personalData),
  ],
};
