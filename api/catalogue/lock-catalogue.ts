import { type Kysely, sql } from 'kysely';

/** Also taken by the trigger of `property` (migrations/0001-catalogue.ts). */
const catalogueLock = 20_260_701;

/**
 * Until the end of the transaction. Whoever writes several properties takes it before it locks a source or a property: two
 * writers in another order would wait for each other.
 */
export const lockCatalogue = async <Tables>(write: Kysely<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${catalogueLock})`.execute(write);
};
