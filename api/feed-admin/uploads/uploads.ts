import { type Kysely, sql } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { reservedFor } from '@api/catalogue/source-name';
import { sqlNow } from '@api/platform/db/sql-now';
import { inTransaction } from '@api/platform/db/transaction';
import { ApiError, notFound, unprocessable } from '@api/platform/http/errors';
import { addJob } from '@api/platform/jobs/queue';
import type { StaffFeedUploadBody } from '@contract/staff-feed-uploads';
import { maxFeedFileBytes } from '@domain/property/feed-files';
import type { FeedAdminDatabase } from '../schema';

export const uploadKind = 'uploaded-feed';

type Db = Kysely<FeedAdminDatabase>;

/** Deletes what the member, or anybody a day ago, did not send to its end. @returns its id @throws 422 of `source` */
export async function beginUpload(
  db: Db,
  { memberId }: Actor,
  { source, name }: StaffFeedUploadBody,
): Promise<number> {
  const owner = reservedFor(source);
  if (owner) throw unprocessable({ source: [`'${source}' é o nome ${owner}`] });
  await sql`
    delete from feed_upload where queued_at is null
      and (member_id = ${memberId} or created_at < ${sqlNow()} - interval '1 day')`.execute(db);
  const { id } = await db
    .insertInto('feed_upload')
    .values({ source, name, member_id: memberId!, created_at: sqlNow() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The next part; one that is there already changes nothing. @throws 404; 409: another part is next; 413 */
export async function addPart(
  db: Db,
  { memberId }: Actor,
  id: number,
  { part, content }: { part: number; content: string },
): Promise<void> {
  const size = Buffer.byteLength(content, 'base64');
  await inTransaction(db, async (write) => {
    const { rows } = await sql<{ parts: number; bytes: number }>`
      select parts, bytes from feed_upload where id = ${id} and member_id = ${memberId} and queued_at is null
      for update`.execute(write);
    const [upload] = rows;
    if (!upload) throw notFound();
    if (part < upload.parts) return;
    if (part > upload.parts) throw new ApiError(409, 'CHANGED', 'Falta uma parte do arquivo.');
    if (upload.bytes + size > maxFeedFileBytes)
      throw new ApiError(413, 'BODY_TOO_LARGE', 'Arquivo grande demais');
    await write.insertInto('feed_upload_part').values({ upload_id: id, part, content }).execute();
    await write
      .updateTable('feed_upload')
      .set({ parts: part + 1, bytes: upload.bytes + size })
      .where('id', '=', id)
      .execute();
  });
}

/** The file is complete: it is read in the background. Again changes nothing. @throws 404 */
export async function readUpload(db: Db, actor: Actor, id: number): Promise<void> {
  await inTransaction(db, async (write) => {
    const upload = await write
      .selectFrom('feed_upload')
      .select(['source', 'name', 'parts', 'queued_at'])
      .where('id', '=', id)
      .where('member_id', '=', actor.memberId!)
      .forUpdate()
      .executeTakeFirst();
    if (!upload || upload.parts === 0) throw notFound();
    if (upload.queued_at) return;
    await write.updateTable('feed_upload').set({ queued_at: sqlNow() }).where('id', '=', id).execute();
    await recordAct(write, {
      ...{ actor, verb: 'imports.write', subject: subjectOf('import', upload.source) },
      changes: { file: [null, upload.name] },
    });
    await addJob(write, { kind: uploadKind, key: String(id), details: { upload: id } });
  });
}

/** Files that wait for the job, or that it reads. */
export async function waitingUploads(db: Db): Promise<{ source: string; name: string }[]> {
  return db
    .selectFrom('feed_upload')
    .select(['source', 'name'])
    .where('queued_at', 'is not', null)
    .orderBy('id')
    .execute();
}
