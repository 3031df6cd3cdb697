import type { ColumnType, Generated } from 'kysely';
import type { AuditDatabase } from '@api/audit/schema';
import type { BrokersDatabase } from '@api/brokers/schema';
import type { CatalogueDatabase } from '@api/catalogue/schema';
import type { Defaulted, Json, Timestamp } from '@api/platform/db/columns';
import type { CampaignContent } from '@domain/campaigns/campaign-content';
import type { Article } from '@domain/texts/text-content';
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

/** Columns: migrations/0070-articles.ts. */
interface ArticleTable {
  id: Generated<number>;
  slug: string;
  content: Json<Article>;
  photos: string[];
  published_at: Timestamp;
  updated_at: Timestamp;
  is_shown: boolean;
}

/** Columns: migrations/0071-campaigns.ts. */
interface CampaignTable {
  id: Generated<number>;
  slug: string;
  content: Json<CampaignContent>;
  photos: Defaulted<string[]>;
  updated_at: Timestamp;
  is_shown: Defaulted<boolean>;
}

export interface BrokerageDatabase extends AuditDatabase, BrokersDatabase, CatalogueDatabase {
  house: BrokerageTable;
  slide: SlideTable;
  house_article: ArticleTable;
  campaign: CampaignTable;
}
