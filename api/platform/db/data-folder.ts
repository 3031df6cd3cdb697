import { existsSync } from 'node:fs';
import { access, constants, mkdir, stat, statfs, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '@api/platform/process/startup-error';

/** Of the embedded database, in the data folder. */
export const databaseFolder = 'pg';

/** Opening an embedded database creates it. */
export const hasDatabase = ({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }): boolean =>
  databaseUrl !== undefined || existsSync(path.join(dataDir, databaseFolder));

/** The embedded database is not opened below this: on a full disk its next write fails and its next query hangs. */
export const minFreeBytes = 100 * 1024 * 1024;

/** @throws StartupError */
export async function makeDataFolder(folder: string): Promise<void> {
  const full = path.resolve(folder);
  try {
    await makeFolder(full);
    await access(full, constants.W_OK | constants.X_OK);
    const probe = path.join(full, `.write-test-${process.pid}`);
    await writeFile(probe, '');
    await unlink(probe);
  } catch (error) {
    throw new StartupError(reason(full, (error as NodeJS.ErrnoException).code));
  }
}

/** Node's recursive mkdir never returns if a parent accepts no folders (`/proc/x`). */
async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  if (found?.isDirectory()) return;
  const parent = path.dirname(folder);
  if (!found && parent !== folder) await makeFolder(parent);
  await mkdir(folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
  });
}

export async function prepareDataFolder(folder: string, freeBytes = freeSpace): Promise<void> {
  await makeDataFolder(folder);
  const full = path.resolve(folder);
  const free = await freeBytes(full);
  if (free < minFreeBytes)
    throw new StartupError(
      `Espaço em disco insuficiente em ${full}: ${megabytes(free)} MB livres, são necessários ${megabytes(minFreeBytes)} MB.`,
    );
}

function reason(folder: string, code: string | undefined): string {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `Sem espaço em disco em ${folder} (DATA_DIR). Libere espaço e inicie de novo.`;
  if (code === 'EROFS') return `A pasta de dados ${folder} é somente leitura. Escolha outra com DATA_DIR.`;
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${folder} não é uma pasta. Escolha outra com DATA_DIR.`;
  if (code === 'ENOENT') return `A pasta de dados ${folder} não pode ser criada. Escolha outra com DATA_DIR.`;
  return `Sem permissão para gravar na pasta de dados ${folder} (${code ?? 'erro'}). Ajuste as permissões ou escolha outra com DATA_DIR.`;
}

async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
