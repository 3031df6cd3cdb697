import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { isolatedStorage, type IsolatedStorage } from './database';
import { builtProgram } from './program';

/** By which a test's website is known to it. */
export const testApiSecret = 'a-secret-of-the-tests-32-letters-or-more';

/**
 * Starts the back end in a process of its own, on a port of its own, and with a place of its own to keep things unless one
 * is given, which stays. Throws what it said where it did not start.
 */
export async function startBackEndProcess(settings: Record<string, string> = {}, given?: IsolatedStorage) {
  const place = given ?? (await isolatedStorage());
  const remove = async () => {
    if (!given) await place.remove();
  };
  const own = {
    ...place.settings,
    API_PORT: '0',
    DEMO_CATALOGUE: 'off',
    PHOTOS: 'off',
    DRAIN_MS: '0',
  };
  const child = spawn(process.execPath, [builtProgram('api')], {
    env: {
      ...process.env,
      ...{ SMTP_URL: '', LOG_LEVEL: 'info', API_HOST: '127.0.0.1', API_SECRET: testApiSecret },
      ...own,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const port = await portOf(child, () => output).catch(async (error) => {
    await remove();
    throw error;
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    port,
    pid: child.pid!,
    /** The exit code, once it has ended. */
    ended,
    signal: (name: NodeJS.Signals) => child.kill(name),
    baseUrl: `http://127.0.0.1:${port}`,
    output: () => output,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await remove();
    },
  };
}

/** The port that it says it listens on. */
const portOf = (child: ChildProcess, output: () => string): Promise<number> =>
  new Promise((resolve, reject) => {
    child.stdout!.on('data', () => {
      const port = /"port":(\d+)/.exec(output())?.[1];
      if (port) resolve(Number(port));
    });
    child.once('close', () => reject(new Error(output())));
  });
