import { type Kysely, sql } from 'kysely';
import type { AlertAction, AlertLink } from '@contract/alerts';
import { hashOf, newLinkToken } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { ownerLink, setOwnerLetters } from '@api/owner-report/letters/letter-links';
import { endInvitationsByLink, invitationLink } from '@api/owners/invitation-links';
import { setFavoriteLetters } from '@api/repositories/favorite-letters';
import { maskedEmail } from '@domain/masked-email';
import type { Frequency } from '@domain/saved-search/frequency';

/** What a link does without a sign-in: stops the letters of these searches and of favourites, or shows these homes. It can do nothing else. */
export type LinkPurpose =
  | { purpose: 'stop'; searches: readonly number[]; favorites: boolean }
  | { purpose: 'list'; properties: readonly number[] };

/** Draws a link of a letter; what is kept is its hash. @returns its token */
export async function drawLink(db: Kysely<Database>, letter: number, link: LinkPurpose): Promise<string> {
  const token = newLinkToken();
  const { purpose } = link;
  await db
    .insertInto('alert_link')
    .values({
      hash: hashOf(token),
      letter_id: letter,
      purpose,
      searches: purpose === 'stop' ? [...link.searches] : [],
      favorites: purpose === 'stop' && link.favorites,
      properties: purpose === 'list' ? [...link.properties] : [],
    })
    .execute();
  return token;
}

const linkOf = (db: Kysely<Database>, token: string, purpose: LinkPurpose['purpose']) =>
  db
    .selectFrom('alert_link')
    .innerJoin('alert_letter', 'alert_letter.id', 'letter_id')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['hash', 'searches', 'favorites', 'properties', 'before'])
    .select(['account_id', 'account.email', 'account.favorite_letters'])
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** What a link stops; null where there is no such link, or nothing of it is there any more. */
export async function stopLink(db: Kysely<Database>, token: string): Promise<AlertLink | null> {
  const link = await linkOf(db, token, 'stop');
  if (!link) return (await ownerLetters(db, token)) ?? invitations(db, token);
  const searches = await searchesOf(db, link).select(['name', 'frequency']).execute();
  const favorites = link.favorites ? link.favorite_letters : null;
  return searches.length === 0 && favorites === null
    ? null
    : { email: maskedEmail(link.email), searches, favorites };
}

/**
 * Ends the letters of exactly what a link names, makes them weekly, or takes that back. Twice is as once; a wrong token does
 * nothing.
 */
export async function actByLink(db: Kysely<Database>, token: string, action: AlertAction): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const link = await linkOf(trx, token, 'stop');
    if (!link) {
      await actByOwnerLink(trx, token, action);
      if (action === 'stop') await endInvitationsByLink(trx, token);
      return;
    }
    const before = link.before ?? {};
    /** What comes in place of a frequency, which is remembered; undefined: nothing does. */
    const next = (of: string, frequency: Frequency): Frequency | undefined => {
      const wanted = action === 'stop' ? 'off' : action === 'weekly' ? 'weekly' : (before[of] ?? frequency);
      if (wanted === frequency) return undefined;
      if (action !== 'resume') before[of] ??= frequency;
      return wanted;
    };
    for (const { id, frequency } of await searchesOf(trx, link)
      .select(['id', 'frequency'])
      .forUpdate()
      .execute()) {
      const wanted = next(String(id), frequency);
      if (wanted)
        await trx.updateTable('saved_search').set({ frequency: wanted }).where('id', '=', id).execute();
    }
    const letters = link.favorites ? next('favorites', link.favorite_letters) : undefined;
    if (letters) await setFavoriteLetters(trx, link.account_id, letters);
    await trx
      .updateTable('alert_link')
      .set({ before: JSON.stringify(before) })
      .where('hash', '=', link.hash)
      .execute();
  });
}

/** The searches of a link that are there still, as they were saved. */
const searchesOf = (
  db: Kysely<Database>,
  { account_id, searches }: { account_id: number; searches: readonly number[] },
) =>
  db
    .selectFrom('saved_search')
    .where('id', '=', sql<number>`any(${[...searches]}::int[])`)
    .where('account_id', '=', account_id)
    .where('removed_at', 'is', null)
    .orderBy('id');

/** The homes that a link shows, in the letter's order; null where there is no such link. */
export async function listLink(db: Kysely<Database>, token: string): Promise<number[] | null> {
  return (await linkOf(db, token, 'list'))?.properties ?? null;
}

/** The same of a letter of the week to an owner. */
async function ownerLetters(db: Kysely<Database>, token: string): Promise<AlertLink | null> {
  const link = await ownerLink(db, token);
  return link && { email: maskedEmail(link.email), searches: [], ownerLetters: link.isOn };
}

/** The same of an owner's invitation: it knows no address. */
async function invitations(db: Kysely<Database>, token: string): Promise<AlertLink | null> {
  const link = await invitationLink(db, token);
  return link && { email: null, searches: [], invitations: link.isOn };
}

/** They are weekly as they are. */
async function actByOwnerLink(db: Kysely<Database>, token: string, action: AlertAction): Promise<void> {
  const link = await ownerLink(db, token);
  if (link && action !== 'weekly') await setOwnerLetters(db, link.account, action === 'resume');
}
