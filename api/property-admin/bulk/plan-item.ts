import type { PropertyCheck } from '@api/catalogue/checks/write-checks';
import type { BulkChanges } from '@contract/staff-property-bulk-changes';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { type BulkField, bulkFields, type BulkLeftReason, priceBy } from '@domain/property/bulk';
import type { Override } from '@domain/property/overrides';
import { isSame } from '@domain/staff/merge-changes';

/** One property, as a bulk reads it. */
export interface BulkProperty {
  id: number;
  isInFeed: boolean;
  hasSellPrice: boolean;
  hasRentPrice: boolean;
  /** Another wrote one of the bulk's fields minutes ago. */
  isBusy: boolean;
  /** Times are ISO. */
  check: PropertyCheck & { isPaused: boolean };
  /** What people see. */
  seen: Record<BulkField, FieldValue>;
  /** Of the bulk's fields that have one. */
  overrides: Partial<Record<BulkField, Override & { feed: FieldValue }>>;
}

type FieldValue = string | number | boolean | null;

export interface ItemChange {
  /** The override before and after; null: the feed's value. */
  was: Override | null;
  value: Override | null;
  /** What people see before and after. */
  seen: FieldValue;
  next: FieldValue;
}
/** `was`: the check of before. */
type CheckChange = { was: PropertyCheck };
export type ItemChanges = Partial<Record<BulkField, ItemChange>> & { check?: CheckChange };

export type PlannedItem = { changes: ItemChanges; left: null } | { changes: null; left: BulkLeftReason };

/** What a bulk does to a property. */
export function planItem(property: BulkProperty, changes: BulkChanges): PlannedItem {
  if (!property.isInFeed) return { changes: null, left: 'gone' };
  const fields = bulkFields.filter((field) => changes[field] !== undefined);
  const planned: ItemChanges = Object.fromEntries(
    fields.flatMap((field) => {
      const change = changeOf(property, field, changes);
      return change ? [[field, change]] : [];
    }),
  );
  if (changes.check && isToCheck(property)) planned.check = { was: wasChecked(property) };
  if (Object.keys(planned).length === 0) {
    if (changes.check && fields.length === 0)
      return { changes: null, left: property.check.isPaused ? 'gone' : 'same' };
    const isUnpriced = fields.every((field) => changes[field] !== null && lacksPrice(property, field));
    return { changes: null, left: isUnpriced ? 'unpriced' : 'same' };
  }
  if (property.isBusy) return { changes: null, left: 'changed' };
  return { changes: planned, left: null };
}

/** On the market, and not checked today. */
const isToCheck = ({ check: { isPaused, checked_at } }: BulkProperty): boolean =>
  !isPaused && (checked_at === null || isoDay(new Date(checked_at)) !== isoDay(clock.now()));

function wasChecked({ check: { isPaused: _, ...check } }: BulkProperty): PropertyCheck {
  return check;
}

const lacksPrice = ({ seen, hasSellPrice, hasRentPrice }: BulkProperty, field: BulkField): boolean =>
  (field === 'sell_price' && !(hasSellPrice && seen.sell_price !== null)) ||
  (field === 'rent_price' && !(hasRentPrice && seen.rent_price !== null));

/** null: the field stays. */
function changeOf(property: BulkProperty, field: BulkField, changes: BulkChanges): ItemChange | null {
  const change = changes[field]!;
  const seen = property.seen[field];
  const stored = property.overrides[field];
  const was = stored ? { value: stored.value, until: stored.until, reason: stored.reason } : null;
  if (change === null) return stored ? { was, value: null, seen, next: stored.feed } : null;
  if ('percent' in change && lacksPrice(property, field)) return null;
  const next = 'percent' in change ? priceBy(Number(seen), change.percent) : change.value;
  const value = { value: next, until: null, reason: changes.reason } as Override;
  if (isThere(field, seen, was, next)) return null;
  return { was, value, seen, next };
}

/** A property that is off the market is so for a reason: another reason is a change, if the brokerage decided it. */
const isThere = (field: BulkField, seen: FieldValue, was: Override | null, next: FieldValue): boolean =>
  field === 'withdrawn' ? seen === true && (was === null || was.value === next) : isSame(seen, next);
