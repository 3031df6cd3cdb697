import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import {
  type AppliedListing,
  type ApplyOptions,
  type ApplyReport,
  type Change,
  deactivationLimit,
  reportLimit,
} from '@api/catalogue/apply-report';
import type { Listing } from '@api/catalogue/listing';
import { openGazetteer } from '@api/gazetteer/gazetteer';
import { placeSecret } from '@api/catalogue/public-point';
import {
  contentHash,
  type PropertyRow,
  type RowContext,
  stagedListing,
  type StagedListing,
} from '@api/catalogue/row';
import { sourceId } from '@api/catalogue/sources';

const batchSize = 500;

/** What a run would do (`--dry-run`): reads only. It remembers the references that it has seen, nothing else of them. */
export async function compareListings(db: Kysely<Database>, options: ApplyOptions): Promise<ApplyReport> {
  const id = (await sourceId(db, options.source)) ?? -1;
  const report: ApplyReport = {
    source: options.source,
    outcome: 'compared',
    counts: {
      read: 0,
      duplicates: 0,
      added: 0,
      changed: 0,
      reactivated: 0,
      unchanged: 0,
      deactivated: 0,
      activeBefore: 0,
    },
    added: [],
    changed: [],
    reactivated: [],
    deactivated: [],
    duplicates: [],
    wouldRefuse: false,
  };
  const context = {
    source: options.source,
    secret: await placeSecret(db),
    gazetteer: await openGazetteer(),
  };
  const seen = new Set<string>();
  let batch: Listing[] = [];
  const flush = async () => {
    await compareBatch(db, id, context, batch, report);
    options.onProgress?.({ phase: 'reading', done: report.counts.read });
    batch = [];
  };
  for await (const listing of options.listings) {
    report.counts.read += 1;
    if (seen.has(listing.reference)) {
      report.counts.duplicates += 1;
      if (report.duplicates.length < reportLimit) report.duplicates.push(listing.reference);
      continue;
    }
    seen.add(listing.reference);
    if (batch.push(listing) >= batchSize) await flush();
  }
  await flush();
  await findGone(db, id, new Set([...seen, ...(options.keep?.() ?? [])]), report);
  report.wouldRefuse =
    !options.force && report.counts.deactivated > report.counts.activeBefore * deactivationLimit;
  return report;
}

async function compareBatch(
  db: Kysely<Database>,
  source: number,
  context: RowContext,
  batch: readonly Listing[],
  report: ApplyReport,
): Promise<void> {
  const { rows } = await sql<{ id: number; reference: string; content_hash: string; active: boolean }>`
    select id, reference, content_hash, active from property
    where source_id = ${source} and reference = any(${batch.map((item) => item.reference)}::text[])`.execute(
    db,
  );
  const known = new Map(rows.map((row) => [row.reference, row]));
  for (const listing of batch) {
    const staged = stagedListing(listing, context);
    const row = known.get(listing.reference);
    if (!row) note(report, 'added', { reference: listing.reference, id: null });
    else if (row.active && row.content_hash === contentHash(staged)) report.counts.unchanged += 1;
    else
      note(report, row.active ? 'changed' : 'reactivated', {
        reference: listing.reference,
        id: row.id,
        changes: await changesOf(db, row.id, staged),
      });
  }
}

function note(
  report: ApplyReport,
  what: 'added' | 'changed' | 'reactivated' | 'deactivated',
  entry: AppliedListing,
) {
  report.counts[what] += 1;
  if (report[what].length < reportLimit) report[what].push(entry);
}

/** Which columns (and which of the details) differ, with both values. */
async function changesOf(db: Kysely<Database>, id: number, staged: StagedListing): Promise<Change[]> {
  const { rows } = await sql<{ property: PropertyRow; listed: Date; broker: string | null }>`
    select to_jsonb(p) as property, p.listed_at as listed, b.slug as broker from property p left join broker b on b.id = p.broker_id
    where p.id = ${id}`.execute(db);
  const stored = rows[0]!;
  const flat = ({ details, ...row }: PropertyRow, broker: string | null, listedAt: string) => ({
    ...row,
    ...details,
    broker,
    listedAt,
  });
  const from = flat(stored.property, stored.broker, stored.listed.toISOString()) as Record<string, unknown>;
  const to = flat(
    JSON.parse(JSON.stringify(staged.row)) as PropertyRow,
    staged.brokerSlug,
    new Date(staged.listedAt ?? stored.listed).toISOString(),
  );
  return (
    Object.entries(to)
      // A listing without a place of its own has been given its district's (syncLocations): no change of the feed's.
      .filter(([field, value]) => !((field === 'lat' || field === 'lng') && value === null))
      .filter(([field, value]) => !isDeepStrictEqual(value, from[field]))
      .map(([field, value]) => ({ field, from: from[field], to: value }))
  );
}

async function findGone(
  db: Kysely<Database>,
  source: number,
  present: Set<string>,
  report: ApplyReport,
): Promise<void> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; reference: string }>`
      select id, reference from property where source_id = ${source} and active and id > ${after}
      order by id limit 5000`.execute(db);
    report.counts.activeBefore += rows.length;
    for (const { id, reference } of rows)
      if (!present.has(reference)) note(report, 'deactivated', { reference, id });
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
  }
}
