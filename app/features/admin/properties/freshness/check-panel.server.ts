import type { StaffCheck } from '@contract/staff-checks';
import type { StaffSession } from '@contract/staff';
import type { CheckPanelProps } from './check-panel';
import { reportedText } from './reported-text';
import { checkText, questionText, sameText } from './check-texts';

/** @param check null: it could not be read now */
export function checkPanelOf(
  check: StaffCheck | null,
  grants: StaffSession['grants'],
  now: Date,
): CheckPanelProps | null {
  if (!check) return null;
  const { id, sell_price, rent_price, by } = check;
  return {
    property: { id, sell_price, rent_price },
    checked: [checkText(check, now), by && `por ${by}`].filter(Boolean).join(', '),
    ...{ question: questionText(check), label: sameText(check) },
    reported: check.reported && { note: check.reported.note, text: reportedText(check.reported, now) },
    canWrite: grants['properties.write'] !== undefined,
    canCheck: check.is_offered && grants['properties.check'] !== undefined,
  };
}
