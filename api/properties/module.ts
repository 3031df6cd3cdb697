import { productRoutes } from './routes/products';
import type { Kysely } from 'kysely';
import type { PropertiesDatabase } from './schema';

export const propertiesModule = {
  routes: (deps: { db: Kysely<PropertiesDatabase> }) => [productRoutes(deps)],
};
