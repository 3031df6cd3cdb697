import type { Kysely } from 'kysely';
import type { Account } from '@api/accounts/schema-accounts';
import { accountHooks } from '@api/account-hooks';
import { announcementLeads } from '@api/announcements/lead-extension';
import type { Database } from '@api/database';
import { leadFacts as facts } from '@api/leads/lead-facts';
import { noDestinations } from '@api/leads/destinations';
import { leadEraser, personalDataOf } from '@api/modules';
import { noDeletionList } from '@api/platform/db/deletion-list';
import { deleteAccount as deleteOne } from '@api/privacy/deletion';
import { exportOf as exported } from '@api/privacy/export';
import { deleteExpiredData as forgetAll } from '@api/privacy/forget';

/* What the back end does with all of its modules. */

export const { announceOf } = announcementLeads;
export const hooks = accountHooks({ leadPlaces: noDestinations, deletions: noDeletionList });

export const forget = (db: Kysely<Database>) => forgetAll(db, personalDataOf());

export const exportOf = (db: Kysely<Database>, account: Account) => exported(db, account, personalDataOf());

export const deleteAccount = (
  write: Kysely<Database>,
  account: Pick<Account, 'id' | 'email' | 'verified_at' | 'created_at'>,
  leadPlaces = noDestinations,
) => deleteOne(write, account, personalDataOf({ leadPlaces }));

export const eraseLeads = (db: Kysely<Database>, email: string, dataDir: string, places = noDestinations) =>
  leadEraser({ dataDir, places })(db, { email: email.toLowerCase(), phone: null });

export const leadFacts = (db: Kysely<Database>, lead: number, siteUrl: string) =>
  facts(db, lead, { siteUrl, announceOf });
