import type { BrokerageDatabase } from '@api/brokerage/schema';
import type { RedirectsDatabase } from '@api/redirects/schema';
import type { ShowcaseDatabase } from '@api/showcase/schema';

export interface TextsDatabase extends BrokerageDatabase, RedirectsDatabase, ShowcaseDatabase {}
