import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '@api/errors';
import type { Env } from './env';

const fileName = 'session-secret';

/**
 * The secrets that seal cookies: the operator's, else one drawn once and kept in the data folder, so that nobody is signed
 * out by a restart. Several instances need the operator's.
 * @throws StartupError where the folder cannot keep it
 */
export async function sessionSecrets({ sessionSecrets: given, dataDir }: Env): Promise<readonly string[]> {
  if (given.length > 0) return given;
  const path = join(dataDir, fileName);
  try {
    const kept = await readFile(path, 'utf8').catch(() => '');
    if (kept.trim().length >= 32) return [kept.trim()];
    const secret = randomBytes(32).toString('base64url');
    await mkdir(dataDir, { recursive: true });
    // Of several processes that start at the same time the first to link its own wins, and none reads half of it.
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, secret, { mode: 0o600 });
    await link(draft, path).catch(() => {});
    await unlink(draft);
    return [(await readFile(path, 'utf8')).trim()];
  } catch {
    throw new StartupError(
      `DATA_DIR: não foi possível guardar ${fileName} em ${dataDir}; defina SESSION_SECRETS.`,
    );
  }
}
