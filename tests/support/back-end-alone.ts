import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { folderWithDatabase } from './database';
import { builtProgram } from './program';

/** Starts the back end in a process of its own, on a port and with a data folder of its own. */
export async function startBackEndAlone(
  settings: Record<string, string> = {},
): Promise<{ baseUrl: string; close(): Promise<void> }> {
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
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
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
