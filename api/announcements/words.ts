import type { Announcement } from '@api/repositories/announcements';
import { momentText } from '@domain/moment';

/** 'recebido 23/11/2026, 8h31; em análise 24/11/2026, 9h02' */
export const historyText = ({ history }: Pick<Announcement, 'history'>): string =>
  history.map(({ what, at }) => `${what} ${momentText(new Date(at))}`).join('; ');

/** Why it was declined; null: it was not. */
export const reasonOf = ({ history }: Pick<Announcement, 'history'>): string | null =>
  history.findLast(({ reason }) => reason !== undefined)?.reason ?? null;
