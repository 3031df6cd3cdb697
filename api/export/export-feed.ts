import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { portalLimits, preflight, type RefusalCode } from '@api/export/preflight';
import { type StoredListing, storedListings } from '@api/export/stored-listing';
import {
  vrsyncHead,
  vrsyncListing,
  vrsyncTail,
  type WebPicture,
  type WritingOptions,
} from '@api/export/vrsync';
import { photosByUrl } from '@api/photos/repository';
import { clock } from '@domain/clock';
import { photoUrl } from '@domain/photo';

export interface ExportOptions extends WritingOptions {
  /** Names of the sources; none: all. */
  sources: readonly string[];
  onProgress?: (listings: number) => void;
}
export interface ExportReport {
  exported: number;
  leftOut: number;
  refusals: Partial<Record<RefusalCode, number>>;
  /** At most `listedLimit`, in the catalogue's order. */
  listings: { id: number; reference: string; reasons: RefusalCode[] }[];
  /** What a portal would refuse about the file as a whole. */
  file: string[];
}
const listedLimit = 10_000;
const batchSize = 200;
/** The width of our own files that portals get; they make smaller ones themselves. */
const exportedWidth = 1600;

/** VRSync 1.0, a piece at a time; `report` is filled as the pieces are taken and complete after the last one. */
export function exportFeed(
  db: Kysely<Database>,
  options: ExportOptions,
): { pieces: AsyncGenerator<string>; report: ExportReport } {
  const report: ExportReport = { exported: 0, leftOut: 0, refusals: {}, listings: [], file: [] };
  if (!options.contact.email) report.file.push('os portais pedem um e-mail de contato (--email)');
  return { pieces: write(db, options, report), report };
}

async function* write(
  db: Kysely<Database>,
  options: ExportOptions,
  report: ExportReport,
): AsyncGenerator<string> {
  yield vrsyncHead(options.contact, clock.now());
  const written = new Set<string>();
  for await (const batch of batches(storedListings(db, options.sources))) {
    const addresses = await webAddresses(db, batch, options.siteUrl);
    let xml = '';
    for (const listing of batch) {
      const pictures = { photos: addresses(listing.photos), floorPlans: addresses(listing.floorPlans) };
      const reasons: RefusalCode[] = preflight(listing, pictures.photos.length);
      if (written.has(listing.reference)) reasons.push('duplicate-id');
      if (written.size >= portalLimits.listings) reasons.push('limit');
      if (reasons.length > 0) leaveOut(report, listing, reasons);
      else {
        written.add(listing.reference);
        xml += vrsyncListing(listing, pictures, options);
      }
    }
    report.exported = written.size;
    options.onProgress?.(report.exported + report.leftOut);
    yield xml;
  }
  yield vrsyncTail;
}

function leaveOut(report: ExportReport, { id, reference }: StoredListing, reasons: RefusalCode[]): void {
  report.leftOut += 1;
  for (const reason of reasons) report.refusals[reason] = (report.refusals[reason] ?? 0) + 1;
  if (report.listings.length < listedLimit) report.listings.push({ id, reference, reasons });
}

async function* batches(listings: AsyncIterable<StoredListing>): AsyncGenerator<StoredListing[]> {
  let batch: StoredListing[] = [];
  for await (const listing of listings) {
    if (batch.push(listing) < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A picture's own web address, else (with the site's address) that of our own file of it; others are left out. */
async function webAddresses(db: Kysely<Database>, batch: readonly StoredListing[], siteUrl?: string) {
  const own = batch
    .flatMap(({ photos, floorPlans }) => [...photos, ...floorPlans])
    .map(({ url }) => url)
    .filter((url) => !/^https?:/.test(url));
  const kept = siteUrl && own.length > 0 ? await photosByUrl(db, [...new Set(own)]) : new Map();
  return (pictures: readonly WebPicture[]): WebPicture[] =>
    pictures.flatMap(({ url, alt }) => {
      if (/^https?:/.test(url)) return { url, alt };
      const base: string | undefined = kept.get(url)?.base;
      return base ? { url: new URL(photoUrl(base, exportedWidth, 'jpg'), siteUrl).href, alt } : [];
    });
}
