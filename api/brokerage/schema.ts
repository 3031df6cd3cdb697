import type { ColumnType, Generated } from 'kysely';
import type { BrokersDatabase } from '@api/brokers/schema';
import type { CatalogueDatabase } from '@api/catalogue/schema';
import type { Defaulted, Json } from '@api/platform/db/columns';
import type { Brokerage } from './brokerage';

interface BrokerageTable {
  id: Defaulted<number>;
  version: string;
  content: Json<Brokerage>;
  photos: string[];
  applied_at: Defaulted<Date>;
  /** Content of the last file, while the admin has changed it since. */
  applied: ColumnType<Brokerage | null, string | null, string | null>;
}

interface SlideTable {
  id: Generated<number>;
  position: number;
  title: string;
  subtitle: string | null;
  link: string;
  photo_url: string;
  alt: Defaulted<string>;
  source_id: number | null;
}

export interface BrokerageDatabase extends BrokersDatabase, CatalogueDatabase {
  house: BrokerageTable;
  slide: SlideTable;
}
