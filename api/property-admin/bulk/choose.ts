import { type Kysely, sql } from 'kysely';
import { unprocessable } from '@api/platform/http/errors';
import type { PropertyBulkBody } from '@contract/staff-property-bulk';
import { maxBulk } from '@domain/staff/bulk';
import { propertyCondition, type Reader } from '../list/property-condition';
import type { PropertyAdminDatabase } from '../schema';

const tooMany = () =>
  unprocessable({ properties: ['Até 5.000 imóveis de uma vez. Filtre mais, e mude em partes.'] });

/** Ids in their order, each once. @throws 422: more than `maxBulk` */
export async function chosenIds(
  db: Kysely<PropertyAdminDatabase>,
  reader: Reader,
  properties: PropertyBulkBody['properties'],
): Promise<number[]> {
  const ids = 'ids' in properties ? properties.ids : await foundIds(db, reader, properties.filter);
  if (ids.length > maxBulk) throw tooMany();
  return [...new Set(ids)].toSorted((one, other) => one - other);
}

type Filter = Extract<PropertyBulkBody['properties'], { filter: unknown }>['filter'];

async function foundIds(
  db: Kysely<PropertyAdminDatabase>,
  reader: Reader,
  filter: Filter,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from property where ${await propertyCondition(db, reader, filter)} limit ${maxBulk + 1}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
