import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { knowSource, noteRun } from '@api/feeds/apply/runs';
import { withFeedLock } from '@api/feeds/schedule/feed-lock';
import type { Feed } from '@api/feeds/schedule/feed-settings';
import type { ReadFeed } from '@api/feeds/schedule/reader';
import type { Job } from '@api/platform/jobs/schema-work';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { clock } from '@domain/kernel/clock';
import type { FeedAdminDatabase } from '../schema';
import { uploadKind } from './uploads';

const claimSeconds = 45 * 60;
/** A file that ends its process is not read for ever. */
const maxAttempts = 3;

export interface UploadJobDeps {
  db: Kysely<FeedAdminDatabase>;
  feeds: readonly Feed[];
  readFeed: ReadFeed;
}

/** Reads a member's file as a load that waits for a decision, and deletes it. Its run says how it went. */
export const uploadJob = ({ db, feeds, readFeed }: UploadJobDeps): JobDefinition => ({
  name: uploadKind,
  atOnce: 1,
  perMinute: 60,
  claimSeconds,
  async run(job, signal) {
    const id = uploadOf(job);
    const upload = await db
      .selectFrom('feed_upload')
      .select(['source', 'name', 'parts'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!upload) return null;
    const { source, parts } = upload;
    const feed = `arquivo ${upload.name}`;
    await knowSource(db, source);
    if (job.attempts > maxAttempts) {
      const reason = 'a leitura do arquivo não chegou ao fim';
      await noteRun(db, { source, feed, startedAt: clock.now(), outcome: 'failed', reason });
      await deleteUpload(db, id);
      return { outcome: 'failed' };
    }
    return withFeedLock(db, claimSeconds, async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'feed-'));
      try {
        const file = path.join(folder, 'feed');
        await writeFile(db, id, parts, file);
        const places = feeds.find(({ name }) => name === source)?.places;
        const { outcome, counts } = await readFeed(
          { source, feed, file, photos: true, isFile: true, places },
          signal,
        );
        await deleteUpload(db, id);
        return { outcome, ...counts };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  },
});

const uploadOf = ({ details }: Job): number => (details as { upload: number }).upload;

/** One part at a time: the file can be larger than the memory. */
async function writeFile(db: Kysely<FeedAdminDatabase>, id: number, parts: number, file: string) {
  const handle = await open(file, 'w');
  try {
    for (let part = 0; part < parts; part += 1) {
      const { content } = await db
        .selectFrom('feed_upload_part')
        .select('content')
        .where('upload_id', '=', id)
        .where('part', '=', part)
        .executeTakeFirstOrThrow();
      await handle.write(Buffer.from(content, 'base64'));
    }
  } finally {
    await handle.close();
  }
}

const deleteUpload = (db: Kysely<FeedAdminDatabase>, id: number) =>
  db.deleteFrom('feed_upload').where('id', '=', id).execute();
