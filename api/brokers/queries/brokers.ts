import { type Kysely, sql } from 'kysely';
import type { Broker } from '../schema';
import type { BrokersDatabase } from '../schema';
import { photosByUrl } from '@api/platform/photos/repository';
import { photoMount, photoUrl } from '@domain/media/photo';

export function brokerBySlug(db: Kysely<BrokersDatabase>, slug: string): Promise<Broker | undefined> {
  return db.selectFrom('broker').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Width in pixels on the broker's page, at a pixel ratio of 2. */
const portraitWidth = 720;

/** Replaces `avatar` by the path of our photo file; null until it is downloaded. */
export async function withPortraits<Shown extends Pick<Broker, 'avatar'>>(
  db: Kysely<BrokersDatabase>,
  brokers: readonly Shown[],
): Promise<Shown[]> {
  const stored = await photosByUrl(
    db,
    brokers.flatMap(({ avatar }) => avatar ?? []),
  );
  return brokers.map((broker) => {
    const photo = broker.avatar === null ? undefined : stored.get(broker.avatar);
    return { ...broker, avatar: photo ? photoUrl(`${photoMount}/${photo.key}`, portraitWidth, 'jpg') : null };
  });
}

/** null for an unknown broker: a search then ignores it. */
export async function activeBrokerId(db: Kysely<BrokersDatabase>, slug: string): Promise<number | null> {
  const broker = await db
    .selectFrom('broker')
    .select('id')
    .where('slug', '=', slug.toLowerCase())
    .where('active', '=', true)
    .executeTakeFirst();
  return broker?.id ?? null;
}

/** One broker of each squad before the second of any; `total` counts all. */
export async function activeBrokers(
  db: Kysely<BrokersDatabase>,
  limit: number,
): Promise<{ brokers: Broker[]; total: number }> {
  const active = db.selectFrom('broker').where('active', '=', true);
  const [{ total }, brokers] = await Promise.all([
    active.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    active
      .selectAll()
      .orderBy(sql`row_number() over (partition by squad_id order by id)`)
      .orderBy('squad_id')
      .orderBy('id')
      .limit(limit)
      .execute(),
  ]);
  return { brokers, total };
}
