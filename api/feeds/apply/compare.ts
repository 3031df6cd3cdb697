import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { FeedsDatabase } from '../schema';
import {
  type AppliedListing,
  type ApplyOptions,
  type ApplyReport,
  type Change,
  reportLimit,
} from './apply-report';
import { type Figures, figuresOf } from './figures';
import { findImplausible, sortDoubted, theseFigures } from './implausible';
import type { Listing } from '@api/catalogue/listing';
import { openGazetteer } from '@api/catalogue/gazetteer/gazetteer';
import { placeSecret } from '@api/catalogue/public-point';
import { effectiveContent, feedValuesOf, type Overrides } from '@api/catalogue/overrides/effective';
import { asOverrides, overridesJson, type StoredOverride } from '@api/catalogue/overrides/stored-overrides';
import { clock } from '@domain/kernel/clock';
import { deactivationLimit } from '@domain/property/feed-runs';
import { isoDay } from '@domain/kernel/moment';
import { noteOverridden } from './overridden';
import { contentHash, type PropertyRow, type RowContext, stagedListing, type StagedListing } from './row';
import { sourceId } from './sources';

const batchSize = 500;

/** Dry run: reads only, and keeps reference, outcome and figures of each listing in memory. */
export async function compareListings(
  db: Kysely<FeedsDatabase>,
  options: ApplyOptions,
): Promise<ApplyReport> {
  const id = (await sourceId(db, options.source)) ?? -1;
  const report: ApplyReport = {
    source: options.source,
    outcome: 'compared',
    hold: null,
    runId: null,
    counts: {
      read: 0,
      duplicates: 0,
      added: 0,
      changed: 0,
      reactivated: 0,
      unchanged: 0,
      deactivated: 0,
      held: 0,
      prices: 0,
      activeBefore: 0,
    },
    added: [],
    changed: [],
    reactivated: [],
    deactivated: [],
    duplicates: [],
    implausible: [],
    accepted: [],
    overridden: [],
    wouldRefuse: false,
  };
  const context = { secret: await placeSecret(db), gazetteer: await openGazetteer() };
  const seen = new Map<string, Seen>();
  let batch: Listing[] = [];
  const flush = async () => {
    await compareBatch(db, id, context, batch, report, seen);
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
    seen.set(listing.reference, { becomes: 'unchanged', figures: null });
    if (batch.push(listing) >= batchSize) await flush();
  }
  await flush();
  if (options.accept) await holdBack(db, id, options.accept, seen, report);
  await findGone(db, id, new Set([...seen.keys(), ...(options.keep?.() ?? [])]), report);
  report.wouldRefuse =
    !options.force && report.counts.deactivated > report.counts.activeBefore * deactivationLimit;
  return report;
}

async function compareBatch(
  db: Kysely<FeedsDatabase>,
  source: number,
  context: RowContext,
  batch: readonly Listing[],
  report: ApplyReport,
  seen: Map<string, Seen>,
): Promise<void> {
  const { rows } = await sql<{ id: number; reference: string; content_hash: string; in_feed: boolean }>`
    select id, reference, content_hash, in_feed from property
    where source_id = ${source} and reference = any(${batch.map((item) => item.reference)}::text[])`.execute(
    db,
  );
  const known = new Map(rows.map((row) => [row.reference, row]));
  const overrides = await overridesOf(db, source, batch);
  for (const listing of batch) {
    const staged = stagedListing(listing, context);
    const { reference } = listing;
    const own = overrides.get(reference);
    const shown = own ? effectiveContent(staged, own, isoDay(clock.now())) : staged;
    if (own) noteOverridden(report, reference, shown, feedValuesOf(staged));
    const row = known.get(reference);
    const becomes = !row
      ? 'added'
      : !row.in_feed
        ? 'reactivated'
        : row.content_hash === contentHash(staged)
          ? 'unchanged'
          : 'changed';
    seen.set(reference, { becomes, figures: figuresOf(staged.row) });
    if (!row) note(report, 'added', { reference, id: null });
    else if (becomes === 'unchanged') report.counts.unchanged += 1;
    else
      note(report, becomes, {
        reference,
        id: row.id,
        changes: await changesOf(db, row.id, { ...staged, ...shown }),
      });
  }
}

async function overridesOf(
  db: Kysely<FeedsDatabase>,
  source: number,
  batch: readonly Listing[],
): Promise<Map<string, Overrides>> {
  const { rows } = await sql<{ reference: string; stored: StoredOverride[] }>`
    select o.reference, ${overridesJson} as stored from property_override o
    where o.source_id = ${source} and o.reference = any(${batch.map((each) => each.reference)}::text[])
    group by o.reference`.execute(db);
  return new Map(rows.map(({ reference, stored }) => [reference, asOverrides(stored)]));
}

interface Seen {
  becomes: 'added' | 'changed' | 'reactivated' | 'unchanged';
  figures: Figures | null;
}

/** Values can be judged only after the whole feed. */
async function holdBack(
  db: Kysely<FeedsDatabase>,
  source: number,
  accept: readonly string[],
  seen: ReadonlyMap<string, Seen>,
  report: ApplyReport,
): Promise<void> {
  const figured = [...seen].map(([reference, { figures }]) => ({ reference, figures }));
  const doubted = await findImplausible(db, source, theseFigures(figured));
  const { accepted, implausible, held } = sortDoubted(doubted, accept);
  report.accepted = accepted;
  report.implausible = implausible.slice(0, reportLimit);
  report.counts.held = held.length;
  for (const reference of held) report.counts[seen.get(reference)!.becomes] -= 1;
  const isHeld = new Set(held);
  for (const list of ['added', 'changed', 'reactivated'] as const)
    report[list] = report[list].filter(({ reference }) => !isHeld.has(reference));
}

function note(
  report: ApplyReport,
  what: 'added' | 'changed' | 'reactivated' | 'deactivated',
  entry: AppliedListing,
) {
  report.counts[what] += 1;
  if (report[what].length < reportLimit) report[what].push(entry);
}

async function changesOf(db: Kysely<FeedsDatabase>, id: number, staged: StagedListing): Promise<Change[]> {
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
      // `syncLocations` gave the property its district's point: not a change by the feed.
      .filter(([field, value]) => !((field === 'lat' || field === 'lng') && value === null))
      .filter(([field, value]) => !isDeepStrictEqual(value, from[field]))
      .map(([field, value]) => ({ field, from: from[field], to: value }))
  );
}

async function findGone(
  db: Kysely<FeedsDatabase>,
  source: number,
  present: Set<string>,
  report: ApplyReport,
): Promise<void> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; reference: string }>`
      select id, reference from property where source_id = ${source} and in_feed and id > ${after}
      order by id limit 5000`.execute(db);
    report.counts.activeBefore += rows.length;
    for (const { id, reference } of rows)
      if (!present.has(reference)) note(report, 'deactivated', { reference, id });
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
  }
}
