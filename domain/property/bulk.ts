import type { OverrideField } from './override-names';

/** Fields that a bulk can change: each is a column of its own. */
export const bulkFields = [
  'broker',
  'exclusivity',
  'news',
  'opportunity',
  'highlighted',
  'withdrawn',
  'sell_price',
  'rent_price',
] as const satisfies readonly OverrideField[];
export type BulkField = (typeof bulkFields)[number];
export const isBulkField = (field: string): field is BulkField => bulkFields.includes(field as BulkField);

/** 'Conferido hoje', as acts of checks name it (docs/decisions/0133-freshness.md). */
export const checkField = 'check';
/** What a bulk lists of a property. */
export const bulkItemFields = [...bulkFields, checkField] as const;

/**
 * Why a property stays as it is. same: it has these values. changed: another wrote one of them, minutes before the preview
 * or since. gone: it left its feed. unpriced: there is no such price. hidden: not there, or not this member's.
 */
export const bulkLeftReasons = ['same', 'changed', 'gone', 'unpriced', 'hidden'] as const;
export type BulkLeftReason = (typeof bulkLeftReasons)[number];

/** So long another's change counts as his work in progress, ms. */
export const recentChangeMs = 15 * 60_000;

export const bulkStates = ['preview', 'waiting', 'running', 'done', 'canceled', 'failed'] as const;
export type BulkState = (typeof bulkStates)[number];

/** Whole units. @param percent of the price: 5 raises it, -5 lowers it */
export const priceBy = (price: number, percent: number): number =>
  Math.max(1, Math.round((price * (100 + percent)) / 100));
