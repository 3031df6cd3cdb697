import { type Kysely, sql } from 'kysely';
import { syncLocations } from '@api/catalogue/locations';
import type { Database } from '@api/db/schema';

/**
 * Columns that a copy does not take over as they are, and what it gets instead. `n` is the copy's number among those
 * made at once, `have` how many properties there were before: copies are copied again at the next size.
 */
const changed: Record<string, string> = {
  reference: `reference || '-' || have || '-' || n`,
  content_hash: `content_hash || '-' || have || '-' || n`,
  // Up to 2 km away, so that districts and radii hold as large a share as before; never at one point.
  lat: `lat + 0.018 * (random() - 0.5)`,
  lng: `lng + 0.018 * (random() - 0.5)`,
  // Up to a third cheaper or dearer, to the thousand as people ask.
  sell_price: `round(sell_price * (0.7 + 0.6 * random()) / 1000)::bigint * 1000`,
  rent_price: `round(rent_price * (0.7 + 0.6 * random()) / 100)::bigint * 100`,
  area: `round((area * (0.8 + 0.4 * random()))::numeric)`,
  listed_at: `listed_at - n * interval '1 minute' * (1 + random())`,
  // Cards show six photos; what only a property's own page shows is left out, or the copies would fill the disk.
  photos: `jsonb_path_query_array(photos, '$[0 to 5]')`,
  details: `'{}'`,
};

/**
 * Multiplies the catalogue to `size` properties in one statement: every property again and again with another place,
 * price, area and date, so that each search finds about the same share of any size. Then what an import does at its
 * end, and a clean table.
 */
export async function growTo(db: Kysely<Database>, size: number): Promise<void> {
  const columns = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'property' and is_generated = 'NEVER' and column_name <> 'id'`.execute(db);
  const names = columns.rows.map(({ name }) => name);
  const into = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(names.map((name) => (changed[name] ? sql.raw(changed[name]) : sql.ref(name))));
  await db.transaction().execute(async (trx) => {
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
