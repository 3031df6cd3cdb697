import { z } from 'zod';

/** First and last day of São Paulo; absent: always. */
export interface Scheduled {
  from?: string | undefined;
  until?: string | undefined;
}

/** coming: from a later day. */
export type ScheduleState = 'coming' | 'live' | 'ended';

/** @param today '2026-11-30', in São Paulo */
export function scheduleState({ from, until }: Scheduled, today: string): ScheduleState {
  if (from !== undefined && today < from) return 'coming';
  return until !== undefined && today > until ? 'ended' : 'live';
}

const day = z.iso.date('espera-se um dia, como 2026-12-24');

export const scheduleFields = { from: day.optional(), until: day.optional() };

export const endsBeforeItBegins = ({ from, until }: Scheduled): boolean =>
  from !== undefined && until !== undefined && until < from;

/** Its first day is today, or its last was yesterday. */
export const endsOrBegins = (
  { from, until }: Scheduled,
  { today, yesterday }: { today: string; yesterday: string },
): boolean => from === today || until === yesterday;
