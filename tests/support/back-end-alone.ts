import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { folderWithDatabase } from './database';
import { builtProgram } from './program';

/** Starts the back end in a process of its own, on a port and with a data folder of its own. */
export async function startBackEndAlone(
  settings: Record<string, string> = {},
) {
  const dataDir = await folderWithDatabase();
  const own = {
    DATA_DIR: dataDir,
    API_PORT: '0',
    DEMO_CATALOGUE: 'off',
    PHOTOS: 'off',
    DATABASE_URL: '',
    DRAIN_MS: '0',
  };
  const child = spawn(process.execPath, [builtProgram('api')], {
    env: { ...process.env, SMTP_URL: '', LOG_LEVEL: 'info', ...own, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(child);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    port,
    pid: child.pid!,
    /** The exit code, once it has ended. */
    ended,
    signal: (name: NodeJS.Signals) => child.kill(name),
    baseUrl: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The port that it says it listens on. */
const portOf = ({ stdout }: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let said = '';
    stdout!.on('data', (chunk) => {
      said += String(chunk);
      const port = /"port":(\d+)/.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    stdout!.once('end', () => reject(new Error(`it did not start: ${said}`)));
  });
