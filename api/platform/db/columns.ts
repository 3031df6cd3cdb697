import type { ColumnType } from 'kysely';

export type Json<T> = ColumnType<T, string, string>;
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
