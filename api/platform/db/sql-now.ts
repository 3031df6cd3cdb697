import { type RawBuilder, sql } from 'kysely';
import { clock } from '@domain/kernel/clock';

/** A function: a constant would keep the time of the module's load. */
export const sqlNow = (): RawBuilder<Date> => sql<Date>`${clock.now()}::timestamptz`;
