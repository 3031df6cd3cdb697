import { reconciliationJob } from './reconciliation';
import type { LeadsDeps, LeadsJobDeps } from './deps';
import { erasedFilesJob } from './erased-files';
import { marketingFormJob } from './marketing-form';
import { mauticClient } from './mautic/client';
import { leadPersonalData } from './personal-data';
import { leadRoutes } from './routes/leads';
import { legacyConfirmationsJob } from './subscriptions/request-confirmation';
import { subscriptionRoutes } from './subscriptions/routes';
import { webhookJob } from './webhook';

export const leadsModule = {
  routes: (deps: LeadsDeps) => [leadRoutes(deps), subscriptionRoutes(deps)],
  jobs: ({ db, log, dataDir, siteUrl, leadPlaces: { webhook, mautic }, leadExtension }: LeadsJobDeps) => {
    const { announceOf } = leadExtension;
    return [
      legacyConfirmationsJob(db),
      webhookJob({ db, siteUrl, announceOf, webhook }),
      marketingFormJob({ db, siteUrl, announceOf, submit: mautic && mauticClient(mautic) }),
      reconciliationJob(db, log),
      erasedFilesJob(dataDir, leadExtension),
    ];
  },
  personalData: ({ leadPlaces: leadDestinations }: Pick<LeadsDeps, 'leadPlaces'>) =>
    leadPersonalData(leadDestinations),
};
