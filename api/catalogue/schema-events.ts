import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Negotiation } from '@domain/search/filters';
import type { Condition } from '@domain/taxonomy/conditions';
import type { Currency } from '@domain/taxonomy/currencies';

/** The first four are of an offer (a property in one negotiation), the others of the property. */
export type PropertyEventKind = 'announced' | 'price' | 'left' | 'back' | 'condition' | 'photos';

/** Triggers write the rows. */
interface PropertyEventTable {
  id: Generated<number>;
  property_id: number;
  at: ColumnType<Date, Date | undefined, Date>;
  kind: PropertyEventKind;
  negotiation: Negotiation | null;
  /** Whole units of the currency; null: no price. */
  old_price: number | null;
  /** false: visitors saw 'sob consulta'. */
  old_shown: boolean | null;
  old_currency: Currency | null;
  new_price: number | null;
  new_shown: boolean | null;
  new_currency: Currency | null;
  old_condition: Condition | null;
  new_condition: Condition | null;
  run_id: number | null;
}

/** migrations/0014-property-events.ts describes the columns. */
export interface EventTables {
  property_event: PropertyEventTable;
}

export type PropertyEvent = Selectable<PropertyEventTable>;
