import type { Kysely } from 'kysely';
import type { AlertAction, AlertLink } from '@contract/alerts';
import { hashOf, newLinkToken } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';

/** What a link does without a sign-in: stops these searches' letters, or shows these homes. It can do nothing else. */
export type LinkPurpose =
  { purpose: 'stop'; searches: readonly number[] } | { purpose: 'list'; properties: readonly number[] };

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
    .select(['hash', 'searches', 'properties', 'before', 'account_id', 'account.email'])
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** What a link stops; null where there is no such link, or none of its searches is there any more. */
export async function stopLink(db: Kysely<Database>, token: string): Promise<AlertLink | null> {
  const link = await linkOf(db, token, 'stop');
  if (!link || link.searches.length === 0) return null;
  const searches = await db
    .selectFrom('saved_search')
    .select(['name', 'frequency'])
    .where('id', 'in', link.searches)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return searches.length === 0 ? null : { email: masked(link.email), searches };
}

/**
 * Ends the letters of exactly the searches of a link, makes them weekly, or takes that back. Twice is as once; a wrong token
 * does nothing.
 */
export async function actByLink(db: Kysely<Database>, token: string, action: AlertAction): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const link = await linkOf(trx, token, 'stop');
    if (!link || link.searches.length === 0) return;
    const rows = await trx
      .selectFrom('saved_search')
      .select(['id', 'frequency'])
      .where('id', 'in', link.searches)
      .where('account_id', '=', link.account_id)
      .where('removed_at', 'is', null)
      .forUpdate()
      .execute();
    const before = link.before ?? {};
    for (const { id, frequency } of rows) {
      const next = action === 'stop' ? 'off' : action === 'weekly' ? 'weekly' : (before[id] ?? frequency);
      if (next === frequency) continue;
      await trx.updateTable('saved_search').set({ frequency: next }).where('id', '=', id).execute();
      if (action !== 'resume') before[id] ??= frequency;
    }
    await trx
      .updateTable('alert_link')
      .set({ before: JSON.stringify(before) })
      .where('hash', '=', link.hash)
      .execute();
  });
}

/** The homes that a link shows, in the letter's order; null where there is no such link. */
export async function listLink(db: Kysely<Database>, token: string): Promise<number[] | null> {
  return (await linkOf(db, token, 'list'))?.properties ?? null;
}

/** As much of an e-mail as its owner knows it by. */
function masked(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.at(0)}•••${name.length > 2 ? name.at(-1) : ''}@${domain}`;
}
