import type { Kysely } from 'kysely';
import type { OwnersDatabase } from './schema';
import type { PriceHistory } from '@domain/property/price-history';

export interface OwnersDeps {
  db: Kysely<OwnersDatabase>;
  /** Decides who may see earlier prices. */
  priceHistory: PriceHistory;
}
