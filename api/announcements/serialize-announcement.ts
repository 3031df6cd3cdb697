import type { z } from 'zod';
import type { ownAnnouncement } from '@contract/announcements';
import type { Announcement } from './queries/announcements';
import { reasonOf } from './announcement-texts';
import { announcementSummary, dormsText, kindText } from '@domain/announcement/summary';

export const serializeAnnouncement = (row: Announcement): z.input<typeof ownAnnouncement> => ({
  protocol: row.protocol,
  title: `${kindText(row.announce)}, ${dormsText(row.announce)}`,
  place: `${row.announce.bairro}, ${row.announce.cidade}`,
  state: row.state,
  reason: reasonOf(row),
  history: row.history.map(({ what, at }) => ({ what, at })),
  product: row.state === 'no ar' ? row.property_id : null,
  summary: announcementSummary(row.announce).map(({ label, rows }) => ({ label, rows })),
  announced_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
