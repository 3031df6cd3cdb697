import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';

/** Whose part of the export it is. */
export interface Mine {
  db: Kysely<Database>;
  /** The account's. */
  id: number;
}

/** Most rows of a kind in one file: far more than a person leaves. */
export const most = 5_000;
