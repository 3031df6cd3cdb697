import type { Kysely } from 'kysely';
import { applyBrokerage as apply } from '@api/brokerage/apply-brokerage';
import type { BrokerageWithPictures } from '@api/brokerage/brokerage-pictures';
import { demoSource } from '@api/catalogue/source-name';
import type { Database } from '@api/database';
import { brokerageMarks } from '@api/demo/demo-team';

/** Applies a brokerage file as `npm run house -- apply` does; null removes it. */
export const applyHouse = (
  db: Kysely<Database>,
  given: BrokerageWithPictures | null,
  options?: Parameters<typeof apply>[3],
) => apply(db, given, brokerageMarks, options);

/** Makes a test's catalogue the demo's, with the demo's texts. Call it before the first page. */
export async function asDemo(db: Kysely<Database>): Promise<void> {
  await db.updateTable('source').set({ name: demoSource }).where('name', '=', 'teste').execute();
  await db
    .insertInto('source')
    .values({ name: demoSource })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
