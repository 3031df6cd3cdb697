import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Leads that the back end or Mautic refused, of the website beside this process (server/leads/outbox.ts). */
const folders = [join('outbox', 'recusados'), join('outbox', 'mautic', 'recusados')];

export async function countRefusedFiles(dataDir: string): Promise<number> {
  const lists = await Promise.all(
    folders.map((folder) =>
      readdir(join(dataDir, folder)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      }),
    ),
  );
  return lists.flat().filter((name) => name.endsWith('.json')).length;
}
