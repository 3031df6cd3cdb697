import type { Kysely } from 'kysely';
import type { AlertAction, AlertLink } from '@contract/alerts';

/** Links that stop e-mails by their token, without a session. Unknown tokens do nothing. */
export interface StopLinks<Tables> {
  /** Null for a token of another module. */
  read(db: Kysely<Tables>, token: string): Promise<AlertLink | null>;
  use(db: Kysely<Tables>, token: string, action: AlertAction): Promise<void>;
}

export const joinStopLinks = <Tables>(all: readonly StopLinks<Tables>[]): StopLinks<Tables> => ({
  async read(db, token) {
    for (const links of all) {
      const link = await links.read(db, token);
      if (link) return link;
    }
    return null;
  },
  async use(db, token, action) {
    for (const links of all) await links.use(db, token, action);
  },
});
