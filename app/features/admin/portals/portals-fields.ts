import type { FeedPortal, PortalState } from '@domain/property/feed-portals';
import { feedPortals, portalPageSize } from '@domain/property/feed-portals';

export const portalIntents = { listings: 'imoveis', plan: 'plano', renew: 'trocar' } as const;
export const portalField = 'portal';
/** What the form has read: `PortalsRead`, or the plan. */
export const readField = 'lido';
export const planFields = {
  in_use: 'usa',
  highlights: 'destaques',
  super_highlights: 'superdestaques',
} as const;

/** Rows and columns by position: a form's fields are declared before its rows are known. */
export const sendField = (row: number, column: number): string => `sai${row}-${column}`;
export const levelField = (row: number, column: number): string => `destaque${row}-${column}`;
export const cellFields: readonly string[] = Array.from({ length: portalPageSize }, (_, row) =>
  feedPortals.flatMap((_portal, column) => [sendField(row, column), levelField(row, column)]),
).flat();

/** The table as it was shown. */
export interface PortalsRead {
  portals: FeedPortal[];
  rows: { id: number; states: PortalState[] }[];
}
