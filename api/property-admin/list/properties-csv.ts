import { type Kysely, sql } from 'kysely';
import { csvLine, csvMark } from '@api/platform/process/write-csv';
import type { PropertyFilter } from '@contract/staff-property-list';
import { timeZone } from '@domain/kernel/moment';
import { type PropertyState, propertyStateNames } from '@domain/property/property-list';
import { propertyTypeLabel, type PropertyType } from '@domain/taxonomy/property-types';
import type { PropertyAdminDatabase } from '../schema';
import { propertyCondition, type Reader } from './property-condition';
import { propertyState } from './property-states';

const header = [
  ...['código', 'título', 'tipo', 'condomínio', 'bairro', 'cidade', 'UF', 'moeda', 'venda', 'aluguel'],
  ...['área', 'dormitórios', 'suítes', 'vagas', 'corretor', 'estado', 'fotos', 'conferido', 'mudou', 'carga'],
];
const batch = 500;

interface Row {
  id: number;
  type: PropertyType;
  state: PropertyState;
  cells: (string | null)[];
}

/** Properties of a filter by id, some hundred at a time. Without streets: a file leaves the house. */
export async function* propertiesAsCsv(
  db: Kysely<PropertyAdminDatabase>,
  reader: Reader,
  filter: PropertyFilter,
): AsyncGenerator<string> {
  yield csvMark + csvLine(header);
  const condition = await propertyCondition(db, reader, filter);
  for (let after = 0; ;) {
    const { rows: wanted } = await sql<{ id: number }>`
      select id from property where ${condition} and property.id > ${after} order by id limit ${batch}`.execute(
      db,
    );
    if (wanted.length === 0) return;
    const ids = wanted.map(({ id }) => id);
    yield (await rowsOf(db, ids)).map(lineOf).join('');
    after = ids.at(-1)!;
  }
}

/** Numbers have the shape of Brazilian spreadsheets: no separators of thousands. */
async function rowsOf(db: Kysely<PropertyAdminDatabase>, ids: readonly number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select property.id, property.type, ${propertyState} as state, array[
      property.reference, property.title, null, property.condominium_name, property.district, property.city,
      property.state, property.currency, property.sale_amount::text, property.rent_amount::text,
      property.area_m2::text, property.bedrooms::text, property.suites::text, property.parking::text, broker.name, null,
      property.photo_count::text, ${day(sql`property.checked_at`)}, ${day(sql`property.updated_at`)}, source.name] as cells
    from property
    join source on source.id = property.source_id
    left join broker on broker.id = property.broker_id
    where property.id = any(${[...ids]}::int[]) order by property.id`.execute(db);
  return rows;
}

const day = (time: ReturnType<typeof sql>) =>
  sql`to_char(${time} at time zone ${sql.lit(timeZone)}, 'DD/MM/YYYY')`;

const lineOf = ({ type, state, cells }: Row) =>
  csvLine(
    cells
      .with(header.indexOf('tipo'), propertyTypeLabel(type))
      .with(header.indexOf('estado'), propertyStateNames[state]),
  );
