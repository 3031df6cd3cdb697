import { ownerReportRoutes } from './routes/owner-report';
import { ownerEmailRoutes } from './routes/owner-emails';
import { staffOwnerRoutes } from './routes/staff-owner';
import { staffReportRoutes } from './routes/staff-report';
import { productHistoryRoutes } from './routes/product-history';
import type { OwnersDeps } from './deps';
import { ownerPersonalData } from './personal-data';
import { ownerEmailsJob } from './report/emails/owner-emails-job';
import { priceDemandJob } from './report/price-demand';

export const ownersModule = {
  routes: (deps: OwnersDeps) => [
    ownerReportRoutes(deps),
    ownerEmailRoutes(deps),
    productHistoryRoutes(deps),
    staffOwnerRoutes(deps),
    staffReportRoutes(deps),
  ],
  jobs: ({ db }: Pick<OwnersDeps, 'db'>) => [priceDemandJob(db), ownerEmailsJob(db)],
  personalData: () => ownerPersonalData,
};
