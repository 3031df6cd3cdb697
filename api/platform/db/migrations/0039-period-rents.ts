import { type Kysely, sql } from 'kysely';

/**
 * A rent that is not by the month (domain/property/period-rent.ts): `{ "amount": 6000, "period": "day" }`. `rent_price`
 * is then null, so that monthly filters, sorts and sums leave it out. Rows of before have none; the next reading of
 * their source writes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table property add column period_rent jsonb`.execute(db);
}
