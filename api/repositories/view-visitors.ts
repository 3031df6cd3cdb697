import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { newSecret } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { isoDay } from '@domain/moment';
import { networkOf } from '@domain/network';

/** Who looks, as far as it is known. */
export interface Viewer {
  /** As `readAddress` has it; null: nobody can tell this visitor from others, and each view counts. */
  ip: string | null;
  /** The browser's own text. */
  agent: string | null;
  /** Who is signed in; null: nobody. */
  account: number | null;
}

/**
 * A hash of the visitor's network and browser with the day's salt: the same all day, on all instances, and nobody's on the
 * next. null where the network is not known.
 */
export async function visitorHash(
  db: Kysely<Database>,
  { ip, agent }: Pick<Viewer, 'ip' | 'agent'>,
  now: Date,
): Promise<string | null> {
  if (ip === null) return null;
  const salt = await saltOf(db, now);
  return createHash('sha256')
    .update(JSON.stringify([salt, networkOf(ip), agent]))
    .digest('base64url');
}

/** The day's salt, made by whoever asks first; the database has it, for all instances and after a start anew. */
async function saltOf(db: Kysely<Database>, now: Date): Promise<string> {
  const day = isoDay(now);
  const find = () => sql<{ salt: string }>`select salt from view_salt where day = ${day}::date`.execute(db);
  const { rows } = await find();
  if (rows[0]) return rows[0].salt;
  await sql`insert into view_salt (day, salt, made_at) values (${day}::date, ${newSecret()}, ${now}) on conflict do nothing`.execute(
    db,
  );
  return (await find()).rows[0]!.salt;
}
