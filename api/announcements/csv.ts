import { announce } from '@contract/announcements';
import { csvLine, csvMark } from '@api/leads/csv';
import type { Announcement } from '@api/repositories/announcements';
import { momentText } from '@domain/moment';
import { historyText, reasonOf } from './words';

const fields = Object.keys(announce.shape) as (keyof Announcement['announce'])[];

/** Every announcement as a line of CSV, in pieces: where it stands, and what was announced by the names of the contract. */
export function* announcementsAsCsv(rows: readonly Announcement[]): Generator<string> {
  yield (
    csvMark + csvLine(['referência', 'recebido em', 'situação', 'história', 'motivo', 'imóvel', ...fields])
  );
  for (const row of rows)
    yield csvLine([
      row.protocol,
      momentText(row.created_at),
      row.state,
      historyText(row),
      reasonOf(row),
      row.property_id === null ? null : String(row.property_id),
      ...fields.map((name) => cellOf(row.announce[name])),
    ]);
}

/** What was announced by one name; of what was authorised, what. */
function cellOf(value: Announcement['announce'][(typeof fields)[number]]): string | null {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value)) return String(value);
  return value.map((each) => (typeof each === 'object' ? each.name : each)).join(', ');
}
