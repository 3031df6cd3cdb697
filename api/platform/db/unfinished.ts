import { access, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '@api/platform/process/startup-error';

const mark = '.restoring';

/** @throws StartupError after an interrupted restore */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  const isThere = await access(path.join(dataDir, mark)).then(
    () => true,
    () => false,
  );
  if (isThere)
    throw new StartupError(
      `Em ${path.resolve(dataDir)} uma restauração não terminou: faça-a de novo (npm run backup -- restore ARQUIVO --replace).`,
    );
}

/** If the process is killed during `work`, the next start fails. */
export async function unlessKilled(dataDir: string, work: () => Promise<void>): Promise<void> {
  await writeFile(path.join(dataDir, mark), '');
  await work();
  await rm(path.join(dataDir, mark));
}
