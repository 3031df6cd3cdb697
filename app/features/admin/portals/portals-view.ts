import type { StaffPortal, StaffPortalCell, StaffPortalRow, StaffPortals } from '@contract/staff-portals';
import { counted, nounFor } from '@domain/kernel/counts';
import { recentMomentText } from '@domain/kernel/moment';
import { formatNumber } from '@domain/kernel/money';
import { feedPortalNames, levelsOfPortal, levelWords, portalPageSize } from '@domain/property/feed-portals';
import { refusalText } from '@domain/property/portal-refusals';
import type { PortalsRead } from './portals-fields';

/** The answer as texts. */
export function portalsView({ portals, properties, total, counts, unchecked }: StaffPortals, now: Date) {
  const inUse = portals.filter((each) => each.in_use);
  const reads = new Map(inUse.map((each) => [each.portal, readText(each, now)]));
  const rows = properties.map((row) => rowOf(row, reads));
  return {
    ...{ total, counts, unchecked, pages: Math.max(1, Math.ceil(total / portalPageSize)) },
    portals: portals.map((portal) => planOf(portal, now)),
    rows,
    read: {
      portals: inUse.map(({ portal }) => portal),
      rows: properties
        .filter((row) => !row.is_reserved)
        .map(({ id, portals: cells }) => ({ id, states: cells.map(({ state }) => state) })),
    } satisfies PortalsRead,
  };
}
export type PortalsView = ReturnType<typeof portalsView>;

const readText = ({ read_at: at }: StaffPortal, now: Date) =>
  at ? `lido ${recentMomentText(new Date(at), now)}` : 'ainda não foi lido';

function planOf(portal: StaffPortal, now: Date) {
  const { highlights, super_highlights, used, in_use } = portal;
  const hasSuper = levelsOfPortal(portal.portal).includes('super');
  const levels = [
    { of: highlights, used: used.highlights, one: 'destaque', many: 'destaques' },
    ...(hasSuper
      ? [{ of: super_highlights, used: used.super_highlights, one: 'superdestaque', many: 'superdestaques' }]
      : []),
  ];
  const isFull =
    highlights + super_highlights > 0 && levels.some((level) => level.of > 0 && level.used >= level.of);
  const isOver = levels.some((level) => level.used > level.of);
  return {
    ...{ id: portal.portal, name: feedPortalNames[portal.portal], isInUse: in_use, hasSuper },
    plan: { in_use, highlights, super_highlights },
    lines: levels.map(({ of, used: taken, one, many }) =>
      of === 0 && taken === 0
        ? `sem ${many}`
        : `${formatNumber(taken)} de ${formatNumber(of)} ${nounFor(of, one, many)}`,
    ),
    read:
      readText(portal, now) +
      (portal.read_listings === null ? '' : `, ${counted(portal.read_listings, 'imóvel', 'imóveis')}`),
    note: isOver
      ? 'Há mais destaques que no plano: os últimos saem como comuns.'
      : isFull
        ? 'Para destacar outro, tire um.'
        : null,
    isOver,
  };
}
export type PlanView = ReturnType<typeof planOf>;

function rowOf(row: StaffPortalRow, reads: ReadonlyMap<string, string>) {
  const { id, reference, title, district, city, is_reserved: isReserved } = row;
  return {
    ...{ id, isReserved, name: title || 'Imóvel sem título' },
    where: [reference, district, city].filter(Boolean).join(', '),
    cells: row.portals.map((cell) => cellOf(row, cell, reads.get(cell.portal) ?? '')),
  };
}
export type PortalRowView = ReturnType<typeof rowOf>;

function cellOf({ figures }: StaffPortalRow, cell: StaffPortalCell, read: string) {
  const { portal, state, refusals, photos } = cell;
  const isSent = state !== 'off';
  return {
    ...{ portal, name: feedPortalNames[portal], state },
    levels: levelsOfPortal(portal).map((level) => [level, levelWords[level]] as const),
    refusal:
      refusals.length > 0
        ? `recusaria: ${refusals.map((code) => refusalText(code, figures)).join('; ')}`
        : null,
    warning:
      photos === null ? null : `${formatNumber(figures?.photos ?? 0)} fotos: vão as ${photos} primeiras`,
    note: cell.is_changed
      ? isSent
        ? 'vai na próxima leitura'
        : 'sai na próxima leitura'
      : isSent
        ? read
        : null,
  };
}
export type PortalCellView = PortalRowView['cells'][number];
