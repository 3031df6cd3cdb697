import type { AuditChanges } from '@api/audit/content';
import { operator, recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { registerPicture, registerStored } from '@api/platform/photos/register';
import { type Kysely, sql } from 'kysely';
import type { BrokerageDatabase } from './schema';
import { writeBrokers } from './write-brokers';
import { changesBetween, type BrokerageChange } from './brokerage-changes';
import { type Brokerage, picturesOf } from './brokerage';
import {
  lockBrokerage,
  type LockedBrokerage,
  removeBrokerage,
  saveFile,
  unfiledChanges,
} from './save-brokerage';
import type { BrokerageWithPictures } from './brokerage-pictures';

/** Marks the properties that a brokerage's rules select, in the same transaction (search/brokerage-marks.ts). */
export interface PropertyMarks {
  write(write: Write<BrokerageDatabase>, brokerage: Brokerage | null): Promise<void>;
}

/** A change of the brokerage that undoes one of the admin, which no file has. */
export interface AppliedChange extends BrokerageChange {
  undoesAdmin?: true;
}

interface ApplyOptions {
  dryRun?: boolean;
  /** Also changes that undo one of the admin. */
  force?: boolean;
}

/** Changes of the admin would be lost. */
export class UnfiledChangesError extends Error {
  constructor(readonly changes: readonly AppliedChange[]) {
    super(`${changes.filter(({ undoesAdmin }) => undoesAdmin).length} changes of the admin are in no file`);
  }
}

/**
 * Replaces the stored brokerage, or with null removes it. @returns the changes, also with `dryRun`
 * @throws BrokerTakenError if another source uses a broker's slug
 * @throws UnfiledChangesError without `force`
 */
export async function applyBrokerage(
  db: Kysely<BrokerageDatabase>,
  given: BrokerageWithPictures | null,
  marks: PropertyMarks,
  { dryRun = false, force = false }: ApplyOptions = {},
): Promise<AppliedChange[]> {
  return inTransaction(db, async (write) => {
    await sql`set local statement_timeout = 0`.execute(write);
    const before = await lockBrokerage(write);
    const isEmpty = !given || changesBetween(null, given.house).length === 0;
    const brokerage = isEmpty ? null : withCampaigns(given.house, before);
    const changes = appliedChanges(brokerage ? before : withoutCampaigns(before), brokerage);
    if (!dryRun && !force && changes.some(({ undoesAdmin }) => undoesAdmin))
      throw new UnfiledChangesError(changes);
    if (changes.length > 0) {
      await writeBrokers(write, brokerage?.brokers ?? []);
      await (brokerage ? saveFile(write, brokerage) : removeBrokerage(write));
      await marks.write(write, brokerage);
    } else if (brokerage && before?.applied) await saveFile(write, brokerage);
    // Of the admin's first thing, which was taken back, an empty row is left.
    else if (!brokerage && before) await write.deleteFrom('house').execute();
    if (given) await registerPhotos(write, given);
    if (changes.length > 0) await recordApplied(write, changes);
    if (dryRun) throw new DryRun(changes);
    return changes;
  }).catch((error: unknown) => {
    if (error instanceof DryRun) return error.changes;
    throw error;
  });
}

/** A file without them leaves them as they are: the admin had campaigns before files did. */
const withCampaigns = (file: Brokerage, before: LockedBrokerage | null): Brokerage => {
  const campaigns = file.campaigns ?? before?.content.campaigns;
  return { ...file, ...(campaigns && { campaigns }) };
};
function withoutCampaigns(before: LockedBrokerage | null): LockedBrokerage | null {
  if (!before) return null;
  const { campaigns: _stay, ...content } = before.content;
  return { ...before, content };
}

/** Of one act; a new file has thousands of values. */
const maxRecorded = 100;
const maxValueLength = 300;

/** One act of the operator. Values of brokers are of persons: only the path is recorded. */
async function recordApplied(
  write: Write<BrokerageDatabase>,
  changes: readonly AppliedChange[],
): Promise<void> {
  const value = (path: string, text: string | undefined) =>
    text === undefined || path.startsWith('brokers[') ? null : text.slice(0, maxValueLength);
  const recorded: AuditChanges = Object.fromEntries(
    changes
      .slice(0, maxRecorded)
      .map(({ path, before, after }) => [path, [value(path, before), value(path, after)]]),
  );
  await recordAct(write, {
    ...{ actor: operator, verb: 'brokerage.apply', subject: subjectOf('brokerage', 1) },
    changes: { ...recorded, total: [null, changes.length] },
  });
}

function appliedChanges(before: LockedBrokerage | null, after: Brokerage | null): AppliedChange[] {
  const unfiled = new Set(before ? unfiledChanges(before).map(({ path }) => path) : []);
  return changesBetween(before?.content ?? null, after).map((change) =>
    unfiled.has(change.path) ? { ...change, undoesAdmin: true } : change,
  );
}

/** Rolls back the transaction of a dry run. */
class DryRun extends Error {
  constructor(readonly changes: AppliedChange[]) {
    super();
  }
}

/** The photo worker downloads web URLs; files are already stored. */
async function registerPhotos(
  write: Write<BrokerageDatabase>,
  { house: brokerage, files }: BrokerageWithPictures,
): Promise<void> {
  for (const url of picturesOf(brokerage)) {
    const photo = files.get(url);
    if (photo) await registerStored(write, url, photo);
    else await registerPicture(write, url);
  }
}
