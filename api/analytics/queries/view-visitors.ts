import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { newSecret } from '@api/platform/http/secrets';
import type { AnalyticsDatabase } from '../schema';
import { isoDay } from '@domain/kernel/moment';
import { networkOf } from '@domain/network/ip-network';

export interface Viewer {
  /** null: unknown visitor, every view counts. */
  ip: string | null;
  /** User-Agent. */
  agent: string | null;
  account: number | null;
}

/** Equal within a day on all instances, not linkable to other days; null without an IP address. */
export async function visitorHash(
  db: Kysely<AnalyticsDatabase>,
  { ip, agent }: Pick<Viewer, 'ip' | 'agent'>,
  now: Date,
): Promise<string | null> {
  if (ip === null) return null;
  const salt = await saltOf(db, now);
  return createHash('sha256')
    .update(JSON.stringify([salt, networkOf(ip), agent]))
    .digest('base64url');
}

/** All instances share the first one through the database. */
async function saltOf(db: Kysely<AnalyticsDatabase>, now: Date): Promise<string> {
  const day = isoDay(now);
  const find = () => sql<{ salt: string }>`select salt from view_salt where day = ${day}::date`.execute(db);
  const { rows } = await find();
  if (rows[0]) return rows[0].salt;
  await sql`insert into view_salt (day, salt, made_at) values (${day}::date, ${newSecret()}, ${now}) on conflict do nothing`.execute(
    db,
  );
  return (await find()).rows[0]!.salt;
}
