import { announce } from '@contract/announcements';
import { csvLine, csvMark } from '@api/platform/process/write-csv';
import type { Announcement } from './queries/announcements';
import { momentText } from '@domain/kernel/moment';
import { historyText, reasonOf } from './announcement-texts';

const fields = Object.keys(announce.shape) as (keyof Announcement['announce'])[];

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

function cellOf(value: Announcement['announce'][(typeof fields)[number]]): string | null {
  if (value === null || value === undefined) return null;
  if (!Array.isArray(value)) return String(value);
  return value.map((each) => (typeof each === 'object' ? each.name : each)).join(', ');
}
