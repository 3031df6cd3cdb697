import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import { isWrittenTo } from './live-searches';

/** Accounts that are to be told of their favourites. */
export const toldOfFavorites = (db: Kysely<Database>) =>
  db.selectFrom('account').where('account.favorite_letters', '<>', 'off').where(isWrittenTo);
