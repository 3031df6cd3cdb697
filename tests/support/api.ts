import type { z } from 'zod';
import { searchFilters } from '@contract/filters';
import { createApi } from '@api/app';
import { silentLogger } from '@api/log';
import { createApiClient, type ApiClient } from '~/services/api/client.server';
import type { TestDatabase } from './database';

/** The back end over a test's database, asked by its own `request()` and by the website's client; no socket. */
export function testApi({ db }: Pick<TestDatabase, 'db'>): {
  app: ReturnType<typeof createApi>;
  client: ApiClient;
} {
  const app = createApi({ db, log: silentLogger });
  return { app, client: createApiClient({ fetch: async (request) => app.fetch(request) }) };
}

/** The references on a page of a search, in their order. */
export async function foundReferences(
  client: ApiClient,
  filters: z.input<typeof searchFilters>,
  perPage = 100,
): Promise<string[]> {
  const { items } = await client.searchProperties(searchFilters.parse(filters), { perPage });
  return items.map(({ codigo }) => codigo!);
}
