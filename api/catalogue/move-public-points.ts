import { type Kysely, sql } from 'kysely';
import { inTransaction } from '@api/platform/db/transaction';
import { lockCatalogue } from './lock-catalogue';
import type { CatalogueDatabase } from './schema';
import { placeSecret, publicPoint } from './public-point';

const ruleKey = 'public_point_rule';
/** Change it with the computation of `publicPoint`. */
const rule = 'place';
const pageSize = 1000;

/** Recomputes stored public points, also of properties that no feed names any more, once for each rule. */
export async function movePublicPointsIfOld(db: Kysely<CatalogueDatabase>): Promise<void> {
  const stored = await db.selectFrom('setting').select('value').where('key', '=', ruleKey).executeTakeFirst();
  if (stored?.value === rule) return;
  const secret = await placeSecret(db);
  await inTransaction(db, async (write) => {
    await sql`set local statement_timeout = 0`.execute(write);
    // Imports lock their source: none writes points by the former rule after this.
    await lockCatalogue(write);
    await sql`select from source for update`.execute(write);
    let after: number | undefined = 0;
    while (after !== undefined) after = await movePage(write, secret, after);
    await write
      .insertInto('setting')
      .values({ key: ruleKey, value: rule })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: rule }))
      .execute();
  });
}

/** @returns the last id; undefined: there are no more */
async function movePage(
  write: Kysely<CatalogueDatabase>,
  secret: string,
  after: number,
): Promise<number | undefined> {
  const rows = await write
    .selectFrom('property')
    .select(['id', 'true_lat', 'true_lng'])
    .where('id', '>', after)
    .where('point_exact', '=', false)
    .where('true_lat', 'is not', null)
    .where('true_lng', 'is not', null)
    .orderBy('id')
    .limit(pageSize)
    .execute();
  const points = rows.map(({ true_lat: lat, true_lng: lng }) =>
    publicPoint({ point: { lat: lat!, lng: lng! }, displayAddress: 'neighborhood', secret })!,
  );
  await sql`
    update property p set lat = moved.lat, lng = moved.lng
    from unnest(${rows.map(({ id }) => id)}::int[], ${points.map(({ lat }) => lat)}::float8[],
      ${points.map(({ lng }) => lng)}::float8[]) as moved (id, lat, lng)
    where p.id = moved.id and (p.lat, p.lng) is distinct from (moved.lat, moved.lng)`.execute(write);
  return rows.at(-1)?.id;
}
