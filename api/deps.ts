import type { Kysely } from 'kysely';
import type { Passwords } from './auth/passwords';
import type { TrustedIssuers } from './auth/trusted-issuers';
import type { DeletionList } from './backup/deletion-list';
import type { Database } from './db/schema';
import type { IsHouse } from './house-networks';
import type { LeadPlaces } from './leads/places';
import type { Logger } from './log';
import type { PriceHistory } from '@domain/price-history';
import type { Derivatives } from './photos/derivatives';

/** What the calls are given. */
export type ApiDeps = {
  db: Kysely<Database>;
  log: Logger;
  derivatives?: Derivatives;
  passwords: Passwords;
  issuers: TrustedIssuers;
  /** Whom leads are told to. */
  leadPlaces: LeadPlaces;
  /** Where it is noted who wanted to be gone. */
  deletions: DeletionList;
  /** Who is shown what a property cost before. */
  priceHistory: PriceHistory;
  /** Whether an address is the house's own. */
  isHouse: IsHouse;
};
