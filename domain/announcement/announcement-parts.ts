/** Parts of the list of announcements. */
export const announcementTabs = ['waiting', 'published', 'declined', 'drafts', 'held'] as const;
export type AnnouncementTab = (typeof announcementTabs)[number];

export const maxSearchLength = 100;
