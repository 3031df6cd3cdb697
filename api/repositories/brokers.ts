import { type Kysely, sql } from 'kysely';
import type { Broker, Database } from '@api/db/schema';
import { photosByUrl } from '@api/photos/repository';
import { photoMount, photoUrl } from '@domain/photo';

export function brokerBySlug(db: Kysely<Database>, slug: string): Promise<Broker | undefined> {
  return db.selectFrom('broker').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** The portrait's width on a page that is theirs, at two device pixels. */
const portraitWidth = 720;

/** Brokers as they are told: their portraits by the path of a file of ours, null until it is there. */
export async function withPortraits<Shown extends Pick<Broker, 'avatar'>>(
  db: Kysely<Database>,
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

/** The id of an active broker; null where there is none: as a search's parameter it is then ignored. */
export async function activeBrokerId(db: Kysely<Database>, slug: string): Promise<number | null> {
  const broker = await db
    .selectFrom('broker')
    .select('id')
    .where('slug', '=', slug.toLowerCase())
    .where('active', '=', true)
    .executeTakeFirst();
  return broker?.id ?? null;
}

/** The active brokers, one of each squad before the second of any, and how many there are in all. */
export async function activeBrokers(
  db: Kysely<Database>,
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
