import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { OwnersDatabase } from './schema';
import { beginTime } from '@api/platform/db/transaction-time';
import { listedOwners, putListedOwners, removeListedOwners } from './chosen/listed-owners';
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
 * Replaces a source's links, which are locked, if `mayApply` accepts the difference. Owners chosen in the admin stay.
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
    from ${listedOwners} o join property p on p.id = o.property_id
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

async function write(
  db: Kysely<OwnersDatabase>,
  { linked, changed, unlinked }: OwnersDifference,
): Promise<void> {
  // A property whose owner is another is asked about: a trigger writes that with this time.
  const now = await beginTime(db);
  await removeListedOwners(db, unlinked);
  await putListedOwners(db, [...linked, ...changed], now);
}
