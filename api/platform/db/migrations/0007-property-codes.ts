import { type Kysely, sql } from 'kysely';

/** A home is found by its reference however that is separated and capitalised (domain/property/property-code). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index property_reference`.execute(db);
  await sql`
    create index property_code on property (translate(lower(reference), ' ./-', '')) where active`.execute(
    db,
  );
};
