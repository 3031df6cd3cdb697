import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { addWork } from '@api/work/queue';
import { retention } from '@domain/privacy';
import type { PhotoError } from './photo-error';
import type { KeptPhoto } from './pixels/image';
import { claimSeconds, retryPauses } from './queue';
import { filesWork } from './retention';

/*
 * Photos that are shown and whose originals were kept coarser than they would be now (`renew_at`). One is fetched again
 * as a new photo is, and takes the place of the old one only once it is kept; what cannot be fetched stays as it is.
 */

/** A photo to be fetched again, and under which key it is kept. */
export interface OldPhoto {
  url: string;
  key: string;
  attempts: number;
}

/** Takes the next photo that is due, for this worker alone; undefined: none is. */
export async function claimRenewal(db: Kysely<Database>): Promise<OldPhoto | undefined> {
  const now = sqlNow();
  const { rows } = await sql<OldPhoto>`
    update photo set renew_at = ${now} + make_interval(secs => ${claimSeconds})
    where url = (
      select url from photo where renew_at <= ${now} and key is not null
      order by renew_at limit 1 for update skip locked)
    returning url, key, attempts`.execute(db);
  return rows[0];
}

/**
 * The new original stands. What was made of the old one stays for as long as a letter that was sent may show it, and goes
 * then if no other address leads to it.
 */
export async function markRenewed(
  db: Kysely<Database>,
  { url, key: old }: OldPhoto,
  { key, width, height, placeholder }: KeptPhoto,
): Promise<void> {
  await db.transaction().execute(async (write) => {
    await write
      .updateTable('photo')
      .set({ key, width, height, placeholder, status: 'pending', attempts: 0, renew_at: null })
      .where('url', '=', url)
      .execute();
    if (key === old) return;
    const afterSeconds = retention.letterPhotoDays * 24 * 3600;
    await addWork(write, { kind: filesWork, bulk: true, details: { keys: [old] }, afterSeconds });
  });
}

/** It could not be had: later once more, or never, and what is kept stays. */
export async function markUnrenewed(
  db: Kysely<Database>,
  { url, attempts }: OldPhoto,
  error: PhotoError,
): Promise<void> {
  const pause = error.permanent ? undefined : retryPauses[attempts];
  await db
    .updateTable('photo')
    .set(
      pause === undefined
        ? { attempts: 0, renew_at: null }
        : { attempts: attempts + 1, renew_at: sql<Date>`${sqlNow()} + ${pause} * interval '1 minute'` },
    )
    .where('url', '=', url)
    .execute();
}

/** Gives a claimed one back, to be fetched at once. */
export async function releaseRenewal(db: Kysely<Database>, url: string): Promise<void> {
  await db
    .updateTable('photo')
    .set({ renew_at: sqlNow() })
    .where('url', '=', url)
    .where('renew_at', 'is not', null)
    .execute();
}
