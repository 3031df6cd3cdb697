import { type Kysely, sql } from 'kysely';
import { csvLine, csvMark } from '@api/platform/process/write-csv';
import type { Reader } from '@api/property-admin/list/property-condition';
import type { StaffPortalCell, StaffPortalRow } from '@contract/staff-portals';
import { feedPortalNames, levelWords } from '@domain/property/feed-portals';
import { refusalText } from '@domain/property/portal-refusals';
import { checkProperties } from './check-properties';
import { portalCondition, type PortalFilter } from './queries/list';
import { portalRows } from './queries/rows';
import type { PortalFeedsDatabase } from './schema';
import { storedPortals } from './stored-portals';

const batch = 500;

/** Properties of a filter by id, with what each portal shows or would refuse. */
export async function* portalsAsCsv(
  db: Kysely<PortalFeedsDatabase>,
  reader: Reader,
  filter: PortalFilter,
  siteUrl: string,
): AsyncGenerator<string> {
  const portals = (await storedPortals(db)).filter(({ in_use }) => in_use);
  const names = portals.flatMap(({ portal }) => [
    feedPortalNames[portal],
    `${feedPortalNames[portal]}: recusaria`,
  ]);
  yield csvMark + csvLine(['código', 'título', 'bairro', 'cidade', ...names]);
  await checkProperties(db, { siteUrl, limit: null });
  const condition = await portalCondition(
    db,
    reader,
    filter,
    portals.map(({ portal }) => portal),
  );
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      select id from property where ${condition} and property.id > ${after} order by id limit ${batch}`.execute(
      db,
    );
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    yield (await portalRows(db, ids, portals)).map(lineOf).join('');
    after = ids.at(-1)!;
  }
}

const lineOf = (row: StaffPortalRow) =>
  csvLine([
    ...[row.reference, row.title, row.district, row.city],
    ...row.portals.flatMap((cell) => [stateText(row, cell), refusalsOf(row, cell)]),
  ]);

const stateText = ({ is_reserved: isReserved }: StaffPortalRow, { state }: StaffPortalCell) =>
  isReserved ? 'reservado' : levelWords[state];

const refusalsOf = ({ figures }: StaffPortalRow, { refusals }: StaffPortalCell) =>
  refusals.map((code) => refusalText(code, figures)).join('; ');
