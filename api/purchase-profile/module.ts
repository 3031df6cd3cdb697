import { purchaseProfileRoutes } from './routes/purchase-profile';
import type { Kysely } from 'kysely';
import type { PurchaseProfileDatabase } from './schema';
import { purchaseProfilePersonalData } from './personal-data';

export const purchaseProfileModule = {
  routes: (deps: { db: Kysely<PurchaseProfileDatabase> }) => [purchaseProfileRoutes(deps)],
  personalData: () => purchaseProfilePersonalData,
};
