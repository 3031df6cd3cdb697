import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { OwnersDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { inviteOwners } from './invitations';
import type { Link } from './owners-file';

export interface OwnersDifference {
  linked: Link[];
  changed: Link[];
  unlinked: { property: number; reference: string; email: string }[];
  unchanged: number;
}

/** Removing more than this share of a source's links needs a confirmation. */
const doubtedShare = 1 / 3;

export const isDoubted = ({ unlinked, changed, unchanged }: OwnersDifference): boolean =>
  unlinked.length > 0 && unlinked.length > (unlinked.length + changed.length + unchanged) * doubtedShare;

/**
 * Replaces a source's links, which are locked, if `mayApply` accepts the difference.
 * @param invites queues invitations to owners without an account
 */
export const applyOwners = (
  db: Kysely<OwnersDatabase>,
  source: number,
  links: readonly Link[],
  { mayApply, invites }: { mayApply: (difference: OwnersDifference) => boolean; invites: boolean },
): Promise<{ difference: OwnersDifference; isApplied: boolean; invited: number }> =>
  inTransaction(db, async (trx) => {
    await trx.selectFrom('source').select('id').where('id', '=', source).forUpdate().execute();
    const difference = compare(await linksOf(trx, source), links);
    if (!mayApply(difference)) return { difference, isApplied: false, invited: 0 };
    await write(trx, difference);
    return { difference, isApplied: true, invited: invites ? await inviteOwners(trx, links) : 0 };
  });

async function linksOf(db: Kysely<OwnersDatabase>, source: number): Promise<Link[]> {
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
  const remaining = links.filter((link) => before.has(keyOf(link)));
  return {
    linked: links.filter((link) => !before.has(keyOf(link))),
    changed: remaining.filter((link) => !isSame(link)),
    unlinked: old.filter((link) => !after.has(keyOf(link))),
    unchanged: remaining.filter(isSame).length,
  };
}

const batchSize = 1000;

async function write(
  db: Kysely<OwnersDatabase>,
  { linked, changed, unlinked }: OwnersDifference,
): Promise<void> {
  const columnsOf = (links: readonly { property: number; email: string }[]) =>
    sql`unnest(${links.map(({ property }) => property)}::int[], ${links.map(({ email }) => email)}::text[])`;
  for (let start = 0; start < unlinked.length; start += batchSize)
    await sql`delete from property_owner o using ${columnsOf(unlinked.slice(start, start + batchSize))} as gone (id, email)
      where o.property_id = gone.id and o.email = gone.email`.execute(db);
  const upserts = [...linked, ...changed];
  const now = sqlNow();
  for (let start = 0; start < upserts.length; start += batchSize)
    await db
      .insertInto('property_owner')
      .values(
        upserts.slice(start, start + batchSize).map(({ property, email, onlyYouUntil }) => ({
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
