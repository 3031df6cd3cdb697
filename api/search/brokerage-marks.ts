import type { PropertyMarks } from '@api/brokerage/apply-brokerage';
import { lockCatalogue } from '@api/catalogue/lock-catalogue';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import { syncLocations } from './locations/locations';
import type { SearchDatabase } from './schema';
import { loadBrokerage } from '@api/brokerage/queries/brokerage';
import { ruleCondition } from './queries/rule-condition';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import type { Brokerage } from '@api/brokerage/brokerage';
import type { Rule } from '@api/brokerage/rules';

/** Applies the brokerage's marks, else the feed's. @returns whether a row changed: then run `syncLocations` */
export async function writeMarks(
  write: Write<SearchDatabase>,
  brokerage: Brokerage | null,
): Promise<boolean> {
  const highlighted = await writeMark(write, 'highlighted', brokerage?.highlights);
  const news = await writeMark(write, 'news', brokerage?.novelties);
  return highlighted || news;
}

/** `feed_<name>` holds the feed's value only while the mark differs from it. An override comes before the rule. */
async function writeMark(
  write: Write<SearchDatabase>,
  name: 'highlighted' | 'news',
  rule: Rule | undefined,
): Promise<boolean> {
  const [mark, feeds] = [sql.ref(name), sql.ref(`feed_${name}`)];
  const wanted = rule ? sql`coalesce(${await ruleCondition(write, rule)}, false)` : sql`${feeds}`;
  const { numAffectedRows } = await sql`
    update property set ${mark} = ${wanted}, ${feeds} = nullif(coalesce(${feeds}, ${mark}), ${wanted})
    where ${rule ? sql`in_feed and ${mark} <> ${wanted}` : sql`${feeds} is not null`}
      and not exists (select from property_override o where o.source_id = property.source_id
        and o.reference = property.reference and o.field = ${name})`.execute(write);
  return (numAffectedRows ?? 0n) > 0n;
}

export const writeStoredMarks = async (write: Write<SearchDatabase>): Promise<boolean> =>
  writeMarks(write, (await loadBrokerage(write))?.content ?? null);

async function writeIndexedMarks(write: Write<SearchDatabase>, brokerage: Brokerage | null): Promise<void> {
  if (await writeMarks(write, brokerage)) await syncLocations(write);
}

export const indexedMarks: PropertyMarks = { write: writeIndexedMarks };

/** Rules by `days` depend on the date. */
export const marksJob = (db: Kysely<SearchDatabase>): JobDefinition =>
  scheduledJob('house-marks', { dailyAt: '04:00' }, () =>
    inTransaction(db, async (write) => {
      await sql`set local statement_timeout = 0`.execute(write);
      await lockCatalogue(write);
      if (await writeStoredMarks(write)) await syncLocations(write);
    }),
  );
