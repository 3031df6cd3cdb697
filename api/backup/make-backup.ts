import { mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { create } from 'tar';
import { clock } from '@domain/clock';
import type { Database } from '@api/db/schema';
import { gather } from './gather';
import type { Manifest } from './manifest';

/** How the folder's name begins in which a backup is laid out, within the data folder. */
const passing = '.backup-';
/** What a killed one left is cleared away after this, ms. */
const leftoverMs = 24 * 3_600_000;

interface Parts {
  db: Kysely<Database>;
  dataDir: string;
  /** The file; it appears under its name only when it is whole, and is its owner's alone. */
  to: string;
  onProgress(line: string): void;
}

/** Writes a backup of an embedded database's data folder (gather.ts says what of it): a tar, compressed. */
export async function makeBackup({ db, dataDir, to, onProgress }: Parts): Promise<Manifest> {
  await clearAway(dataDir);
  const folder = await mkdtemp(path.join(dataDir, passing));
  const unfinished = `${to}.part`;
  try {
    const told = await gather(folder, {
      db,
      dataDir,
      onProgress: (photos) => onProgress(`reunindo … ${photos} fotos`),
    });
    let files = 0;
    // Most of it are photos, which nothing makes smaller: the quickest compression does the same as the best.
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
    await keep(unfinished, to);
    return told;
  } finally {
    await rm(unfinished, { force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

async function keep(unfinished: string, to: string): Promise<void> {
  const file = await open(unfinished, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, to);
}

async function clearAway(dataDir: string): Promise<void> {
  for (const name of (await readdir(dataDir)).filter((each) => each.startsWith(passing))) {
    const left = path.join(dataDir, name);
    const { mtimeMs } = await stat(left);
    if (mtimeMs < clock.nowMs() - leftoverMs) await rm(left, { recursive: true, force: true });
  }
}
