import { type Kysely, sql } from 'kysely';
import { hashOf, newLinkToken } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { Account } from '@api/db/schema-accounts';
import type { Subscription } from '@api/db/schema-subscriptions';
import { linkGone } from '@api/errors';
import { deliveriesOf } from '@api/leads/deliveries';
import { type LeadPlaces, placesOf } from '@api/leads/places';
import { tellPlaces } from '@api/leads/tell-lead';
import { confirmationHours } from '@domain/subscription';
import { leadsOf } from './store';

/** Draws the token of a letter's link: it confirms what its person has asked for. Only its hash is kept; those before are void. */
export async function drawConfirmation(db: Kysely<Database>, email: string): Promise<string> {
  const token = newLinkToken();
  await db
    .updateTable('subscription')
    .set({
      token_hash: hashOf(token),
      token_until: sql<Date>`${sqlNow()} + make_interval(hours => ${confirmationHours})`,
    })
    .where('email', '=', email)
    .where('state', '=', 'unconfirmed')
    .execute();
  return token;
}

/** What a link that serves still was drawn for; it may be confirmed by now. */
export const drawnFor = (db: Kysely<Database>, token: string) =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('token_until', '>', sqlNow())
    .orderBy('id');

/**
 * Confirms all that a link's person has asked for, once: again it changes nothing. Throws `linkGone()` (410) where the link
 * is wrong or over, or what it confirmed was left since.
 */
export const confirmByLink = (db: Kysely<Database>, token: string, places: LeadPlaces): Promise<void> =>
  db.transaction().execute(async (write) => {
    const [drawn] = await drawnFor(write, token).forUpdate().execute();
    if (!drawn) throw linkGone();
    const open = unconfirmed(write).where('email', '=', drawn.email);
    for (const each of await open.returning(['kind', 'email']).execute())
      await tellConfirmed(write, each, places);
  });

/** Confirms what an account's owner had asked for before the e-mail was proven. */
export async function confirmOwn(
  write: Kysely<Database>,
  { email }: Pick<Account, 'email'>,
  places: LeadPlaces,
): Promise<void> {
  const open = unconfirmed(write).where('email', '=', email).where('own', '=', true);
  for (const each of await open.returning(['kind', 'email']).execute())
    await tellConfirmed(write, each, places);
}

const unconfirmed = (write: Kysely<Database>) =>
  write
    .updateTable('subscription')
    .set({ state: 'confirmed', confirmed_at: sqlNow(), left_at: null })
    .where('state', '=', 'unconfirmed');

/** Tells all places of what is confirmed: of each of its contacts that a place has not heard of. */
export async function tellConfirmed(
  write: Kysely<Database>,
  subscription: Pick<Subscription, 'kind' | 'email'>,
  places: LeadPlaces,
): Promise<void> {
  const leads = await leadsOf(write, subscription);
  const told = await deliveriesOf(
    write,
    leads.map(({ id }) => id),
  );
  // The newest says it for all; what an older one has told stays told.
  const newest = leads.at(-1);
  for (const lead of leads) {
    if (lead !== newest && told.get(lead.id)!.length === 0) continue;
    const { page } = lead.details as { page?: string };
    await tellPlaces(write, lead, await placesOf(write, lead, places), page ? { page } : undefined);
  }
}
