import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { PlatformDatabase } from '@api/platform/schema';
import { clock } from '@domain/kernel/clock';

const keys = { made: 'backup-made', tested: 'backup-tested' } as const;
const noteSchema = z.object({ at: z.iso.datetime(), of: z.iso.datetime().nullable() });

/** `of`: when the restored backup was made; null where only its maker knows (pg_dump). */
export interface BackupNote {
  at: Date;
  of: Date | null;
}

export interface BackupNotes {
  made: BackupNote | null;
  tested: BackupNote | null;
}

/** In the database: shared by the instances, and part of a move to PostgreSQL. */
export async function readBackupNotes(db: Kysely<PlatformDatabase>): Promise<BackupNotes> {
  const rows = await db.selectFrom('setting').selectAll().where('key', 'in', Object.values(keys)).execute();
  const noteOf = (key: string): BackupNote | null => {
    const text = rows.find((row) => row.key === key)?.value;
    if (text === undefined) return null;
    const { at, of } = noteSchema.parse(JSON.parse(text));
    return { at: new Date(at), of: of === null ? null : new Date(of) };
  };
  return { made: noteOf(keys.made), tested: noteOf(keys.tested) };
}

export const noteBackup = (db: Kysely<PlatformDatabase>) => writeNote(db, keys.made, null);

/** @param of when the backup was made (ISO) */
export const noteTestedRestore = (db: Kysely<PlatformDatabase>, of: string | null) =>
  writeNote(db, keys.tested, of);

async function writeNote(db: Kysely<PlatformDatabase>, key: string, of: string | null): Promise<void> {
  const value = JSON.stringify({ at: clock.now().toISOString(), of });
  await db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
