import type { Kysely } from 'kysely';
import type { Database } from '@api/database';
import type { Listing } from '@api/catalogue/listing';
import { publishJob } from '@api/feed-admin/publish-job';
import { applyCatalogue } from '@api/feeds/apply/apply';
import type { ApplyOptions } from '@api/feeds/apply/apply-report';
import { startJobs } from '@api/platform/jobs/worker';
import { expect } from 'vitest';
import { aListing } from '../catalogue/a-listing';
import { shortPauses } from '../support/emails';
import { silentLogger } from '../support/silent-logger';
import { until } from '../support/until';

export const priceOf = (n: number) => 1_000_000 + n * 1_000;
/** Far districts: no price is implausible by its neighbours. */
export const listings = (count: number, change: (n: number) => object = () => ({})): Listing[] =>
  Array.from({ length: count }, (_, n) =>
    aListing(`L${n}`, {
      ...{ sellPrice: priceOf(n), district: `Bairro ${Math.floor(n / 5)}`, photos: [] },
      ...change(n),
    }),
  );
export const inCents = (n: number) => ({ sellPrice: priceOf(n) / 100 });

export const loadOf =
  (db: Kysely<Database>) =>
  (given: readonly Listing[], options: Partial<ApplyOptions> = {}) =>
    applyCatalogue(db, {
      source: 'casa',
      feed: 'https://crm.exemplo/casa.xml',
      listings: given,
      accept: [],
      ...options,
    });

/** Runs the publications that are in the queue. */
export async function runPublications(db: Kysely<Database>): Promise<void> {
  const worker = startJobs({ db, kinds: [publishJob(db)], log: silentLogger, pauses: shortPauses });
  await until(async () =>
    expect(await db.selectFrom('work').select('id').where('kind', '=', 'publish-load').execute()).toEqual([]),
  );
  await worker.stop();
}

export const pricesOf = async (db: Kysely<Database>) =>
  new Map(
    (
      await db
        .selectFrom('property')
        .select(['reference', 'sell_price'])
        .where('active', '=', true)
        .orderBy('id')
        .execute()
    ).map(({ reference, sell_price }) => [reference, sell_price]),
  );
