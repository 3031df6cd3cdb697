import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { applyCatalogue } from '@api/catalogue/apply';
import { type ApplyReport, tooManyGone } from '@api/catalogue/apply-report';
import type { Listing } from '@api/catalogue/listing';
import type { FeedVersion } from '@api/catalogue/run-outcome';
import { reservedFor } from '@api/catalogue/source-name';
import { noteRun } from '@api/catalogue/runs';
import { StagingLostError } from '@api/catalogue/staging';
import { readText } from '@api/import/decode';
import { dialectOf, dialects } from '@api/import/dialects/dialect';
import { withoutSecrets } from '@api/import/feed-address';
import { FeedError } from '@api/import/feed-error';
import { openFeed } from '@api/import/feed-source';
import { type ImportReport, listedFeatures, listedLimit } from '@api/import/import-report';
import { normalise, type Reading } from '@api/import/normalise';
import { implausibleText } from '@api/import/implausible-text';
import { limits } from '@api/import/limits';
import { peekProvider } from '@api/import/peek';
import { type FeedRecord, readRecords } from '@api/import/read-records';
import { clock } from '@domain/clock';
import { slugify } from '@domain/text';

export interface FileOptions {
  /** Where it is from: a file, or an http(s) address. */
  feed: string;
  /** Left out: the feed's own Provider; a feed that names none is refused. */
  source?: string;
  /** References whose implausible values are confirmed. */
  accept?: readonly string[];
  force?: boolean;
  dryRun?: boolean;
  photos?: boolean;
  /** What its server says of it. */
  version?: FeedVersion;
  onProgress?: (message: ImportProgress) => void;
}
export interface ImportOptions extends Omit<FileOptions, 'version'> {
  /** Said to the feed's server. */
  headers?: Record<string, string>;
  /** For feeds that are read again and again: what its server says of it is kept as the answer to this. */
  question?: string;
}
export interface ImportProgress {
  phase: 'downloading' | 'reading' | 'writing' | 'tidying';
  /** Bytes while downloading, listings after. */
  done: number;
}

/**
 * Reads a feed of any known shape and applies it to its source. A feed that is cut off, no feed at all, or would take
 * too much away is refused: the report says so and nothing has changed. Other errors (the database) are thrown.
 */
export async function importFeed(
  db: Kysely<Database>,
  { question, headers, ...options }: ImportOptions,
): Promise<ImportReport> {
  return reported(options, async (report) => {
    const onBytes = (done: number) => options.onProgress?.({ phase: 'downloading', done });
    const startedAt = clock.now();
    const feed = await openFeed(options.feed, { headers, onBytes }).catch(async (error: Error) => {
      const { feed: shown, source } = report;
      if (!options.dryRun)
        await noteRun(db, { source, feed: shown, startedAt, outcome: 'failed', reason: error.message });
      throw error;
    });
    const version = question === undefined ? undefined : { question, ...feed.validators };
    try {
      await readInto(report, db, feed.file, { ...options, version });
    } finally {
      await feed.dispose();
    }
  });
}

/** Reads a feed that lies here already, as `importFeed` does. */
export const importFile = (db: Kysely<Database>, file: string, options: FileOptions): Promise<ImportReport> =>
  reported(options, (report) => readInto(report, db, file, options));

/** What the work makes of a report: that it was refused, where it says so, and what it cost. */
async function reported(
  options: FileOptions,
  work: (report: ImportReport) => Promise<void>,
): Promise<ImportReport> {
  const began = clock.monotonicNow();
  const report = emptyReport(options);
  const memory = watchMemory();
  try {
    await work(report);
  } catch (error) {
    if (error instanceof FeedError) refuse(report, error.code, error.message);
    else if (error instanceof StagingLostError) refuse(report, 'superseded', error.message);
    else throw error;
  } finally {
    report.peakMemoryMb = memory.stop();
    report.seconds = Math.round((clock.monotonicNow() - began) / 10) / 100;
  }
  return report;
}

async function readInto(
  report: ImportReport,
  db: Kysely<Database>,
  file: string,
  options: FileOptions,
): Promise<void> {
  report.source ||= await sourceNameOf(file);
  settle(report, await apply(db, file, options, report));
}

async function apply(
  db: Kysely<Database>,
  file: string,
  options: FileOptions,
  report: ImportReport,
): Promise<ApplyReport> {
  const quarantined: string[] = [];
  const records = readRecords(readText(file), (head) => {
    report.provider = head.provider;
  });
  return applyCatalogue(db, {
    ...options,
    feed: report.feed,
    source: report.source,
    accept: options.accept ?? [],
    listings: acceptedListings(records, report, quarantined),
    keep: () => quarantined,
    note: () => ({ read: report.counts.read, quarantined: report.counts.quarantined }),
  });
}

async function* acceptedListings(
  records: AsyncIterable<FeedRecord>,
  report: ImportReport,
  quarantined: string[],
): AsyncGenerator<Listing> {
  for await (const record of records) {
    report.counts.read += 1;
    report.dialect ??= dialectOf(record.node);
    const reading = readListing(record);
    note(report, reading);
    if (reading.outcome === 'accepted') yield reading.listing;
    else if (
      reading.reasons.every(({ code }) => code !== 'not-published') &&
      quarantined.push(reading.reference) > limits.quarantined
    )
      throw new FeedError('too-many-rejected');
  }
}

/** One listing's element as the catalogue's shape, or why not. Pure. */
export function readListing({ node, oversized }: FeedRecord): Reading {
  const raw = dialects[dialectOf(node)].read(node);
  if (oversized)
    return { outcome: 'rejected', reference: raw.id.slice(0, 50), reasons: [{ code: 'oversized' }] };
  return normalise(raw);
}

function note(report: ImportReport, reading: Reading): void {
  const count = <Code extends string>(into: Partial<Record<Code, number>>, code: Code) => {
    into[code] = (into[code] ?? 0) + 1;
  };
  if (reading.outcome === 'rejected') {
    report.counts.quarantined += 1;
    reading.reasons.forEach(({ code }) => count(report.rejections, code));
    list(report, reading.reference, 'quarantined', reading.reasons);
    return;
  }
  report.counts.accepted += 1;
  report.features.known += reading.features.known;
  reading.features.unknown.forEach((name) => countName(report.features.unknown, name));
  if (reading.warnings.length === 0) return;
  report.counts.warned += 1;
  reading.warnings.forEach(({ code }) => count(report.warnings, code));
  list(report, reading.listing.reference, 'warned', reading.warnings);
}

/** A feed may make up a name for each listing: the report counts the first ones. */
function countName(names: Record<string, number>, name: string): void {
  if (Object.hasOwn(names, name)) names[name]! += 1;
  else if (Object.keys(names).length < listedFeatures) names[name] = 1;
}

function list(
  report: ImportReport,
  reference: string,
  outcome: 'warned' | 'quarantined',
  remarks: ImportReport['listings'][number]['remarks'],
): void {
  if (report.listings.length < listedLimit) report.listings.push({ reference, outcome, remarks });
}

/** Repeated listings were accepted when read, and turned out to be repeats when they were staged. */
function settle(report: ImportReport, applied: ApplyReport): void {
  report.catalogue = applied;
  if (applied.counts.duplicates > 0) {
    report.counts.accepted -= applied.counts.duplicates;
    report.counts.quarantined += applied.counts.duplicates;
    report.rejections.duplicate = applied.counts.duplicates;
    for (const reference of applied.duplicates)
      list(report, reference, 'quarantined', [{ code: 'duplicate' }]);
  }
  warnOfImplausible(report, applied);
  if (applied.outcome === 'refused') refuse(report, 'too-many-gone', tooManyGone(applied.counts));
  else report.outcome = applied.outcome;
}

function warnOfImplausible(report: ImportReport, { implausible }: ApplyReport): void {
  if (implausible.length === 0) return;
  report.warnings['value-implausible'] = implausible.length;
  const warned = new Map(
    report.listings.flatMap((entry) => (entry.outcome === 'warned' ? [[entry.reference, entry]] : [])),
  );
  for (const doubt of implausible) {
    const remark = { code: 'value-implausible' as const, value: implausibleText(doubt) };
    const entry = warned.get(doubt.reference);
    if (entry) entry.remarks.push(remark);
    else {
      report.counts.warned += 1;
      list(report, doubt.reference, 'warned', [remark]);
    }
  }
}

function refuse(
  report: ImportReport,
  code: NonNullable<ImportReport['refusal']>['code'],
  message: string,
): void {
  report.outcome = 'refused';
  report.refusal = { code, message };
}

/** A source of another name would double the catalogue, so none is guessed; nor does a feed take one that is ours. */
async function sourceNameOf(file: string): Promise<string> {
  const name = slugify(await peekProvider(file)).slice(0, 60);
  if (!name || reservedFor(name)) throw new FeedError('no-source');
  return name;
}

function emptyReport({ feed, source = '' }: FileOptions): ImportReport {
  return {
    feed: withoutSecrets(feed),
    source,
    dialect: null,
    provider: '',
    outcome: 'refused',
    refusal: null,
    counts: { read: 0, accepted: 0, warned: 0, quarantined: 0 },
    warnings: {},
    rejections: {},
    features: { known: 0, unknown: {} },
    listings: [],
    catalogue: null,
    seconds: 0,
    peakMemoryMb: 0,
  };
}

function watchMemory(): { stop(): number } {
  let peak = process.memoryUsage.rss();
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return Math.round(Math.max(peak, process.memoryUsage.rss()) / 1024 ** 2);
    },
  };
}
