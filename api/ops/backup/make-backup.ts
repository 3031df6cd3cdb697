import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { create } from 'tar';
import type { Database } from '@api/database';
import { noteBackup } from '@api/system/backup-notes';
import { gather } from './gather';
import { removeUnfinished, temporaryPrefix } from './leftovers';
import type { Manifest } from './manifest';

interface Parts {
  db: Kysely<Database>;
  dataDir: string;
  /** Appears only when complete, with mode 0600. */
  to: string;
  onProgress(line: string): void;
}

/** Writes a backup of the embedded database's data folder (gather.ts) as tar.gz. */
export async function makeBackup({ db, dataDir, to, onProgress }: Parts): Promise<Manifest> {
  await removeUnfinished(dataDir);
  const folder = await mkdtemp(path.join(dataDir, temporaryPrefix));
  const unfinished = `${to}.part`;
  try {
    const manifest = await gather(folder, {
      db,
      dataDir,
      onProgress: (photos) => onProgress(`reunindo … ${photos} fotos`),
    });
    let files = 0;
    // Photos dominate and do not compress: the fastest level is enough.
    await create(
      {
        file: unfinished,
        cwd: folder,
        gzip: { level: 1 },
        portable: true,
        strict: true,
        onWriteEntry: () => onProgress(`gravando … ${(files += 1)} arquivos`),
      },
      (await readdir(folder)).sort(),
    );
    await finishBackup(unfinished, to);
    await noteBackup(db);
    return manifest;
  } finally {
    await rm(unfinished, { force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

async function finishBackup(unfinished: string, to: string): Promise<void> {
  const file = await open(unfinished, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, to);
}
