import type { Kysely } from 'kysely';
import type { Derivatives } from '@api/platform/photos/derivatives';
import type { ReservedDatabase } from './schema';

export interface ReservedDeps {
  db: Kysely<ReservedDatabase>;
  /** Without it no photo is answered. */
  derivatives?: Derivatives;
}
