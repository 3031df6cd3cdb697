import { type Kysely, sql } from 'kysely';
import type { PortalFigures, StaffPortalCell, StaffPortalRow } from '@contract/staff-portals';
import { type FeedPortal, type PortalState, usualState } from '@domain/property/feed-portals';
import { isDuplicateIn, isLive } from '../conditions';
import { formatOf } from '../portal-formats';
import type { PortalFeedsDatabase, StoredRefusals } from '../schema';
import type { StoredPortal } from '../stored-portals';

interface Row extends Pick<StaffPortalRow, 'id' | 'reference' | 'title' | 'district' | 'city'> {
  is_live: boolean;
  refusals: StoredRefusals | null;
  figures: PortalFigures | null;
  states: Partial<Record<FeedPortal, { state: PortalState; at: string }>> | null;
  duplicate_in: FeedPortal[];
}

/** In the order of the ids. @param portals in use */
export async function portalRows(
  db: Kysely<PortalFeedsDatabase>,
  ids: readonly number[],
  portals: readonly StoredPortal[],
): Promise<StaffPortalRow[]> {
  if (ids.length === 0) return [];
  const duplicates = portals.map(
    ({ portal }) => sql`case when ${isDuplicateIn(portal)} then ${portal}::text end`,
  );
  const { rows } = await sql<Row>`
    select property.id, property.reference, property.title, property.district, property.city,
      ${isLive} as is_live, c.refusals, c.figures,
      (select jsonb_object_agg(l.portal, jsonb_build_object('state', l.state, 'at', l.changed_at))
        from portal_listing l where l.property_id = property.id) as states,
      array_remove(array[${duplicates.length > 0 ? sql.join(duplicates) : sql``}]::text[], null) as duplicate_in
    from property left join portal_check c on c.property_id = property.id
    where property.id = any(${[...ids]}::int[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [rowOf(row, portals)] : [];
  });
}

function rowOf(row: Row, portals: readonly StoredPortal[]): StaffPortalRow {
  const { id, reference, title, district, city, is_live, figures } = row;
  return {
    ...{ id, reference, title, district, city, figures, is_reserved: !is_live },
    portals: portals.map((portal) => cellOf(row, portal)),
  };
}

function cellOf(row: Row, { portal, read_at: readAt }: StoredPortal): StaffPortalCell {
  const { state = usualState, at = null } = row.states?.[portal] ?? {};
  const isSent = row.is_live && state !== 'off';
  const refusals = [
    ...(row.refusals?.[portal] ?? []),
    ...(row.duplicate_in.includes(portal) ? ['duplicate-id'] : []),
  ];
  const most = formatOf(portal).maxPhotos ?? null;
  return {
    ...{ portal, state, refusals: isSent ? refusals : [] },
    photos: isSent && most !== null && (row.figures?.photos ?? 0) > most ? most : null,
    is_changed: at !== null && (readAt === null || new Date(at) > readAt),
  };
}
