import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { AlertAction, AlertLink } from '@contract/alerts';
import { hashOf, newLinkToken } from '@api/platform/http/secrets';
import type { SavedSearchesDatabase } from '../schema';
import type { StopLinks } from '@api/platform/email/stop-links';
import { setFavoriteEmailFrequency } from '@api/favorites/queries/favorite-emails';
import { maskedEmail } from '@domain/people/masked-email';
import type { Frequency } from '@domain/saved-search/frequency';

/** Works without a session, so a link must not permit anything else. */
export type LinkPurpose =
  | { purpose: 'stop'; searches: readonly number[]; favorites: boolean }
  | { purpose: 'list'; properties: readonly number[] };

/** Returns the token; only its hash is stored. */
export async function createLink(
  db: Kysely<SavedSearchesDatabase>,
  emailId: number,
  link: LinkPurpose,
): Promise<string> {
  const token = newLinkToken();
  const { purpose } = link;
  await db
    .insertInto('alert_link')
    .values({
      hash: hashOf(token),
      letter_id: emailId,
      purpose,
      searches: purpose === 'stop' ? [...link.searches] : [],
      favorites: purpose === 'stop' && link.favorites,
      properties: purpose === 'list' ? [...link.properties] : [],
    })
    .execute();
  return token;
}

const linkOf = (db: Kysely<SavedSearchesDatabase>, token: string, purpose: LinkPurpose['purpose']) =>
  db
    .selectFrom('alert_link')
    .innerJoin('alert_letter', 'alert_letter.id', 'letter_id')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['hash', 'searches', 'favorites', 'properties', 'before'])
    .select(['account_id', 'account.email', 'account.favorite_letters'])
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** null: invalid token, or nothing remains to stop. */
async function stopLink(db: Kysely<SavedSearchesDatabase>, token: string): Promise<AlertLink | null> {
  const link = await linkOf(db, token, 'stop');
  if (!link) return null;
  const searches = await searchesOf(db, link).select(['name', 'frequency']).execute();
  const favorites = link.favorites ? link.favorite_letters : null;
  return searches.length === 0 && favorites === null
    ? null
    : { email: maskedEmail(link.email), searches, favorites };
}

/** Changes only what the link names. A repeat or an invalid token changes nothing. */
async function actByLink(
  db: Kysely<SavedSearchesDatabase>,
  token: string,
  action: AlertAction,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const link = await linkOf(trx, token, 'stop');
    if (!link) return;
    const before = link.before ?? {};
    // Remembers the earlier frequency for 'resume'. undefined: no change.
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
    const favoriteEmails = link.favorites ? next('favorites', link.favorite_letters) : undefined;
    if (favoriteEmails) await setFavoriteEmailFrequency(trx, link.account_id, favoriteEmails);
    await trx
      .updateTable('alert_link')
      .set({ before: JSON.stringify(before) })
      .where('hash', '=', link.hash)
      .execute();
  });
}

const searchesOf = (
  db: Kysely<SavedSearchesDatabase>,
  { account_id, searches }: { account_id: number; searches: readonly number[] },
) =>
  db
    .selectFrom('saved_search')
    .where('id', '=', sql<number>`any(${[...searches]}::int[])`)
    .where('account_id', '=', account_id)
    .where('removed_at', 'is', null)
    .orderBy('id');

/** null: invalid token. */
export async function listLink(db: Kysely<SavedSearchesDatabase>, token: string): Promise<number[] | null> {
  return (await linkOf(db, token, 'list'))?.properties ?? null;
}

/** Links that stop e-mails about saved searches and favorites. */
export const alertStopLinks: StopLinks<SavedSearchesDatabase> = { read: stopLink, use: actByLink };
