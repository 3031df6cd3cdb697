import { type Kysely, sql } from 'kysely';

/** A contact with the specification's fields alone tells nothing of consent: then there is no moment of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table lead alter column consent_at drop not null`.execute(db);
};
