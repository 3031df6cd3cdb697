import { access, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '@api/errors';

/** Stands in the data folder while a restore puts its parts in their places. */
const mark = '.restoring';

/** @throws StartupError where a restore was killed before all parts stood in their places: a start would open half of it */
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

/** Does what must be done whole: a start in between is refused. */
export async function unlessKilled(dataDir: string, work: () => Promise<void>): Promise<void> {
  await writeFile(path.join(dataDir, mark), '');
  await work();
  await rm(path.join(dataDir, mark));
}
