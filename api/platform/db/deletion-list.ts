import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { makeDataFolder } from './data-folder';

/** Id and creation time: after a restore, ids are assigned again. Neither identifies a person. */
const account = { id: z.number(), created: z.string() };

const deletion = z.discriminatedUnion('what', [
  z.object({ what: z.literal('account-asked'), ...account, due: z.string() }),
  z.object({ what: z.literal('account-kept'), ...account }),
  z.object({ what: z.literal('account-deleted'), ...account }),
  /** `key`: the idempotency key, which outboxes contain too. `protocol`: its erasure was queued for the webhook. */
  z.object({ what: z.literal('lead-erased'), key: z.string(), protocol: z.string().optional() }),
  z.object({ what: z.literal('subscription-gone'), ...account }),
]);

export type Deletion = z.output<typeof deletion>;

/** Outside the database: after a restore, these people are deleted again (docs/decisions/0056-backup-and-move.md). */
export interface DeletionList {
  /** Call it within the deleting transaction; the entry is on disk when it resolves. */
  note(deletions: readonly Deletion[]): Promise<void>;
}

export const deletionsFile = 'deletions.jsonl';

export const noDeletionList: DeletionList = { note: async () => {} };

export function openDeletionList(dataDir: string): DeletionList {
  return {
    async note(deletions) {
      if (deletions.length === 0) return;
      await makeDataFolder(dataDir);
      const file = await open(path.join(dataDir, deletionsFile), 'a', 0o600);
      try {
        await file.writeFile(textOf(deletions));
        await file.datasync();
      } finally {
        await file.close();
      }
    },
  };
}

/** Skips the partial line of a killed process. */
export async function readDeletions(folder: string): Promise<Deletion[]> {
  const text = await readFile(path.join(folder, deletionsFile), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return '';
    },
  );
  return text.split('\n').flatMap((line) => {
    try {
      return deletion.safeParse(JSON.parse(line)).data ?? [];
    } catch {
      return [];
    }
  });
}

export const textOf = (deletions: readonly Deletion[]): string =>
  deletions.map((each) => `${JSON.stringify(each)}\n`).join('');

export const accountInList = ({ id, created_at }: { id: number; created_at: Date }) => ({
  id,
  created: created_at.toISOString(),
});
