import type { OpenSession } from '@contract/auth';
import { recentMomentText } from '@domain/moment';

/** An open session as the page lists it. */
export interface SessionRow {
  id: string;
  /** 'Chrome no Windows' */
  device: string;
  /** Where and when it was last used: 'São Paulo, ontem, 22h14'. */
  lastUse: string;
  isThisOne: boolean;
}

/** This device's session first, then the others as they come: the newest use first. */
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
