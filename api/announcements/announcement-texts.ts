import type { Announcement } from './queries/announcements';
import { momentText } from '@domain/kernel/moment';

/** Example: 'recebido 23/11/2026, 8h31; em análise 24/11/2026, 9h02'. */
export const historyText = ({ history }: Pick<Announcement, 'history'>): string =>
  history.map(({ what, at }) => `${what} ${momentText(new Date(at))}`).join('; ');

export const reasonOf = ({ history }: Pick<Announcement, 'history'>): string | null =>
  history.findLast(({ reason }) => reason !== undefined)?.reason ?? null;
