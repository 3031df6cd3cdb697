import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { inviteOwners } from './invitations';
import type { Link } from './owners-file';

/** What a file changes; numbers of links. */
export interface OwnersDifference {
  linked: Link[];
  changed: Link[];
  unlinked: { property: number; reference: string; email: string }[];
  unchanged: number;
}

/** Unlinking more than this share of a source's links wants the operator's word. */
const doubtedShare = 1 / 3;

export const isDoubted = ({ unlinked, changed, unchanged }: OwnersDifference): boolean =>
  unlinked.length > 0 && unlinked.length > (unlinked.length + changed.length + unchanged) * doubtedShare;

/**
 * Makes a file's links the whole truth of a source: who is no longer in it is unlinked. One transaction, in which nobody
 * else changes this source's links.
 * @param mayApply says of the difference whether it is kept; else nothing is changed
 * @param invites whether owners without an account are asked by letter to open one
 */
export const applyOwners = (
  db: Kysely<Database>,
  source: number,
  links: readonly Link[],
  { mayApply, invites }: { mayApply: (difference: OwnersDifference) => boolean; invites: boolean },
): Promise<{ difference: OwnersDifference; isApplied: boolean; invited: number }> =>
  db.transaction().execute(async (trx) => {
    await trx.selectFrom('source').select('id').where('id', '=', source).forUpdate().execute();
    const difference = compare(await linksOf(trx, source), links);
    if (!mayApply(difference)) return { difference, isApplied: false, invited: 0 };
    await write(trx, difference);
    return { difference, isApplied: true, invited: invites ? await inviteOwners(trx, links) : 0 };
  });

async function linksOf(db: Kysely<Database>, source: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select o.property_id as property, p.reference, o.email, to_char(o.only_you_until, 'YYYY-MM-DD') as "onlyYouUntil"
    from property_owner o join property p on p.id = o.property_id
    where p.source_id = ${source} order by o.property_id, o.email`.execute(db);
  return rows;
}

const keyOf = ({ property, email }: Pick<Link, 'property' | 'email'>) => `${property} ${email}`;

function compare(old: readonly Link[], links: readonly Link[]): OwnersDifference {
  const [before, after] = [new Map(old.map((link) => [keyOf(link), link])), new Set(links.map(keyOf))];
  const isSame = (link: Link) => before.get(keyOf(link))!.onlyYouUntil === link.onlyYouUntil;
  const kept = links.filter((link) => before.has(keyOf(link)));
  return {
    linked: links.filter((link) => !before.has(keyOf(link))),
    changed: kept.filter((link) => !isSame(link)),
    unlinked: old.filter((link) => !after.has(keyOf(link))),
    unchanged: kept.filter(isSame).length,
  };
}

/** Links that are written by one statement. */
const atOnce = 1000;

async function write(db: Kysely<Database>, { linked, changed, unlinked }: OwnersDifference): Promise<void> {
  const columnsOf = (links: readonly { property: number; email: string }[]) =>
    sql`unnest(${links.map(({ property }) => property)}::int[], ${links.map(({ email }) => email)}::text[])`;
  for (let start = 0; start < unlinked.length; start += atOnce)
    await sql`delete from property_owner o using ${columnsOf(unlinked.slice(start, start + atOnce))} as gone (id, email)
      where o.property_id = gone.id and o.email = gone.email`.execute(db);
  const put = [...linked, ...changed];
  const now = sqlNow();
  for (let start = 0; start < put.length; start += atOnce)
    await db
      .insertInto('property_owner')
      .values(
        put.slice(start, start + atOnce).map(({ property, email, onlyYouUntil }) => ({
          property_id: property,
          email,
          only_you_until: onlyYouUntil,
          since: now,
        })),
      )
      .onConflict((both) =>
        both
          .columns(['property_id', 'email'])
          .doUpdateSet((row) => ({ only_you_until: row.ref('excluded.only_you_until') })),
      )
      .execute();
}
