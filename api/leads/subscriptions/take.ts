import type { Kysely } from 'kysely';
import { leadBody } from '@contract/leads';
import type { LeadsDatabase } from '../schema';
import type { Account } from '@api/accounts/schema-accounts';
import type { StoredLead } from '../schema-leads';
import { attempts, insertLead, rowOf } from '../new-lead';
import type { LeadDestinations } from '../destinations';
import { clock } from '@domain/kernel/clock';
import { privacyVersion } from '@domain/people/privacy';
import { isSubscription } from '@domain/leads/subscription';
import { requestConfirmation } from './request-confirmation';
import { notifyConfirmed } from './confirm';
import { isConfirmed, saveSubscriptionRequest } from './store';

export type SubscribingAccount = Pick<Account, 'email' | 'name' | 'verified_at'>;

interface Taking {
  places: LeadDestinations;
  account?: SubscribingAccount | null;
}

/** A verified account confirms at once, an unverified account by its verification, a visitor by e-mail. */
export async function takeSubscription(
  write: Kysely<LeadsDatabase>,
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
  await saveSubscriptionRequest(write, { kind, email, name, ...proof, own, isProven });
  if (await isConfirmed(write, kind, email)) await notifyConfirmed(write, { kind, email }, places);
  else if (!own) await requestConfirmation(write, email);
}

/** Subscribes from a page of the account. It saves a lead, like a form. */
export async function subscribeAccount(
  write: Kysely<LeadsDatabase>,
  account: SubscribingAccount,
  page: string,
  places: LeadDestinations,
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
