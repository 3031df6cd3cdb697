import { type Kysely, sql } from 'kysely';
import type { PriceChange } from '@api/feeds/apply/price-changes';
import { rejectionTexts, warningTexts } from '@api/feeds/import/remarks';
import type { RemarkedListing } from '@api/feeds/import/import-report';
import type { StaffRemarks, StaffRunRecord } from '@contract/staff-feeds';
import type { FeedAdminDatabase } from '../schema';
import { numberOf, staffRun, storedRuns, type StoredRun } from './runs';

/** Rows of a page; the CSV has all. */
const shown = { prices: 5, gone: 20, remarks: 50 };

interface Listed<Id> {
  reference: string;
  id: Id;
}

export interface RunDetail {
  remarks: RemarkedListing[];
  /** `added` and `changed`: of a held run. */
  changes: { prices: PriceChange[]; gone: Listed<number>[] } & {
    added?: Listed<number | null>[];
    changed?: Listed<number>[];
  };
}

export async function runById(db: Kysely<FeedAdminDatabase>, id: number): Promise<StoredRun | null> {
  const [run] = await storedRuns(db, sql`r.id = ${id}`);
  return run ?? null;
}

/** null: too old to be stored, or nothing was read. */
export async function detailOf(db: Kysely<FeedAdminDatabase>, id: number): Promise<RunDetail | null> {
  const { rows } = await sql<RunDetail>`
    select remarks, changes from import_detail where run_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function readRun(db: Kysely<FeedAdminDatabase>, id: number): Promise<StaffRunRecord | null> {
  const run = await runById(db, id);
  if (!run) return null;
  const detail = await detailOf(db, id);
  const { counts, finished_at } = run;
  const prices = detail?.changes.prices ?? null;
  return {
    ...staffRun(run),
    ...{ format: counts?.dialect ?? null, bytes: counts?.bytes ?? null },
    seconds: finished_at && !run.decision ? (finished_at.getTime() - run.started_at.getTime()) / 1000 : null,
    finished_at: finished_at?.toISOString() ?? null,
    ...{ added: counts?.added ?? 0, changed: counts?.changed ?? 0, reactivated: counts?.reactivated ?? 0 },
    held: counts?.held ?? 0,
    price_changes:
      prices?.slice(0, shown.prices).map(({ id: property, ...change }) => ({ property, ...change })) ?? null,
    factor: commonFactor(prices ?? []),
    gone:
      detail?.changes.gone
        .slice(0, shown.gone)
        .map(({ id: property, reference }) => ({ property, reference })) ?? null,
    would_add: (detail?.changes.added ?? []).map(({ id: property, reference }) => ({ property, reference })),
    would_change: (detail?.changes.changed ?? []).map(({ id: property, reference }) => ({
      property,
      reference,
    })),
    quarantine: await remarksOf(db, run, detail, 'quarantined'),
    warnings: await remarksOf(db, run, detail, 'warned'),
    decided_by: run.decided_by,
    decided_at: run.decided_at?.toISOString() ?? null,
    number: numberOf(run),
    can_revert: await canRevert(db, run),
  };
}

/** 100: all prices are a hundredth, or a hundred times. null: there is no common one. */
function commonFactor(prices: readonly PriceChange[]): number | null {
  const factors = prices.map(({ from, to }) => Math.max(from, to) / Math.max(1, Math.min(from, to)));
  const factor = Math.round(factors[0] ?? 0);
  return factor >= 2 && factors.every((each) => Math.abs(each - factor) <= factor / 100) ? factor : null;
}

const texts: Readonly<Record<string, string>> = {
  ...{ ...warningTexts, ...rejectionTexts },
  // The command's text names its option.
  'value-implausible': 'um valor não parece certo: fica de fora até que alguém o aceite',
};
export const remarkText = (code: string): string => texts[code] ?? code;

/** The most frequent first. */
async function remarksOf(
  db: Kysely<FeedAdminDatabase>,
  run: StoredRun,
  detail: RunDetail | null,
  outcome: RemarkedListing['outcome'],
): Promise<StaffRemarks> {
  const listings = detail?.remarks.filter((each) => each.outcome === outcome) ?? [];
  const groups = new Map<string, { reference: string; line: number | null; value: string | null }[]>();
  for (const { reference, line = null, remarks } of listings)
    for (const { code, value = null } of remarks)
      groups
        .set(code, groups.get(code) ?? [])
        .get(code)!
        .push({ reference, line, value });
  const shownRows = [...groups].map(
    ([code, rows]) => [code, rows.length, rows.slice(0, shown.remarks)] as const,
  );
  const references = shownRows.flatMap(([, , rows]) => rows.map(({ reference }) => reference));
  const [ids, staged] = [
    await idsOf(db, run.source_id, references),
    outcome === 'warned' ? await heldReferences(db, run) : new Set<string>(),
  ];
  return shownRows
    .toSorted(([, one], [, other]) => other - one)
    .map(([code, count, rows]) => ({
      ...{ code, text: remarkText(code), count },
      rows: rows.map((row) => ({
        ...row,
        property: ids.get(row.reference) ?? null,
        can_accept: code === 'value-implausible' && staged.has(row.reference),
      })),
    }));
}

async function idsOf(db: Kysely<FeedAdminDatabase>, sourceId: number, references: readonly string[]) {
  const { rows } = await sql<{ id: number; reference: string }>`
    select id, reference from property
    where source_id = ${sourceId} and reference = any(${[...references]}::text[])`.execute(db);
  return new Map(rows.map(({ id, reference }) => [reference, id]));
}

/** Those of an applied run are loaded once they are accepted. */
async function heldReferences(db: Kysely<FeedAdminDatabase>, { id, outcome }: StoredRun) {
  if (outcome !== 'applied') return new Set<string>();
  const { rows } = await sql<{ reference: string }>`
    select reference from import_listing where run_id = ${id} and held and listing <> 'null'`.execute(db);
  return new Set(rows.map(({ reference }) => reference));
}

/** The newest run of its source that has changed something, and was not reverted. */
export async function canRevert(
  db: Kysely<FeedAdminDatabase>,
  { id, source_id, outcome, reverted_at }: StoredRun,
): Promise<boolean> {
  if (outcome !== 'applied' || reverted_at) return false;
  const { rows } = await sql<{ newest: number | null }>`
    select max(b.run_id) as newest from import_before b join import_run r on r.id = b.run_id
    where r.source_id = ${source_id}`.execute(db);
  return rows[0]?.newest === id;
}
