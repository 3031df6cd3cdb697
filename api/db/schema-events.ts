import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Negotiation } from '@domain/search/filters';
import type { Condition } from '@domain/taxonomy/conditions';
import type { Currency } from '@domain/taxonomy/currencies';

/** An offer is a property in a negotiation; the first four are of an offer, the others of the property. */
export type PropertyEventKind = 'announced' | 'price' | 'left' | 'back' | 'condition' | 'photos';

/** Its rows are written by the database itself, whoever changes a property. */
interface PropertyEventTable {
  id: Generated<number>;
  property_id: number;
  at: ColumnType<Date, Date | undefined, Date>;
  kind: PropertyEventKind;
  negotiation: Negotiation | null;
  /** Whole units of the currency; null: no price was told. */
  old_price: number | null;
  /** false: it was 'sob consulta' to visitors, whether it was known or not. */
  old_shown: boolean | null;
  old_currency: Currency | null;
  new_price: number | null;
  new_shown: boolean | null;
  new_currency: Currency | null;
  old_condition: Condition | null;
  new_condition: Condition | null;
  run_id: number | null;
}

/** The table of what happened to properties (migrations/0014-property-events.ts says what each column is for). */
export interface EventTables {
  property_event: PropertyEventTable;
}

export type PropertyEvent = Selectable<PropertyEventTable>;
