import type { Kysely } from 'kysely';
import type { SaidOfHome } from '@contract/folder-links';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { type OpinionAnswer, revealed } from '@domain/opinions';
import { keptItems } from './favorites';
import { ownFolder } from './folders';
import { oneAtATime } from './person';

/** What the owner of these folders has said of their homes. */
export const ownerOpinions = (db: Kysely<Database>, folders: readonly number[]) =>
  db
    .selectFrom('owner_opinion')
    .select(['folder_id', 'property_id', 'answer'])
    .where('folder_id', 'in', folders)
    .orderBy('written_at')
    .execute();

/** What the guests of these folders have said of their homes, but those whose link was revoked; the first guest first. */
const guestOpinions = (db: Kysely<Database>, folders: readonly number[]) =>
  db
    .selectFrom('guest_opinion')
    .innerJoin('folder_link', 'folder_link.id', 'link_id')
    .select(['folder_id', 'link_id', 'guest_name', 'property_id', 'answer', 'note'])
    .where('folder_id', 'in', folders)
    .where('revoked_at', 'is', null)
    .orderBy('link_id')
    .execute();

/**
 * What was said of the homes in these folders of one person's, home by home. What a guest says is told where the owner has
 * said something in the same folder; else only that it was said.
 */
export async function saidOfHomes(
  db: Kysely<Database>,
  folders: readonly number[],
): Promise<(property: number) => Pick<SaidOfHome, 'own' | 'guests'>> {
  const [own, guests] = folders.length
    ? [await ownerOpinions(db, folders), await guestOpinions(db, folders)]
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

/** What one guest has said. */
export const opinionsOfGuest = (db: Kysely<Database>, link: number) =>
  db
    .selectFrom('guest_opinion')
    .select(['property_id', 'answer', 'note'])
    .where('link_id', '=', link)
    .execute();

interface OwnAnswer {
  account: number;
  folder: number;
  property: number;
  /** null takes back what was said. */
  answer: OpinionAnswer | null;
}

/** False where the folder is not the person's, or the home does not lie in it. */
export const answerAsOwner = (
  db: Kysely<Database>,
  { account, folder, property, answer }: OwnAnswer,
): Promise<boolean> =>
  oneAtATime(db, account, async (write) => {
    if (!(await ownFolder(write, account, folder))) return false;
    if (!(await liesIn(write, { account, folder, property }))) return false;
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

/** Whether a home lies in a person's folder. */
export async function liesIn(
  db: Kysely<Database>,
  { account, folder, property }: Omit<OwnAnswer, 'answer'>,
): Promise<boolean> {
  const item = await keptItems(db, account)
    .select('folder_item.id')
    .where('folder_id', '=', folder)
    .where('property_id', '=', property)
    .executeTakeFirst();
  return item !== undefined;
}

/** Writes what a guest says; what was said before is gone. */
export async function answerAsGuest(
  db: Kysely<Database>,
  link: number,
  said: { property: number; answer: OpinionAnswer; note: string },
): Promise<void> {
  const { property, ...opinion } = said;
  const written = { ...opinion, written_at: sqlNow() };
  await db
    .insertInto('guest_opinion')
    .values({ link_id: link, property_id: property, ...written })
    .onConflict((conflict) => conflict.columns(['link_id', 'property_id']).doUpdateSet(written))
    .execute();
}

/** Deletes all that a guest has said, the name too; the link stays. */
export const forgetGuest = (db: Kysely<Database>, link: number): Promise<void> =>
  db.transaction().execute(async (write) => {
    await write.deleteFrom('guest_opinion').where('link_id', '=', link).execute();
    await write.updateTable('folder_link').set({ guest_name: null }).where('id', '=', link).execute();
  });
