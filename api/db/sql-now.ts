import { type RawBuilder, sql } from 'kysely';
import { clock } from '@domain/clock';

/** The clock's time as a parameter of a query. A function: a constant would keep the time of its module's first load. */
export const sqlNow = (): RawBuilder<Date> => sql<Date>`${clock.now()}::timestamptz`;
