import { type Kysely, sql, type Transaction } from 'kysely';
import { syncLocations } from '@api/catalogue/locations';
import type { Database } from '@api/db/schema';
import { keptHouse } from '@api/repositories/house';
import { ruleCondition } from '@api/repositories/rule-condition';
import { byTheClock } from '@api/work/by-the-clock';
import type { WorkKind } from '@api/work/work-kind';
import type { House } from './house';
import type { Rule } from './rules';

/**
 * Marks what the house says is a highlight and what is new, in the place of what feeds say; where it says nothing, feeds
 * are heard again. Rows that are right are not touched.
 * @returns whether anything changed: the search index is then to be made anew (`syncLocations`)
 */
export async function writeMarks(write: Transaction<Database>, house: House | null): Promise<boolean> {
  const highlighted = await writeMark(write, 'highlighted', house?.highlights);
  const news = await writeMark(write, 'news', house?.novelties);
  return highlighted || news;
}

/** The feed's own word stands beside the house's, where they differ. */
async function writeMark(
  write: Transaction<Database>,
  name: 'highlighted' | 'news',
  rule: Rule | undefined,
): Promise<boolean> {
  const [mark, feeds] = [sql.ref(name), sql.ref(`feed_${name}`)];
  const wanted = rule ? sql`coalesce(${await ruleCondition(write, rule)}, false)` : sql`${feeds}`;
  const { numAffectedRows } = await sql`
    update property set ${mark} = ${wanted}, ${feeds} = nullif(coalesce(${feeds}, ${mark}), ${wanted})
    where ${rule ? sql`active and ${mark} <> ${wanted}` : sql`${feeds} is not null`}`.execute(write);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The same for the house that is kept. */
export const writeKeptMarks = async (write: Transaction<Database>): Promise<boolean> =>
  writeMarks(write, (await keptHouse(write))?.content ?? null);

/** Each morning: what was new for some days is new no more. */
export const marksKind = (db: Kysely<Database>): WorkKind =>
  byTheClock('house-marks', { dailyAt: '04:00' }, () =>
    db.transaction().execute(async (write) => {
      await sql`set local statement_timeout = 0`.execute(write);
      if (await writeKeptMarks(write)) await syncLocations(write);
    }),
  );
