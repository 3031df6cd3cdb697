import type { BrokerageDatabase } from '@api/brokerage/schema';
import type { CatalogueDatabase } from '@api/catalogue/schema';

export interface PropertiesDatabase extends CatalogueDatabase, BrokerageDatabase {}
