export type { AnnouncementsDatabase as DemoDatabase } from '@api/announcements/schema';
