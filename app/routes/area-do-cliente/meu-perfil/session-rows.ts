import type { OpenSession } from '@contract/auth';
import { recentMomentText } from '@domain/kernel/moment';

export interface SessionRow {
  id: string;
  /** 'Chrome no Windows' */
  device: string;
  /** Place and time of the last use: 'São Paulo, ontem, 22h14'. */
  lastUse: string;
  isThisOne: boolean;
}

/** Puts the current session first and keeps the order of the others. */
export const sessionRows = (sessions: readonly OpenSession[], now: Date): SessionRow[] =>
  sessions
    .map(({ id, device, place, last_used_at, current }) => ({
      id,
      device,
      lastUse: [place, current ? 'agora' : recentMomentText(new Date(last_used_at), now)]
        .filter(Boolean)
        .join(', '),
      isThisOne: current,
    }))
    .sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
