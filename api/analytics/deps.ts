import type { Kysely } from 'kysely';
import type { AnalyticsDatabase } from './schema';
import type { IsBrokerageAddress } from '@api/platform/http/brokerage-networks';

export interface AnalyticsDeps {
  db: Kysely<AnalyticsDatabase>;
  isBrokerageAddress: IsBrokerageAddress;
}
