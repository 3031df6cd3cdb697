import type { SettingTables } from './db/schema';
import type { AttemptTables } from './http/schema';
import type { JobTables } from './jobs/schema-work';
import type { PhotoTables } from './photos/schema';

export interface PlatformDatabase extends SettingTables, AttemptTables, JobTables, PhotoTables {}
