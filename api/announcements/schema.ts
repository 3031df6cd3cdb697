import type { FeedsDatabase } from '@api/feeds/schema';
import type { OwnersDatabase } from '@api/owners/schema';
import type { AnnouncementTables } from './schema-announcements';

export interface AnnouncementsDatabase extends OwnersDatabase, FeedsDatabase, AnnouncementTables {}
