import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { FeedsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { ApplyOptions } from './apply-report';
import { type Figures, figuresOf } from './figures';
import type { Listing } from '@api/catalogue/listing';
import type { RunOutcome } from '@api/catalogue/run-outcome';
import { openGazetteer } from '@api/catalogue/gazetteer/gazetteer';
import { placeSecret } from '@api/catalogue/public-point';
import { identifyPhotos, type FeedPhotos } from './photo-names';
import { contentHash, type RowContext, stagedListing } from './row';

/** Limits of a batch: the embedded database blocks other queries during one (docs/decisions/0055). */
const batchSize = 100;
const batchCharacters = 1_000_000;
const duplicateLimit = 10_000;

/** A newer run of the source started. */
export class StagingLostError extends Error {
  constructor() {
    super('outra importação desta fonte começou nesse meio-tempo; esta foi abandonada e nada mudou');
    this.name = 'StagingLostError';
  }
}

/** Abandons unfinished runs; a live one then throws StagingLostError. */
export async function beginRun(db: Kysely<FeedsDatabase>, sourceId: number, feed: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select 1 from source where id = ${sourceId} for update`.execute(trx);
    const now = sqlNow();
    await sql`
      delete from import_listing where run_id in
        (select id from import_run where source_id = ${sourceId} and finished_at is null)`.execute(trx);
    await sql`
      update import_run set finished_at = ${now}, outcome = 'abandoned'
      where source_id = ${sourceId} and finished_at is null`.execute(trx);
    const { rows } = await sql<{ id: number }>`
      insert into import_run (source_id, feed, started_at) values (${sourceId}, ${feed}, ${now}) returning id`.execute(
      trx,
    );
    return rows[0]!.id;
  });
}

interface RunEnd {
  outcome: RunOutcome;
  counts?: object;
  /** Shown to the operator. */
  reason?: string;
}

export async function clearStaging(
  db: Kysely<FeedsDatabase>,
  runId: number,
  { outcome, counts = {}, reason }: RunEnd,
  stays?: 'held',
): Promise<void> {
  await sql`delete from import_listing where run_id = ${runId} and not (held and ${stays === 'held'})`.execute(
    db,
  );
  await sql`
    update import_run set finished_at = ${sqlNow()}, outcome = ${outcome}, report = ${JSON.stringify(counts)}::jsonb,
      reason = ${reason ?? null}, staged = null
    where id = ${runId} and (finished_at is null or staged is not null)`.execute(db);
}

export interface Staged {
  read: number;
  duplicateCount: number;
  duplicates: string[];
}

/** Stages listings in batches; the first of duplicates counts. Unchanged listings are staged without content. */
export async function stageListings(
  db: Kysely<FeedsDatabase>,
  { sourceId, runId }: { sourceId: number; runId: number },
  { listings, onProgress }: ApplyOptions,
): Promise<Staged> {
  const staged: Staged = { read: 0, duplicateCount: 0, duplicates: [] };
  const context = { secret: await placeSecret(db), gazetteer: await openGazetteer() };
  let batch: StagedJson[] = [];
  let characters = 0;
  // Writes one batch while it reads the next one.
  let writing = Promise.resolve();
  const flush = async () => {
    await writing;
    writing = known(db, sourceId, batch).then((bare) => writeBatch(db, runId, bare, staged));
    writing.catch(() => undefined);
    batch = [];
    characters = 0;
    onProgress?.({ phase: 'reading', done: staged.read });
  };
  try {
    for await (const listing of listings) {
      const item = stagedJson(listing, context, staged.read);
      staged.read += 1;
      batch.push(item);
      characters += item.json.length;
      if (batch.length >= batchSize || characters >= batchCharacters) await flush();
    }
    await flush();
    await writing;
  } finally {
    // The caller's cleanup must not overlap with this batch.
    await writing.catch(() => undefined);
  }
  return staged;
}

interface StagedRecord {
  reference: string;
  hash: string;
  figures: Figures | null;
  photos: FeedPhotos | null;
  /** When the property changed, by the feed. */
  dated: string | null;
}
interface StagedJson extends StagedRecord {
  json: string;
}

async function known(
  db: Kysely<FeedsDatabase>,
  sourceId: number,
  batch: readonly StagedJson[],
): Promise<readonly StagedJson[]> {
  const { rows } = await sql<{ reference: string }>`
    select p.reference
    from unnest(${batch.map(({ reference }) => reference)}::text[], ${batch.map(({ hash }) => hash)}::text[])
      as given (reference, hash)
    join property p on p.source_id = ${sourceId} and p.reference = given.reference
    where p.in_feed and p.content_hash = given.hash`.execute(db);
  const same = new Set(rows.map(({ reference }) => reference));
  return batch.map((each) =>
    same.has(each.reference) ? { ...each, json: jsonOf({ ...each, listing: null }) } : each,
  );
}

async function writeBatch(
  db: Kysely<FeedsDatabase>,
  runId: number,
  batch: readonly StagedJson[],
  staged: Staged,
): Promise<void> {
  if (batch.length === 0) return;
  const insert = sql<{ reference: string }>`
    insert into import_listing (run_id, reference, content_hash, figures, listing, photos, dated)
    select ${runId}::int, item ->> 'reference', item ->> 'hash', nullif(item -> 'figures', 'null'), item -> 'listing',
      nullif(item -> 'photos', 'null'), item ->> 'dated'
    from jsonb_array_elements(${`[${batch.map(({ json }) => json).join()}]`}::jsonb) with ordinality as t (item, place)
    order by place
    on conflict do nothing returning reference`;
  // A slow disk must not fail the import.
  const { rows } = await inTransaction(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    return insert.execute(trx);
  });
  const inserted = new Set(rows.map((row) => row.reference));
  for (const { reference } of batch) {
    if (inserted.delete(reference)) continue;
    staged.duplicateCount += 1;
    if (staged.duplicates.length < duplicateLimit) staged.duplicates.push(reference);
  }
}

function stagedJson(listing: Listing, context: RowContext, position: number): StagedJson {
  const content = stagedListing(listing, context);
  const own: StagedRecord = {
    reference: listing.reference,
    hash: contentHash(content),
    figures: figuresOf(content.row),
    photos: identifyPhotos(listing).feedPhotos,
    dated: listing.updatedAt,
  };
  return { ...own, json: jsonOf({ ...own, listing: { ...content, position } }) };
}

function jsonOf({
  reference,
  hash,
  figures,
  photos,
  dated,
  listing,
}: StagedRecord & { listing: object | null }) {
  const record = { reference, hash, figures, photos, dated, listing };
  const json = JSON.stringify(record);
  return unstorable.test(json) ? JSON.stringify(record, storable) : json;
}

/** PostgreSQL's text cannot hold NUL or unpaired surrogates. */
const unstorable = /\\u(?:0000|d[89a-f])/;
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\0|\p{Surrogate}/gu, '') : value;
}
