import { inTransaction } from '@api/platform/db/transaction';
import type { Kysely } from 'kysely';
import type { PropertyReactions } from '@contract/folder-links';
import type { FavoritesDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { type ReactionValue, revealed } from '@domain/favorites/reactions';
import { favoriteItems } from './favorites';
import { ownFolder } from './folders';
import { withAccountLock } from '@api/accounts/queries/account-lock';

export const ownerReactions = (db: Kysely<FavoritesDatabase>, folders: readonly number[]) =>
  db
    .selectFrom('owner_opinion')
    .select(['folder_id', 'property_id', 'answer'])
    .where('folder_id', 'in', folders)
    .orderBy('written_at')
    .execute();

/** Without revoked links, first guest first. */
const guestOpinions = (db: Kysely<FavoritesDatabase>, folders: readonly number[]) =>
  db
    .selectFrom('guest_opinion')
    .innerJoin('folder_link', 'folder_link.id', 'link_id')
    .select(['folder_id', 'link_id', 'guest_name', 'property_id', 'answer', 'note'])
    .where('folder_id', 'in', folders)
    .where('revoked_at', 'is', null)
    .orderBy('link_id')
    .execute();

/** A guest's reaction is hidden until the owner reacts in the same folder. */
export async function reactionsByProperty(
  db: Kysely<FavoritesDatabase>,
  folders: readonly number[],
): Promise<(property: number) => Pick<PropertyReactions, 'own' | 'guests'>> {
  const [own, guests] = folders.length
    ? [await ownerReactions(db, folders), await guestOpinions(db, folders)]
    : [[], []];
  return (property) => {
    const ownOf = new Map(
      own.flatMap((each) => (each.property_id === property ? [[each.folder_id, each.answer] as const] : [])),
    );
    return {
      own: [...ownOf.values()].at(-1) ?? null,
      guests: guests
        .filter(({ property_id }) => property_id === property)
        .map(({ folder_id, link_id: link, guest_name: name, ...theirs }) => {
          const shown = revealed(ownOf.get(folder_id) ?? null, theirs);
          return { link, name, answer: shown?.answer ?? null, note: shown?.note ?? '' };
        }),
    };
  };
}

export const reactionsOfGuest = (db: Kysely<FavoritesDatabase>, link: number) =>
  db
    .selectFrom('guest_opinion')
    .select(['property_id', 'answer', 'note'])
    .where('link_id', '=', link)
    .execute();

interface OwnAnswer {
  account: number;
  folder: number;
  property: number;
  /** null deletes the reaction. */
  answer: ReactionValue | null;
}

/** false: not a folder of the account, or the property is not in it. */
export const reactAsOwner = (
  db: Kysely<FavoritesDatabase>,
  { account, folder, property, answer }: OwnAnswer,
): Promise<boolean> =>
  withAccountLock(db, account, async (write) => {
    if (!(await ownFolder(write, account, folder))) return false;
    if (!(await isInFolder(write, { account, folder, property }))) return false;
    const own = { folder_id: folder, property_id: property };
    if (answer === null)
      await write
        .deleteFrom('owner_opinion')
        .where((row) => row.and(own))
        .execute();
    else {
      const written = { answer, written_at: sqlNow() };
      await write
        .insertInto('owner_opinion')
        .values({ ...own, ...written })
        .onConflict((conflict) => conflict.columns(['folder_id', 'property_id']).doUpdateSet(written))
        .execute();
    }
    return true;
  });

export async function isInFolder(
  db: Kysely<FavoritesDatabase>,
  { account, folder, property }: Omit<OwnAnswer, 'answer'>,
): Promise<boolean> {
  const item = await favoriteItems(db, account)
    .select('folder_item.id')
    .where('folder_id', '=', folder)
    .where('property_id', '=', property)
    .executeTakeFirst();
  return item !== undefined;
}

/** Replaces the guest's earlier reaction. */
export async function reactAsGuest(
  db: Kysely<FavoritesDatabase>,
  link: number,
  reaction: { property: number; answer: ReactionValue; note: string },
): Promise<void> {
  const { property, ...opinion } = reaction;
  const written = { ...opinion, written_at: sqlNow() };
  await db
    .insertInto('guest_opinion')
    .values({ link_id: link, property_id: property, ...written })
    .onConflict((conflict) => conflict.columns(['link_id', 'property_id']).doUpdateSet(written))
    .execute();
}

/** Deletes a guest's reactions and name. The link remains. */
export const forgetGuest = (db: Kysely<FavoritesDatabase>, link: number): Promise<void> =>
  inTransaction(db, async (write) => {
    await write.deleteFrom('guest_opinion').where('link_id', '=', link).execute();
    await write.updateTable('folder_link').set({ guest_name: null }).where('id', '=', link).execute();
  });
