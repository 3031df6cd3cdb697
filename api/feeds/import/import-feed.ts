import { stat } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { FeedsDatabase } from '../schema';
import { applyCatalogue } from '../apply/apply';
import { type ApplyReport, holdText } from '../apply/apply-report';
import type { Listing } from '@api/catalogue/listing';
import type { FeedVersion } from '@api/catalogue/run-outcome';
import { reservedFor } from '@api/catalogue/source-name';
import { noteRun } from '../apply/runs';
import { StagingLostError } from '../apply/staging';
import { readText } from './decode';
import { dialectOf, dialects } from './dialects/dialect';
import { FeedError } from './feed-error';
import { openFeed } from './feed-source';
import { heldCodes, type ImportReport } from './import-report';
import { emptyReport, listRemarks, noteReading, warnOfImplausible } from './report-reading';
import { normalise, type Reading } from './normalise';
import { limits } from './limits';
import { peekProvider } from './peek';
import { noPlaces, type Places } from './places';
import { readPlacesFile } from './places-file';
import { type FeedRecord, readRecords } from './read-records';
import { clock } from '@domain/kernel/clock';
import { slugify } from '@domain/kernel/text';

export interface FileOptions {
  /** File or http(s) URL. */
  feed: string;
  /** Default: the feed's Provider. */
  source?: string;
  accept?: readonly string[];
  force?: boolean;
  dryRun?: boolean;
  photos?: boolean;
  /** As `ApplyOptions.isFile`. */
  isFile?: boolean;
  version?: FeedVersion;
  /** The operator's table of places by the feed's codes. */
  places?: string;
  onProgress?: (message: ImportProgress) => void;
}
export interface ImportOptions extends Omit<FileOptions, 'version'> {
  headers?: Record<string, string>;
  /** Key of the stored validators, for repeated reads (question.ts). */
  question?: string;
}
export interface ImportProgress {
  phase: 'downloading' | 'reading' | 'writing' | 'tidying';
  /** Bytes while downloading, else listings. */
  done: number;
}

/**
 * Imports a feed of any known format. A feed error or too many deactivations give a refused report without changes.
 * @throws other errors, such as the database's
 */
export async function importFeed(
  db: Kysely<FeedsDatabase>,
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

export const importFile = (
  db: Kysely<FeedsDatabase>,
  file: string,
  options: FileOptions,
): Promise<ImportReport> => reported(options, (report) => readInto(report, db, file, options));

/** Turns a refusal into a report; adds time and memory. */
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
  db: Kysely<FeedsDatabase>,
  file: string,
  options: FileOptions,
): Promise<void> {
  report.source ||= await sourceNameOf(file);
  const { size: bytes } = await stat(file);
  const applied = await apply(db, file, options, report, bytes);
  if (options.dryRun) completeReport(report, applied);
  endReport(report, applied);
}

async function apply(
  db: Kysely<FeedsDatabase>,
  file: string,
  options: FileOptions,
  report: ImportReport,
  bytes: number,
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
    listings: acceptedListings(records, options.places, report, quarantined),
    keep: () => quarantined,
    note: (applied) => {
      completeReport(report, applied);
      const { counts, warnings, rejections, dialect } = report;
      return { counts: { ...counts, warnings, rejections, dialect, bytes }, remarks: report.listings };
    },
  });
}

async function* acceptedListings(
  records: AsyncIterable<FeedRecord>,
  placesFile: string | undefined,
  report: ImportReport,
  quarantined: string[],
): AsyncGenerator<Listing> {
  const places = await noPlaces();
  if (placesFile) places.byCode = await readPlacesFile(placesFile);
  for await (const record of records) {
    report.counts.read += 1;
    report.dialect ??= dialectOf(record.node);
    const reading = readListing(record, places);
    noteReading(report, reading, record.line);
    if (reading.outcome === 'accepted') yield reading.listing;
    else if (
      reading.reasons.every(({ code }) => code !== 'not-published') &&
      quarantined.push(reading.reference) > limits.quarantined
    )
      throw new FeedError('too-many-rejected');
  }
}

export function readListing(
  { node, oversized }: Pick<FeedRecord, 'node' | 'oversized'>,
  places: Places,
): Reading {
  const raw = dialects[dialectOf(node)].read(node);
  if (oversized)
    return { outcome: 'rejected', reference: raw.id.slice(0, 50), reasons: [{ code: 'oversized' }] };
  return normalise(raw, places);
}

/** Duplicates were accepted before staging found them. */
function completeReport(report: ImportReport, applied: ApplyReport): void {
  if (applied.counts.duplicates > 0) {
    report.counts.accepted -= applied.counts.duplicates;
    report.counts.quarantined += applied.counts.duplicates;
    report.rejections.duplicate = applied.counts.duplicates;
    for (const reference of applied.duplicates)
      listRemarks(report, reference, 'quarantined', [{ code: 'duplicate' }]);
  }
  warnOfImplausible(report, applied);
}

function endReport(report: ImportReport, applied: ApplyReport): void {
  const { outcome, hold, counts } = applied;
  report.catalogue = applied;
  if (outcome === 'repeated') refuse(report, 'repeated', 'igual a uma carga retida, ou descartada');
  else if (hold) refuse(report, heldCodes[hold], holdText(hold, counts));
  else report.outcome = outcome === 'refused' ? 'applied' : outcome;
}

function refuse(
  report: ImportReport,
  code: NonNullable<ImportReport['refusal']>['code'],
  message: string,
): void {
  report.outcome = 'refused';
  report.refusal = { code, message };
}

/** There is no default: a wrong source name would duplicate the catalogue. */
async function sourceNameOf(file: string): Promise<string> {
  const name = slugify(await peekProvider(file)).slice(0, 60);
  if (!name || reservedFor(name)) throw new FeedError('no-source');
  return name;
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
