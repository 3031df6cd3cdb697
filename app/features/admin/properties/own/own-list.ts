import type { StaffTypedPropertyRow } from '@contract/staff-typed-properties';
import { dayText, recentMomentText } from '@domain/kernel/moment';

/** A row as the list shows it. */
export const ownRow = (row: StaffTypedPropertyRow, now: Date) => ({
  ...{ number: row.number, title: row.title || 'Sem título ainda' },
  lead: [row.reference, row.place].filter(Boolean).join(', '),
  author: row.author ?? 'quem já saiu',
  saved: recentMomentText(new Date(row.saved_at), now),
  expires: row.expires_at && dayText(new Date(row.expires_at)),
  hasChanges: row.has_changes,
});
export type OwnListRow = ReturnType<typeof ownRow>;
