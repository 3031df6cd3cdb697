import type { Kysely } from 'kysely';
import type { FeedsDatabase } from '../schema';
import { type ExportFormat, exportFormats } from './formats';
import type { WebPicture, WritingOptions } from './portal-format';
import { portalLimits, type RefusalCode } from '@domain/property/portal-refusals';
import { type StoredListing, storedListings } from './stored-listing';
import { addressesByUrl, photosByUrl, type StoredPhoto } from '@api/platform/photos/repository';
import { clock } from '@domain/kernel/clock';
import type { PortalLevel } from '@domain/property/feed-portals';
import { photoMount, photoUrl } from '@domain/media/photo';

export interface ExportOptions extends WritingOptions {
  format?: ExportFormat;
  /** Empty: all. */
  sources: readonly string[];
  /** Of these listings; those that it does not name are no part of the file. */
  levelsOf?(ids: readonly number[]): Promise<ReadonlyMap<number, PortalLevel>>;
  onProgress?: (listings: number) => void;
}
export interface ExportReport {
  exported: number;
  leftOut: number;
  refusals: Partial<Record<RefusalCode, number>>;
  listings: { id: number; reference: string; reasons: RefusalCode[] }[];
  /** Problems of the whole file. */
  file: string[];
}
const listedLimit = 10_000;
const batchSize = 50;
/** In pixels; portals resize the photos. */
const exportedWidth = 1600;

/** The file in pieces; `report` is complete after the last one. */
export function exportFeed(
  db: Kysely<FeedsDatabase>,
  options: ExportOptions,
): { pieces: AsyncGenerator<string>; report: ExportReport } {
  const report: ExportReport = { exported: 0, leftOut: 0, refusals: {}, listings: [], file: [] };
  if (!options.contact.email) report.file.push('os portais pedem um e-mail de contato (--email)');
  return { pieces: write(db, options, report), report };
}

async function* write(
  db: Kysely<FeedsDatabase>,
  options: ExportOptions,
  report: ExportReport,
): AsyncGenerator<string> {
  const format = exportFormats[options.format ?? 'vrsync'];
  yield format.head(options.contact, clock.now());
  const written = new Set<string>();
  for await (const batch of batches(storedListings(db, options.sources))) {
    const levels = await options.levelsOf?.(batch.map(({ id }) => id));
    const chosen = levels ? batch.filter(({ id }) => levels.has(id)) : batch;
    const addresses = await webAddresses(db, chosen, options.siteUrl);
    let xml = '';
    for (const listing of chosen) {
      const pictures = { photos: addresses(listing.photos), floorPlans: addresses(listing.floorPlans) };
      const reasons: RefusalCode[] = format.refusals(listing, pictures.photos.length);
      if (written.has(listing.reference)) reasons.push('duplicate-id');
      if (written.size >= portalLimits.listings) reasons.push('limit');
      if (reasons.length > 0) leaveOut(report, listing, reasons);
      else {
        written.add(listing.reference);
        xml += format.listing(listing, pictures, { ...options, level: levels?.get(listing.id) });
      }
    }
    report.exported = written.size;
    options.onProgress?.(report.exported + report.leftOut);
    if (xml) yield xml;
  }
  yield format.tail;
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

/** A picture's web URL, else our own file's with `siteUrl`; omits others. */
export async function webAddresses(
  db: Kysely<FeedsDatabase>,
  batch: readonly StoredListing[],
  siteUrl?: string,
) {
  const urls = batch.flatMap(({ photos, floorPlans }) => [...photos, ...floorPlans]).map(({ url }) => url);
  const own = urls.filter((url) => !/^https?:/.test(url));
  const addresses = await addressesByUrl(db, urls);
  const storedPhotos: Map<string, StoredPhoto> = siteUrl ? await photosByUrl(db, own) : new Map();
  return (pictures: readonly WebPicture[]): WebPicture[] =>
    pictures.flatMap(({ url, alt }) => {
      if (/^https?:/.test(url)) return { url: addresses.get(url) ?? url, alt };
      const stored = storedPhotos.get(url);
      if (!stored) return [];
      const path = photoUrl(`${photoMount}/${stored.key}`, exportedWidth, 'jpg');
      return { url: new URL(path, siteUrl).href, alt };
    });
}
