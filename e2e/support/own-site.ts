import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../scripts/workshop/ports.mjs';

/**
 * Runs the built website by itself, with settings of its own, as long as `story` lasts. @param story is told its origin,
 * and what it said when it started
 */
export async function withOwnSite(
  settings: Record<string, string>,
  story: (origin: string, said: string) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const website = spawn(process.execPath, ['build/server/index.js'], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'silent', DRAIN_MS: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  website.stdout.on('data', (chunk) => (said += chunk));
  try {
    // It announces itself once it listens.
    await Promise.race([
      once(website.stdout, 'data'),
      once(website, 'exit').then(([code]) => Promise.reject(new Error(`the website ended with ${code}`))),
    ]);
    await listening(port);
    await story(`http://localhost:${port}`, said);
  } finally {
    website.kill('SIGTERM');
    if (website.exitCode === null) await once(website, 'exit');
  }
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
