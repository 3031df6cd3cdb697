import { expect } from 'vitest';
import type { z } from 'zod';
import { searchFilters } from '@domain/search/filters';
import { createApi } from '@api/app';
import { maxConcurrent, createHashQueue } from '@api/accounts/hash-queue';
import { createPasswords, type PasswordCost } from '@api/accounts/passwords';
import type { ProviderSettings } from '@api/accounts/provider-settings';
import { trustedIssuers } from '@api/accounts/trusted-issuers';
import { noDeletionList } from '@api/platform/db/deletion-list';
import { type LeadDestinations, noDestinations } from '@api/leads/destinations';
import { contractCallOf } from '@contract/calls';
import { ValueResponse } from '@contract/value-response';
import { described } from './described';
import { silentLogger } from './silent-logger';
import { createApiClient, type ApiClient } from '~/back-end/client.server';
import type { TestDatabase } from './database';

/** A cost of passwords that a suite can pay; the way is the very same. */
export const cheap: PasswordCost = { ln: 4, r: 8, p: 1 };

/** Longer than any test: on a busy machine too, a call and the turn of a password are waited for. */
const patienceMs = 600_000;

/** The back end over a test's database, asked by its own `request()` and by the website's client; no socket. */
export function testApi(
  { db }: Pick<TestDatabase, 'db'>,
  cost = cheap,
  providers: ProviderSettings = { identity: null, google: null },
  leadPlaces: LeadDestinations = noDestinations,
  deletions = noDeletionList,
): {
  app: ReturnType<typeof createApi>;
  client: ApiClient;
  /** The last answer that the client was given, as the contract has it. */
  told(): unknown;
} {
  const app = described(
    createApi({
      db,
      log: silentLogger,
      passwords: createPasswords(cost, createHashQueue(maxConcurrent, patienceMs)),
      issuers: trustedIssuers(providers, silentLogger),
      leadPlaces,
      deletions,
    }),
  );
  let last: unknown;
  const fetch = async (request: Request) => {
    const response = await app.fetch(request, { inProcess: true });
    if (response instanceof ValueResponse) expectSameAsText(response.value);
    if (response.ok) last = await byContract(request, response.clone());
    return response;
  };
  return {
    app,
    client: createApiClient({ fetch, timeoutMs: patienceMs, readingMs: patienceMs }),
    told: () => last,
  };
}

/** An answer of ours is the contract's, to the letter: the website reads more generously. */
async function byContract({ method, url }: Request, response: Response): Promise<unknown> {
  const call = contractCallOf(method, new URL(url).pathname);
  expect(call, `${method} ${url} is a call of the contract`).toBeDefined();
  return call!.answer.parse(await response.json());
}

/** A website elsewhere reads text: it is to find the very same. */
const expectSameAsText = (value: unknown) => expect(JSON.parse(JSON.stringify(value))).toEqual(value);

/** The references on a page of a search, in their order. */
export async function foundReferences(
  client: ApiClient,
  filters: z.input<typeof searchFilters>,
  perPage = 100,
): Promise<string[]> {
  const { items } = await client.searchProperties(searchFilters.parse(filters), { perPage });
  return items.map(({ codigo }) => codigo!);
}
