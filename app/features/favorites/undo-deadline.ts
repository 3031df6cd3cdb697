import { dayText } from '@domain/kernel/moment';
import { retention } from '@domain/people/privacy';

/** Last day to undo a removal: '21/12/2026'. */
export const undoDeadline = (now: Date): string =>
  dayText(new Date(now.getTime() + retention.removedHomesDays * 24 * 3600_000));
