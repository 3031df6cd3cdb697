import { type Kysely, sql } from 'kysely';
import { unprocessable } from '@api/platform/http/errors';
import type { BulkPreviewBody } from '@contract/staff-contact-bulk';
import { maxBulk } from '@domain/staff/bulk';
import { filtersOf } from '../queries/filters';
import type { Reader } from '../queries/own';
import { matchesText } from '../queries/search-words';
import type { ContactsDatabase } from '../schema';

const tooMany = () =>
  unprocessable({ contacts: ['Até 5.000 contatos de uma vez. Filtre mais, e mude em partes.'] });

/** Ids in their order, each once. @throws 422: more than `maxBulk` */
export async function chosenIds(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
  contacts: BulkPreviewBody['contacts'],
): Promise<number[]> {
  const ids = 'ids' in contacts ? contacts.ids : await foundIds(db, reader, contacts.filter);
  if (ids.length > maxBulk) throw tooMany();
  return [...new Set(ids)].toSorted((one, other) => one - other);
}

type Filter = Extract<BulkPreviewBody['contacts'], { filter: unknown }>['filter'];

async function foundIds(db: Kysely<ContactsDatabase>, reader: Reader, filter: Filter): Promise<number[]> {
  const matches = filter.text.trim() === '' ? sql<boolean>`true` : await matchesText(db, filter.text);
  if (matches === null) return [];
  const { rows } = await sql<{ id: number }>`
    select id from lead where ${matches} and ${filtersOf(reader, filter)} limit ${maxBulk + 1}`.execute(db);
  return rows.map(({ id }) => Number(id));
}
