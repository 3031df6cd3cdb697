import { type Kysely, sql } from 'kysely';
import type { Content } from '@api/catalogue/overrides/content';
import { differingFields, type KnownFeedValues } from '@api/catalogue/overrides/effective';
import { asFeedValues, storedProperties } from '@api/catalogue/overrides/stored-overrides';
import type { FeedsDatabase } from '../schema';
import { type ApplyReport, type Overridden, reportLimit } from './apply-report';

/** Properties of one query. */
const pageSize = 500;

/** What people see of a source's active properties, and is not the feed's. */
export async function overriddenOf(db: Kysely<FeedsDatabase>, sourceId: number): Promise<Overridden[]> {
  const report = { overridden: [] as Overridden[] };
  for (let after: number | undefined = 0; after !== undefined;) {
    const page: Awaited<ReturnType<typeof storedProperties>> = await storedProperties(
      db,
      sql`p.id in (
        select q.id from property_override o
        join property q on q.source_id = o.source_id and q.reference = o.reference
        where o.source_id = ${sourceId} and q.in_feed and q.id > ${after}
        group by q.id order by q.id limit ${pageSize})`,
    );
    for (const { reference, seen, stored } of page)
      noteOverridden(report, reference, seen, asFeedValues(stored));
    after = page.at(-1)?.id;
  }
  return report.overridden;
}

export function noteOverridden(
  report: Pick<ApplyReport, 'overridden'>,
  reference: string,
  seen: Content,
  feed: KnownFeedValues,
): void {
  for (const each of differingFields(seen, feed))
    if (report.overridden.length < reportLimit) report.overridden.push({ reference, ...each });
}
