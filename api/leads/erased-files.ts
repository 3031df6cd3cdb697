import type { Kysely } from 'kysely';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { addJob } from '@api/platform/jobs/queue';
import type { JobTables } from '@api/platform/jobs/schema-work';
import { hashOf } from '@api/platform/http/secrets';
import type { LeadExtension } from './lead-extension';
import { eraseOutboxFiles } from './outbox-files';

const name = 'erased-files';

/** Files of erased rows. */
export interface ErasedFiles {
  /** Lower case: all outbox files with it. */
  address?: string;
  /** Ids, for their photos. */
  drafts: string[];
  protocols: string[];
}

type Photos = Pick<LeadExtension, 'deletePhotos'>;

/** Of all details: a second erasure of one person has other drafts, and must not replace the first one's job. */
const keyOf = (erased: ErasedFiles) => hashOf(JSON.stringify(erased));

/**
 * In the transaction that erases the rows: from its commit on the files are deleted, even after a crash.
 * @param afterSeconds for a process that deletes the files itself, and only leaves the job if it is killed
 */
export const queueErasedFiles = (
  write: Kysely<JobTables>,
  erased: ErasedFiles,
  afterSeconds?: number,
): Promise<void> => addJob(write, { kind: name, key: keyOf(erased), details: erased, afterSeconds });

/** Deletes the files now, and the job with them. */
export async function deleteErasedFiles(
  db: Kysely<JobTables>,
  dataDir: string,
  erased: ErasedFiles,
  photos: Photos,
): Promise<void> {
  await deleteFiles(dataDir, erased, photos);
  await db.deleteFrom('work').where('kind', '=', name).where('key', '=', keyOf(erased)).execute();
}

async function deleteFiles(dataDir: string, erased: ErasedFiles, photos: Photos) {
  const files = erased.address ? await eraseOutboxFiles(dataDir, erased.address) : [];
  return { files: files.length, folders: await photos.deletePhotos(dataDir, erased) };
}

export const erasedFilesJob = (dataDir: string, photos: Photos): JobDefinition => ({
  name,
  atOnce: 1,
  perMinute: 60,
  claimSeconds: 10 * 60,
  run: ({ details }) => deleteFiles(dataDir, details as ErasedFiles, photos),
});
