import { inTransaction } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { PhotosDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { addJob } from '@api/platform/jobs/queue';
import { retention } from '@domain/people/privacy';
import type { PhotoError } from './photo-error';
import type { Validators } from './fetch';
import { claimSeconds, nextRecheck, retryPauses, type StoredFetch } from './queue';
import { filesJobName } from './retention';

/*
 * Asks for stored photos again at `renew_at`: monthly, when the feed gives another version of them, or where new
 * originals would have a higher quality. The stored picture is shown until the new one is.
 */

export interface OldPhoto {
  url: string;
  address: string;
  key: string;
  attempts: number;
  since: Validators | undefined;
}

export async function claimRefetch(db: Kysely<PhotosDatabase>): Promise<OldPhoto | undefined> {
  const now = sqlNow();
  const { rows } = await sql<Omit<OldPhoto, 'since'> & Validators>`
    update photo set renew_at = ${now} + make_interval(secs => ${claimSeconds})
    where url = (
      select url from photo where renew_at <= ${now} and key is not null and unused_since is null
      order by renew_at limit 1 for update skip locked)
    returning url, coalesce(address, url) as address, key, attempts, etag, last_modified as "lastModified"`.execute(
    db,
  );
  if (!rows[0]) return undefined;
  const { etag, lastModified, ...photo } = rows[0];
  return { ...photo, since: etag || lastModified ? { etag, lastModified } : undefined };
}

/**
 * A delayed job deletes the old files, because sent e-mails may still show them.
 * @param fetched null: not modified
 */
export async function markRefetched(
  db: Kysely<PhotosDatabase>,
  { url, key: old }: OldPhoto,
  fetched: StoredFetch | null,
): Promise<void> {
  await inTransaction(db, async (write) => {
    await write
      .updateTable('photo')
      .set({ attempts: 0, renew_at: nextRecheck(url) })
      .where('url', '=', url)
      .execute();
    if (!fetched) return;
    const { key, width, height, placeholder, perceptualHash } = fetched.photo;
    const picture = { key, width, height, placeholder, perceptual_hash: perceptualHash };
    await write
      .updateTable('photo')
      .set({ etag: fetched.etag, last_modified: fetched.lastModified })
      .$if(key !== old, (query) => query.set({ ...picture, status: 'pending' }))
      .where('url', '=', url)
      .execute();
    if (key === old) return;
    const afterSeconds = retention.letterPhotoDays * 24 * 3600;
    await addJob(write, { kind: filesJobName, bulk: true, details: { keys: [old] }, afterSeconds });
  });
}

export async function markRefetchFailed(
  db: Kysely<PhotosDatabase>,
  { url, attempts }: OldPhoto,
  error: PhotoError,
): Promise<void> {
  const pause = error.permanent ? undefined : retryPauses[attempts];
  await db
    .updateTable('photo')
    .set(
      pause === undefined
        ? { attempts: 0, renew_at: nextRecheck(url) }
        : { attempts: attempts + 1, renew_at: sql<Date>`${sqlNow()} + ${pause} * interval '1 minute'` },
    )
    .where('url', '=', url)
    .execute();
}

export async function releaseRefetch(db: Kysely<PhotosDatabase>, url: string): Promise<void> {
  await db
    .updateTable('photo')
    .set({ renew_at: sqlNow() })
    .where('url', '=', url)
    .where('renew_at', 'is not', null)
    .execute();
}
