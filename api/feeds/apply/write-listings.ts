import { type RawBuilder, sql } from 'kysely';
import type { Write } from '@api/platform/db/transaction';
import type { FeedsDatabase } from '../schema';
import { type AppliedListing, reportLimit } from './apply-report';
import { propertyColumns } from './row';
import { StagingLostError } from './staging';

interface Run {
  sourceId: number;
  runId: number;
}

interface Differing {
  added: number;
  changed: number;
  back: number;
  /** Staged as unchanged, without content; the property changed since. */
  bare: number;
}

export async function countDiffering(
  write: Write<FeedsDatabase>,
  { sourceId, runId }: Run,
): Promise<Differing> {
  const { rows } = await sql<Differing>`
    select count(*) filter (where q.id is null)::int as added,
      count(*) filter (where q.in_feed and q.content_hash <> i.content_hash)::int as changed,
      count(*) filter (where not q.in_feed)::int as back,
      count(*) filter (where i.listing = 'null' and (q.in_feed and q.content_hash = i.content_hash) is not true)::int as bare
    from import_listing i
    left join property q on q.source_id = ${sourceId} and q.reference = i.reference
    where i.run_id = ${runId} and not i.held`.execute(write);
  return rows[0]!;
}

export interface DifferingListings {
  /** New ones have no id. */
  added: { reference: string; id: number | null }[];
  changed: { reference: string; id: number }[];
}

/** The first of those that a held run would write; `added` has those that come back as well. */
export async function differingListings(
  write: Write<FeedsDatabase>,
  { sourceId, runId }: Run,
): Promise<DifferingListings> {
  const list = (which: RawBuilder<boolean>) => sql`
    coalesce((select jsonb_agg(jsonb_build_object('reference', reference, 'id', id)) from (
      select i.reference, q.id from import_listing i
      left join property q on q.source_id = ${sourceId} and q.reference = i.reference
      where i.run_id = ${runId} and not i.held and ${which} order by i.reference limit ${differingShown}) listed), '[]')`;
  const { rows } = await sql<DifferingListings>`
    select ${list(sql`q.in_feed is not true`)} as added,
      ${list(sql`q.in_feed and q.content_hash <> i.content_hash`)} as changed`.execute(write);
  return rows[0]!;
}
const differingShown = 20;

/** An empty statement is skipped: it would drop the search index. @throws StagingLostError */
export async function writeListings(
  trx: Write<FeedsDatabase>,
  { sourceId, runId }: Run,
  now: RawBuilder<Date>,
) {
  const columns = sql.join(propertyColumns.map((name) => sql.ref(name)));
  const values = sql.join(propertyColumns.map((name) => sql.ref(`r.${name}`)));
  const assignments = sql.join(
    propertyColumns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`r.${name}`)}`),
  );
  const unpacked = sql`cross join lateral jsonb_populate_record(null::property, s.listing -> 'row') r
    left join broker b on b.slug = s.listing ->> 'brokerSlug'`;
  const update = (which: ReturnType<typeof sql>) =>
    listed(
      trx,
      sql`update property p set ${assignments}, feed_highlighted = null, feed_news = null, broker_id = b.id, content_hash = s.content_hash, in_feed = true,
          listed_at = coalesce((s.listing ->> 'listedAt')::timestamptz, p.listed_at), updated_at = ${now}
        from (
          select i.*, q.id as property_id from import_listing i
          join property q on q.source_id = ${sourceId} and q.reference = i.reference
          where i.run_id = ${runId} and not i.held and ${which}
        ) s ${unpacked}
        where p.id = s.property_id
        returning p.id, p.reference`,
    );
  const expected = await countDiffering(trx, { sourceId, runId });
  if (expected.bare > 0) throw new StagingLostError();
  const changed = expected.changed ? await update(sql`q.in_feed and q.content_hash <> i.content_hash`) : none;
  const reactivated = expected.back ? await update(sql`not q.in_feed`) : none;
  const added =
    expected.added === 0
      ? none
      : await listed(
          trx,
          sql`insert into property (source_id, reference, content_hash, broker_id, listed_at, updated_at, ${columns})
      select ${sourceId}::int, s.reference, s.content_hash, b.id,
        coalesce((s.listing ->> 'listedAt')::timestamptz, ${now}),
        coalesce((s.listing ->> 'updatedAt')::timestamptz, (s.listing ->> 'listedAt')::timestamptz, ${now}), ${values}
      from import_listing s ${unpacked}
      where s.run_id = ${runId} and not s.held
        and not exists (select 1 from property q where q.source_id = ${sourceId} and q.reference = s.reference)
      order by (s.listing ->> 'position')::int
      returning id, reference`,
        );
  return { added, changed, reactivated, total: added.total + changed.total + reactivated.total };
}

interface Listed {
  total: number;
  list: AppliedListing[];
}
export const none: Listed = { total: 0, list: [] };
export const nothingWritten = { added: none, changed: none, reactivated: none, total: 0 };

export async function listed(trx: Write<FeedsDatabase>, statement: ReturnType<typeof sql>): Promise<Listed> {
  const modifies = sql<{ id: number; reference: string; total: number }>`
    with touched as (${statement})
    select id, reference, count(*) over ()::int as total from touched order by id limit ${reportLimit}`;
  const { rows } = await modifies.execute(trx);
  return { total: rows[0]?.total ?? 0, list: rows.map(({ id, reference }) => ({ id, reference })) };
}
