import type { ColumnType, Generated, Selectable } from 'kysely';
import type { AlertKind, FavoriteKind } from './alerts/classify-change';
import type { Frequency } from '@domain/saved-search/frequency';

interface AlertBatchTable {
  id: Generated<number>;
  source_id: number;
  at: Date;
  kept_at: Generated<Date>;
  held_at: ColumnType<Date | null, never, Date>;
  prices: ColumnType<number | null, never, number>;
  arrivals: ColumnType<number | null, never, number>;
  released_at: ColumnType<Date | null, never, Date>;
}

interface AlertEmailTable {
  id: Generated<number>;
  account_id: number;
  rhythm: Exclude<Frequency, 'off'>;
  made_at: ColumnType<Date, Date, never>;
}

interface AlertTable {
  id: Generated<number>;
  account_id: number;
  property_id: number;
  event_id: number;
  at: Date;
  letter_id: ColumnType<number | null, never, number | null>;
  favorite: FavoriteKind | null;
}

interface AlertSearchTable {
  alert_id: number;
  search_id: number;
  kind: AlertKind;
}

interface AlertLinkTable {
  hash: string;
  letter_id: number;
  purpose: 'stop' | 'list';
  searches: number[];
  properties: number[];
  favorites: ColumnType<boolean, boolean | undefined, never>;
  /** By search id, or 'favorites'. */
  before: ColumnType<Record<string, Frequency> | null, never, string>;
}

/** migrations/0018-alerts.ts and 0020-favourites-letters.ts document the columns. */
export interface AlertTables {
  alert_batch: AlertBatchTable;
  alert_letter: AlertEmailTable;
  alert: AlertTable;
  alert_search: AlertSearchTable;
  alert_link: AlertLinkTable;
}

export type AlertBatch = Selectable<AlertBatchTable>;
export type AlertEmail = Selectable<AlertEmailTable>;
