import type { Kysely } from 'kysely';
import type { DeletionList } from '@api/platform/db/deletion-list';
import type { LeadsDatabase } from '../schema';
import type { Account } from '@api/accounts/schema-accounts';
import type { LeadDestinations } from '../destinations';
import { emailPages } from '@api/platform/email/email-pages';
import { endSubscription } from './leave';
import { subscribeAccount } from './take';
import { wantsNewsletter } from './wants-newsletter';

/** An unchanged choice writes nothing. */
export async function setNewsletter(
  write: Kysely<LeadsDatabase>,
  { id, email, name, verified_at }: Pick<Account, 'id' | 'email' | 'name' | 'verified_at'>,
  wanted: boolean,
  { places, list }: { places: LeadDestinations; list: DeletionList },
): Promise<void> {
  const { wants } = await write
    .selectFrom('account')
    .select(wantsNewsletter.as('wants'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (wanted === wants) return;
  if (wanted) await subscribeAccount(write, { email, name, verified_at }, emailPages.profile, places);
  else await endSubscription(write, { email, kind: 'newsletter' }, { places, list });
}
