import type { Kysely } from 'kysely';
import type { DeletionList } from '@api/backup/deletion-list';
import type { Database } from '@api/db/schema';
import type { Account } from '@api/db/schema-accounts';
import type { LeadPlaces } from '@api/leads/places';
import { letterPages } from '@api/mail/letter-pages';
import { leaveKind } from './leave';
import { subscribeAccount } from './take';
import { wantsNewsletter } from './wants-newsletter';

/** Does as an account's owner says on the profile; what is as it was said before stays untouched. */
export async function setNewsletter(
  write: Kysely<Database>,
  { id, email, name, verified_at }: Pick<Account, 'id' | 'email' | 'name' | 'verified_at'>,
  wanted: boolean,
  { places, list }: { places: LeadPlaces; list: DeletionList },
): Promise<void> {
  const { wants } = await write
    .selectFrom('account')
    .select(wantsNewsletter.as('wants'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (wanted === wants) return;
  if (wanted) await subscribeAccount(write, { email, name, verified_at }, letterPages.profile, places);
  else await leaveKind(write, { email, kind: 'newsletter' }, { places, list });
}
