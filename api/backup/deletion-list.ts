import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { makeDataFolder } from '@api/db/data-folder';

/** An account or a subscription, by what says nothing of its owner once the row is gone; ids come again after a restore, moments do not. */
const account = { id: z.number(), created: z.string() };

const deletion = z.discriminatedUnion('what', [
  z.object({ what: z.literal('account-asked'), ...account, due: z.string() }),
  z.object({ what: z.literal('account-kept'), ...account }),
  z.object({ what: z.literal('account-deleted'), ...account }),
  /** By its idempotency key, by which outboxes know it too. */
  z.object({ what: z.literal('lead-erased'), key: z.string() }),
  z.object({ what: z.literal('subscription-gone'), ...account }),
]);

/** A deletion that somebody asked for, took back, or that was done. */
export type Deletion = z.output<typeof deletion>;

/**
 * What was deleted at a person's wish, in a file beside the database and never in it: a backup that is restored brings
 * back the people, and this list says who is to go again (docs/decisions/0056-backup-and-move.md).
 */
export interface DeletionList {
  /** On the disk once it resolves; within the transaction that deletes, so that nothing is deleted that is not here. */
  note(deletions: readonly Deletion[]): Promise<void>;
}

export const deletionsFile = 'deletions.jsonl';

export const noDeletionList: DeletionList = { note: async () => {} };

/** The list of a data folder; several processes may write to it. */
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

/** The deletions of a folder's list, in their order; a line that a killed process left unfinished is passed over. */
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

/** How the list names an account. */
export const accountInList = ({ id, created_at }: { id: number; created_at: Date }) => ({
  id,
  created: created_at.toISOString(),
});
