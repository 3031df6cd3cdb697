import type { Kysely } from 'kysely';
import { leadBody } from '@contract/leads';
import type { Database } from '@api/db/schema';
import type { Account } from '@api/db/schema-accounts';
import type { StoredLead } from '@api/db/schema-leads';
import { attempts, insertLead, rowOf } from '@api/leads/new-lead';
import type { LeadPlaces } from '@api/leads/places';
import { clock } from '@domain/clock';
import { privacyVersion } from '@domain/privacy';
import { isSubscription } from '@domain/subscription';
import { askToConfirm } from './ask';
import { tellConfirmed } from './confirm';
import { isConfirmed, keepWish } from './store';

export type SubscribingAccount = Pick<Account, 'email' | 'name' | 'verified_at'>;

interface Taking {
  places: LeadPlaces;
  /** Who is signed in. */
  account?: SubscribingAccount | null;
}

/**
 * Takes a kept contact that asks for a subscription: confirmed at once of who is signed in with that e-mail, proven; of
 * whoever is signed in with it unproven, by what proves it; of anybody else by a letter. What is confirmed is told.
 */
export async function takeSubscription(
  write: Kysely<Database>,
  lead: StoredLead,
  { places, account }: Taking,
): Promise<void> {
  const { kind, name, consent_version, consent_at, created_at, details } = lead;
  if (!isSubscription(kind)) return;
  const email = lead.email.toLowerCase();
  const own = account?.email === email;
  const isProven = own && account.verified_at !== null;
  const { page = null } = details as { page?: string };
  const proof = { consent_version, consent_at: consent_at ?? created_at, page };
  await keepWish(write, { kind, email, name, ...proof, own, isProven });
  if (await isConfirmed(write, kind, email)) await tellConfirmed(write, { kind, email }, places);
  else if (!own) await askToConfirm(write, email);
}

/** The same of what an account's owner says on a page of theirs: it is a contact as those of forms are. */
export async function subscribeAccount(
  write: Kysely<Database>,
  account: SubscribingAccount,
  page: string,
  places: LeadPlaces,
): Promise<void> {
  const now = clock.now();
  const consent = { version: privacyVersion, at: now.toISOString() };
  const { name, email } = account;
  const row = rowOf(leadBody.parse({ kind: 'newsletter', name, email, page, consent }));
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const lead = await insertLead(write, row, null, now);
    if (lead) return takeSubscription(write, lead, { places, account });
  }
  throw new Error('no protocol is free');
}
