import type { Kysely } from 'kysely';
import { clock } from '@domain/clock';
import type { Database } from '@api/db/schema';
import type { House } from '@api/house/house';

export interface KeptHouse {
  version: string;
  content: House;
}

/** The house that the operator has entered; undefined where there is none. */
export const keptHouse = (db: Kysely<Database>): Promise<KeptHouse | undefined> =>
  db.selectFrom('house').select(['version', 'content']).executeTakeFirst();

/** How long a house is taken to be the kept one without asking, ms: every search asks for its banners. */
const latelyMs = 2_000;

/** The house as it was a moment ago. */
export function lately(db: Kysely<Database>): () => Promise<House | undefined> {
  let known: { until: number; house: Promise<House | undefined> } | undefined;
  return () => {
    const now = clock.nowMs();
    if (!known || known.until <= now) {
      const house = keptHouse(db).then((kept) => kept?.content);
      known = { until: now + latelyMs, house };
      house.catch(() => (known = undefined));
    }
    return known.house;
  };
}
