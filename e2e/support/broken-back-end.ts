import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
}

/**
 * Runs the built website over a back end that cannot be reached, as long as `story` lasts.
 * @param dataDir where it keeps leads meanwhile; without one it can keep none
 */
export async function withBrokenBackEnd(
  story: (origin: string) => Promise<void>,
  dataDir?: string,
): Promise<void> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'bossa-nova-broken-')));
  const [port, deadPort] = [await freePort(), await freePort()];
  const website = spawn(process.execPath, ['build/server/index.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      API_BASE_URL: `http://127.0.0.1:${deadPort}`,
      DATA_DIR: folder,
      // It may have no folder to keep one of its own in.
      SESSION_SECRETS: 'a secret of the stories of 32 letters or more',
      LOG_LEVEL: 'silent',
      DRAIN_MS: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    // It announces itself once it listens.
    await Promise.race([
      once(website.stdout, 'data'),
      once(website, 'exit').then(([code]) => Promise.reject(new Error(`the website ended with ${code}`))),
    ]);
    await listening(port);
    if (dataDir === undefined) await takeAway(folder);
    await story(`http://localhost:${port}`);
  } finally {
    website.kill('SIGTERM');
    if (website.exitCode === null) await once(website, 'exit');
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** Nothing can be kept any more where a folder was: a file stands in its place. */
async function takeAway(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const alive = await fetch(`http://localhost:${port}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (alive) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the website does not listen');
}
