import { dayText } from '@domain/moment';
import { retention } from '@domain/privacy';

/** Until which day what is removed now can be had back: '21/12/2026'. */
export const keptUntil = (now: Date): string =>
  dayText(new Date(now.getTime() + retention.removedHomesDays * 24 * 3600_000));
