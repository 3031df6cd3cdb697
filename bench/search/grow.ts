import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import { syncLocations } from '@api/search/locations/locations';
import type { Database } from '@api/database';

/**
 * SQL for columns that differ in a copy. `n`: number of the copy; `have`: previous size, since later steps copy copies.
 */
const changed: Record<string, string> = {
  reference: `reference || '-' || have || '-' || n`,
  content_hash: `content_hash || '-' || have || '-' || n`,
  // Within 2 km, so that districts and radii keep their share; never the same point.
  lat: `lat + 0.018 * (random() - 0.5)`,
  lng: `lng + 0.018 * (random() - 0.5)`,
  // ±30%, rounded like real prices.
  sell_price: `round(sell_price * (0.7 + 0.6 * random()) / 1000)::bigint * 1000`,
  rent_price: `round(rent_price * (0.7 + 0.6 * random()) / 100)::bigint * 100`,
  area: `round((area * (0.8 + 0.4 * random()))::numeric)`,
  listed_at: `listed_at - n * interval '1 minute' * (1 + random())`,
  // Cards show six photos. Columns of the property page would fill the disk.
  photos: `jsonb_path_query_array(photos, '$[0 to 5]')`,
  details: `'{}'`,
};

/**
 * Multiplies the catalogue; variations of points, prices, areas and dates preserve each search's share of the results.
 */
export async function growTo(db: Kysely<Database>, size: number): Promise<void> {
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'property' and is_generated = 'NEVER' and column_name <> 'id'`.execute(db);
  const names = columns.rows.map(({ name }) => name);
  const into = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(names.map((name) => (changed[name] ? sql.raw(changed[name]) : sql.ref(name))));
  await inTransaction(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select setseed(0.5)`.execute(trx);
    const { rows } = await sql<{ count: number }>`select count(*) as count from property`.execute(trx);
    const have = rows[0]!.count;
    if (have >= size) return;
    const copies = Math.ceil(size / have) - 1;
    await sql`
      insert into property (${into})
      select ${values} from property, (select ${have}::int as have) before, generate_series(1, ${copies}::int) n
      order by n, id limit ${size - have}`.execute(trx);
    await syncLocations(trx);
  });
  await sql`vacuum (analyze)`.execute(db);
}
