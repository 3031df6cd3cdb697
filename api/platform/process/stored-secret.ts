import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from './startup-error';

interface StoredSecret {
  /** The operator's; several instances need the same. */
  given: readonly string[];
  dataDir: string;
  fileName: string;
  setting: string;
}

/** The operator's, else one in the data folder. @throws StartupError if the folder is not writable */
export async function storedSecrets({
  given,
  dataDir,
  fileName,
  setting,
}: StoredSecret): Promise<readonly string[]> {
  if (given.length > 0) return given;
  const path = join(dataDir, fileName);
  try {
    const stored = await readFile(path, 'utf8').catch(() => '');
    if (stored.trim().length >= 32) return [stored.trim()];
    const secret = randomBytes(32).toString('base64url');
    await mkdir(dataDir, { recursive: true });
    // Of concurrent processes the first link wins, and none reads a partial secret.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, secret, { mode: 0o600 });
    await link(draft, path).catch(() => {});
    await unlink(draft);
    return [(await readFile(path, 'utf8')).trim()];
  } catch {
    throw new StartupError(
      `DATA_DIR: não foi possível guardar ${fileName} em ${dataDir}; defina ${setting}.`,
    );
  }
}
