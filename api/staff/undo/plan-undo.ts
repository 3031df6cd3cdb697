import type { AuditChanges } from '@api/audit/content';
import type { ActValue, ActValues } from '@api/audit/undoer';
import type { LeftReason } from '@contract/staff-undo';
import { isSame } from '@domain/staff/merge-changes';

/** An act as it is stored. */
export interface StoredAct {
  id: number;
  subject: string;
  /** null: erased. */
  changes: AuditChanges | null;
  isUndone: boolean;
}

export interface Left {
  subject: string;
  /** null: the whole record. */
  field: string | null;
  reason: LeftReason;
  /** The act that it is left of. */
  act: number;
}

interface Rules {
  fields: readonly string[];
  together?: readonly (readonly string[])[];
  isSame?(field: string, one: ActValue, other: ActValue): boolean;
  /** Whether what the old value names is still there. */
  exists(field: string, value: ActValue): boolean;
}

export interface PlannedUndo {
  restored: ActValues;
  left: Left[];
}

/** What of an act can be taken back now. @param present the record's values; undefined: it is gone */
export function planUndo(act: StoredAct, present: ActValues | undefined, rules: Rules): PlannedUndo {
  const whole = wholeReason(act, present);
  if (whole) return { restored: {}, left: [leftOf(act, null, whole)] };
  const changes = Object.entries(act.changes!);
  const reasons = new Map(
    changes.map(([field, change]) => [field, reasonOf(field, change, present!, rules)]),
  );
  for (const group of rules.together ?? []) leaveTogether(group, reasons);
  return {
    restored: Object.fromEntries(
      changes.flatMap(([field, [old]]) => (reasons.get(field) ? [] : [[field, old]])),
    ),
    left: [...reasons].flatMap(([field, reason]) => (reason ? [leftOf(act, field, reason)] : [])),
  };
}

const leftOf = ({ id, subject }: StoredAct, field: string | null, reason: LeftReason): Left => ({
  ...{ subject, field, reason, act: id },
});

function wholeReason({ isUndone, changes }: StoredAct, present: ActValues | undefined): LeftReason | null {
  if (isUndone) return 'undone';
  if (changes === null) return 'erased';
  return present === undefined ? 'gone' : null;
}

function reasonOf(
  field: string,
  [old, is]: AuditChanges[string],
  present: ActValues,
  rules: Rules,
): LeftReason | null {
  if (!rules.fields.includes(field)) return 'final';
  const now = present[field] ?? null;
  if (!(rules.isSame?.(field, now, is) ?? isSame(now, is))) return 'changed';
  return rules.exists(field, old) ? null : 'gone';
}

function leaveTogether(group: readonly string[], reasons: Map<string, LeftReason | null>): void {
  const inGroup = group.filter((field) => reasons.has(field));
  const reason = inGroup.map((field) => reasons.get(field)).find(Boolean);
  if (reason) for (const field of inGroup) reasons.set(field, reasons.get(field) ?? reason);
}
