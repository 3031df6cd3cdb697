import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { ApplyOptions } from '@api/catalogue/apply-report';
import { type Figures, figuresOf } from '@api/catalogue/figures';
import type { Listing } from '@api/catalogue/listing';
import type { RunOutcome } from '@api/catalogue/run-outcome';
import { openGazetteer } from '@api/gazetteer/gazetteer';
import { placeSecret } from '@api/catalogue/public-point';
import { contentHash, type RowContext, stagedListing } from '@api/catalogue/row';

/**
 * A batch is written when it holds this many listings, or this many characters of JSON: the embedded engine answers
 * nobody else meanwhile (docs/decisions/0055).
 */
const batchSize = 100;
const batchCharacters = 1_000_000;
/** References of repeated listings that are remembered for the report. */
const duplicateLimit = 10_000;

/** Another run of the same source began meanwhile, and is the one that counts. */
export class StagingLostError extends Error {
  constructor() {
    super('outra importação desta fonte começou nesse meio-tempo; esta foi abandonada e nada mudou');
    this.name = 'StagingLostError';
  }
}

/** Opens a run. What runs that were killed left behind is cleared; one that still lives finds out and gives up. */
export async function beginRun(db: Kysely<Database>, sourceId: number, feed: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
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

/** How a run ended. */
interface RunEnd {
  outcome: RunOutcome;
  counts?: object;
  /** For people. */
  reason?: string;
}

/** Closes a run and empties its staging. */
export async function clearStaging(
  db: Kysely<Database>,
  runId: number,
  { outcome, counts = {}, reason }: RunEnd,
): Promise<void> {
  await sql`delete from import_listing where run_id = ${runId}`.execute(db);
  await sql`
    update import_run set finished_at = ${sqlNow()}, outcome = ${outcome}, report = ${JSON.stringify(counts)}::jsonb,
      reason = ${reason ?? null}
    where id = ${runId} and finished_at is null`.execute(db);
}

export interface Staged {
  read: number;
  duplicateCount: number;
  duplicates: string[];
}

/**
 * Writes the listings to `import_listing`, a batch at a time; the first of a repeated reference counts. Of one that
 * stands in the catalogue as it is, its name and hash are written alone.
 */
export async function stageListings(
  db: Kysely<Database>,
  { sourceId, runId }: { sourceId: number; runId: number },
  { source, listings, onProgress }: ApplyOptions,
): Promise<Staged> {
  const staged: Staged = { read: 0, duplicateCount: 0, duplicates: [] };
  const context = { source, secret: await placeSecret(db), gazetteer: await openGazetteer() };
  let batch: StagedJson[] = [];
  let characters = 0;
  // One batch is written while the next one is read.
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
      const json = stagedJson(listing, context, staged.read);
      staged.read += 1;
      batch.push({ reference: listing.reference, ...json });
      characters += json.json.length;
      if (batch.length >= batchSize || characters >= batchCharacters) await flush();
    }
    await flush();
    await writing;
  } finally {
    // Whoever clears up after an error is not to be overtaken by the batch under way.
    await writing.catch(() => undefined);
  }
  return staged;
}

interface StagedJson {
  reference: string;
  hash: string;
  figures: Figures | null;
  json: string;
}

/** The batch, bare where the catalogue holds the same already. */
async function known(
  db: Kysely<Database>,
  sourceId: number,
  batch: readonly StagedJson[],
): Promise<readonly StagedJson[]> {
  const { rows } = await sql<{ reference: string }>`
    select p.reference
    from unnest(${batch.map(({ reference }) => reference)}::text[], ${batch.map(({ hash }) => hash)}::text[])
      as given (reference, hash)
    join property p on p.source_id = ${sourceId} and p.reference = given.reference
    where p.active and p.content_hash = given.hash`.execute(db);
  const same = new Set(rows.map(({ reference }) => reference));
  return batch.map((each) =>
    same.has(each.reference) ? { ...each, json: jsonOf({ ...each, listing: null }) } : each,
  );
}

async function writeBatch(
  db: Kysely<Database>,
  runId: number,
  batch: readonly StagedJson[],
  staged: Staged,
): Promise<void> {
  if (batch.length === 0) return;
  const insert = sql<{ reference: string }>`
    insert into import_listing (run_id, reference, content_hash, figures, listing)
    select ${runId}::int, item ->> 'reference', item ->> 'hash', nullif(item -> 'figures', 'null'), item -> 'listing'
    from jsonb_array_elements(${`[${batch.map(({ json }) => json).join()}]`}::jsonb) with ordinality as t (item, place)
    order by place
    on conflict do nothing returning reference`;
  // A disk that is busy for a while is no reason to give a whole import up.
  const { rows } = await db.transaction().execute(async (trx) => {
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

function stagedJson(listing: Listing, context: RowContext, position: number): Omit<StagedJson, 'reference'> {
  const content = stagedListing(listing, context);
  const figures = figuresOf(content.row);
  const hash = contentHash(content);
  const own = { reference: listing.reference, hash, figures };
  return { hash, figures, json: jsonOf({ ...own, listing: { ...content, position } }) };
}

function jsonOf({
  reference,
  hash,
  figures,
  listing,
}: Omit<StagedJson, 'json'> & { listing: object | null }) {
  const record = { reference, hash, figures, listing };
  const json = JSON.stringify(record);
  return unstorable.test(json) ? JSON.stringify(record, storable) : json;
}

/** PostgreSQL's text holds no NUL and no half of a surrogate pair; both are rare, and JSON writes them escaped. */
const unstorable = /\\u(?:0000|d[89a-f])/;
function storable(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\0|\p{Surrogate}/gu, '') : value;
}
