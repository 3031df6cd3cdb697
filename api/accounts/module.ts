import { authRoutes } from './routes/auth';
import { providerRoutes } from './routes/providers';
import { sessionRoutes } from './routes/sessions';
import { userDataRoutes } from './routes/user-data';
import { recoveryRoutes } from './routes/recovery';
import type { AccountsDeps } from './deps';
import { accountPersonalData } from './personal-data';

export const accountsModule = {
  routes: (deps: AccountsDeps) => [
    authRoutes(deps),
    providerRoutes(deps),
    sessionRoutes(deps),
    userDataRoutes(deps),
    recoveryRoutes(deps),
  ],
  personalData: ({ hooks }: Pick<AccountsDeps, 'hooks'>) => accountPersonalData(hooks),
};
