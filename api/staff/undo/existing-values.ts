import type { ActValue, Undoer, Undoing } from '@api/audit/undoer';
import type { Write } from '@api/platform/db/transaction';
import type { StaffDatabase } from '../schema';
import type { StoredAct } from './plan-undo';

/** Asks once for each old value: a bulk has few. */
export async function existingValues(
  write: Write<StaffDatabase>,
  undoer: Undoer<StaffDatabase>,
  undoing: Undoing,
  acts: readonly StoredAct[],
): Promise<(field: string, value: ActValue) => boolean> {
  const gone = new Set<string>();
  const checked = new Set<string>();
  const keyOf = (field: string, value: ActValue) => JSON.stringify([field, value]);
  for (const { changes } of acts)
    for (const [field, [old]] of Object.entries(changes ?? {})) {
      const key = keyOf(field, old);
      if (!undoer.exists || checked.has(key)) continue;
      checked.add(key);
      if (!(await undoer.exists(write, undoing, field, old))) gone.add(key);
    }
  return (field, value) => !gone.has(keyOf(field, value));
}
