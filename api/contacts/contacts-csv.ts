import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { leadBatches, leadCells, leadHeader } from '@api/leads/csv';
import { csvLine, csvMark } from '@api/platform/process/write-csv';
import type { staffContactsQuery } from '@contract/staff-contacts';
import { momentText } from '@domain/kernel/moment';
import { type AnswerChannel, answerChannelNames } from '@domain/leads/answer-channel';
import { contactStateNames } from '@domain/leads/contact-state';
import { filtersOf } from './queries/filters';
import type { Reader } from './queries/own';
import { matchesText } from './queries/search-words';
import type { ContactsDatabase } from './schema';

export type CsvFilter = Pick<
  z.output<typeof staffContactsQuery>,
  'tab' | 'text' | 'since' | 'responsible' | 'origin'
>;

/** Only the operator's command exports it: no work of the admin needs it. */
const leftOut = leadHeader.indexOf('CPF');
const header = [
  ...leadHeader.toSpliced(leftOut, 1),
  ...['estado', 'quem atende', 'próximo passo', 'respondido em', 'resposta por'],
];

/** Contacts of a filter, the oldest first. */
export async function* contactsAsCsv(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
  filter: CsvFilter,
): AsyncGenerator<string> {
  yield csvMark + csvLine(header);
  const matches = filter.text.trim() === '' ? sql<boolean>`true` : await matchesText(db, filter.text);
  if (matches === null) return;
  const isWanted = sql<boolean>`(${matches} and ${filtersOf(reader, filter)})`;
  const [brokers, members] = [await namesOf(db, 'broker'), await namesOf(db, 'staff_member')];
  for await (const { leads, deliveries } of leadBatches(db, isWanted))
    yield leads
      .map((lead) =>
        csvLine([
          ...leadCells(lead, deliveries.get(lead.id)!).toSpliced(leftOut, 1),
          contactStateNames[lead.state],
          brokers.get(lead.broker_id) ?? members.get(lead.member_id) ?? null,
          lead.next_step,
          lead.answered_at && momentText(lead.answered_at),
          lead.answer_channel && answerText(lead.answer_channel, lead.answer_informed),
        ]),
      )
      .join('');
}

const answerText = (channel: AnswerChannel, isInformed: boolean | null): string =>
  answerChannelNames[channel] + (isInformed ? ', informado pelo corretor' : '');

async function namesOf(db: Kysely<ContactsDatabase>, table: 'broker' | 'staff_member') {
  const rows = await db.selectFrom(table).select(['id', 'name']).execute();
  return new Map<number | null, string | null>(rows.map(({ id, name }) => [id, name]));
}
