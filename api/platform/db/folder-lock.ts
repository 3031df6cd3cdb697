import { createHash, randomUUID } from 'node:crypto';
import { readFile, realpath, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { clock } from '@domain/kernel/clock';
import { StartupError } from '@api/platform/process/startup-error';

const heartbeatMs = 4_000;
const staleMs = 15_000;
/** How long a name without a living owner may be taken: a process between fork and exec has a copy of it. */
const orphanedNameMs = 2_000;

const owner = z.object({ token: z.string(), pid: z.number(), host: z.string(), socketPath: z.string() });
export type LockOwner = z.output<typeof owner>;

/** `owner`: the other process, so that a tool can join its database. */
export class FolderInUse extends StartupError {
  constructor(
    folder: string,
    readonly owner: LockOwner | null,
  ) {
    super(
      `A pasta de dados ${folder} já está em uso por outro processo${owner ? ` (pid ${owner.pid} em ${owner.host})` : ''}. ` +
        'Encerre-o, escolha outra pasta com DATA_DIR, ou use o PostgreSQL com DATABASE_URL.',
    );
  }
}

const heldHere = new Set<string>();

export type FolderLock = { release(): Promise<void> };

/**
 * Two embedded databases on one folder corrupt it silently. The socket is freed by the kernel; the file with a
 * heartbeat protects other systems and containers. @throws FolderInUse
 */
export async function lockFolder(folder: string, socketPath: string): Promise<FolderLock> {
  const real = await realpath(folder);
  const file = path.join(real, 'lock.json');
  const guard = process.platform === 'linux' ? await holdFreeSocket(real, file) : undefined;
  if (guard === null) throw new FolderInUse(folder, await readOwner(file));
  try {
    await waitForStale(file, folder);
    const mine: LockOwner = { token: randomUUID(), pid: process.pid, host: hostname(), socketPath };
    await rm(file, { force: true });
    await writeFile(file, JSON.stringify(mine), { flag: 'wx' }).catch(
      async (error: NodeJS.ErrnoException) => {
        throw error.code === 'EEXIST' ? new FolderInUse(folder, await readOwner(file)) : error;
      },
    );
    heldHere.add(mine.token);
    const beat = setInterval(() => void utimes(file, clock.now(), clock.now()).catch(() => {}), heartbeatMs);
    beat.unref();
    return {
      async release() {
        clearInterval(beat);
        heldHere.delete(mine.token);
        if ((await readOwner(file))?.token === mine.token) await rm(file, { force: true });
        guard?.close();
      },
    };
  } catch (error) {
    guard?.close();
    throw error;
  }
}

/**
 * Undefined if abstract sockets are not supported; null if another process has the name. If a thread starts a process
 * while another closes the lock, the new process has the closed socket until it runs its program.
 */
async function holdFreeSocket(folder: string, file: string): Promise<Server | null | undefined> {
  for (let left = orphanedNameMs / 20; left > 0; left -= 1) {
    const guard = await holdSocket(folder);
    if (guard !== null) return guard;
    const holder = await readOwner(file);
    if (holder && !isGone(holder)) return null;
    await sleep(20);
  }
  return null;
}

/** Of the abstract socket that a real path's process holds. */
export const guardName = (folder: string): string =>
  `\0bossa-nova-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;

function holdSocket(folder: string): Promise<Server | null | undefined> {
  return new Promise((resolve) => {
    const server = createServer((connection) => connection.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRINUSE' ? null : undefined),
    );
    server.listen(guardName(folder), () => {
      server.unref();
      resolve(server);
    });
  });
}

async function waitForStale(file: string, folder: string): Promise<void> {
  const holder = await readOwner(file);
  if (!holder || isGone(holder)) return;
  const seen = await touchedAt(file);
  while (clock.nowMs() - (await touchedAt(file)) < staleMs) {
    if ((await touchedAt(file)) !== seen) throw new FolderInUse(folder, holder);
    await sleep(500);
  }
}

/** Our own pid can be that of an earlier process: in containers pids start at 1. */
function isGone(holder: LockOwner): boolean {
  if (holder.host !== hostname()) return false;
  if (holder.pid === process.pid) return !heldHere.has(holder.token);
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

async function readOwner(file: string): Promise<LockOwner | null> {
  try {
    return owner.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

async function touchedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.mtimeMs ?? 0;
}
