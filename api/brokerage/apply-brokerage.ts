import { inTransaction, type Write } from '@api/platform/db/transaction';
import { clock } from '@domain/kernel/clock';
import { registerStored } from '@api/platform/photos/register';
import { type Kysely, sql } from 'kysely';
import type { BrokerageDatabase } from './schema';
import { writeBrokers } from './write-brokers';
import { changesBetween, type BrokerageChange } from './brokerage-changes';
import { type Brokerage, picturesOf } from './brokerage';
import { lockBrokerage, type LockedBrokerage, saveFile, unfiledChanges } from './save-brokerage';
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
    const brokerage = given && changesBetween(null, given.house).length > 0 ? given.house : null;
    const changes = appliedChanges(before, brokerage);
    if (!dryRun && !force && changes.some(({ undoesAdmin }) => undoesAdmin))
      throw new UnfiledChangesError(changes);
    if (changes.length > 0) {
      await writeBrokers(write, brokerage?.brokers ?? []);
      await (brokerage ? saveFile(write, brokerage) : write.deleteFrom('house').execute());
      await marks.write(write, brokerage);
    } else if (brokerage && before?.applied) await saveFile(write, brokerage);
    if (given) await registerPhotos(write, given);
    if (dryRun) throw new DryRun(changes);
    return changes;
  }).catch((error: unknown) => {
    if (error instanceof DryRun) return error.changes;
    throw error;
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
    else
      await write
        .insertInto('photo')
        .values({ url, next_attempt_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}
