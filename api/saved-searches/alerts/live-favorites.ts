import type { Kysely } from 'kysely';
import type { SavedSearchesDatabase } from '../schema';
import { canReceiveEmail } from './live-searches';

export const favoriteAlertAccounts = (db: Kysely<SavedSearchesDatabase>) =>
  db.selectFrom('account').where('account.favorite_letters', '<>', 'off').where(canReceiveEmail);
