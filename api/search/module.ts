import { searchRoutes } from './routes/search';
import { similarRoutes } from './routes/similar';
import { locationRoutes } from './routes/locations';
import { geolocationRoutes } from './routes/geolocation';
import { sitemapRoutes } from './routes/sitemap';
import type { Kysely } from 'kysely';
import type { SearchDatabase } from './schema';
import { marksJob } from './brokerage-marks';
import { searchPersonalData } from './personal-data';

export const searchModule = {
  routes: (deps: { db: Kysely<SearchDatabase> }) => [
    searchRoutes(deps),
    similarRoutes(deps),
    locationRoutes(deps),
    geolocationRoutes(),
    sitemapRoutes(deps),
  ],
  jobs: ({ db }: { db: Kysely<SearchDatabase> }) => [marksJob(db)],
  personalData: () => searchPersonalData,
};
