import type { StaffAct } from '@contract/staff-audit';
import type { StaffSession } from '@contract/staff';
import { formatNumber } from '@domain/kernel/money';
import { undoVerb, whyNotUndone } from './act-texts';

/** Of an act in a list: its button, or why it has none; null: not for this role. */
export type UndoRow = { act: number; label: string; back: string } | { reason: string } | null;

/** @param back the page after it */
export function undoRow(act: StaffAct, grants: StaffSession['grants'], back: string): UndoRow {
  const reason = whyNotUndone(act);
  if (reason) return { reason };
  if (!grants[undoVerb(act.verb)]) return null;
  return { act: act.id, label: undoLabel(act.records), back };
}

/** @param records of a bulk: 'Desfazer os 312' */
export const undoLabel = (records?: number | null): string =>
  records === null || records === undefined ? 'Desfazer' : `Desfazer os ${formatNumber(records)}`;
