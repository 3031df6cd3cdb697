import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isolatedStorage } from './database';
import { rendererSettings } from './renderer-settings';

const entry = 'build/server/index.js';

/**
 * Starts the built website as an operator does, on a port and, unless `DATA_DIR` names one, with a place of its own to
 * keep things. `npm test` builds before it runs these tests.
 */
export async function startBuiltSite(settings: Record<string, string> = {}) {
  if (!existsSync(entry)) throw new Error('These tests need the built website: run `npm run build` first.');
  return startSite([entry], settings);
}

/** The same from its source, as `npm run dev` does. */
export const startSourceSite = (settings: Record<string, string> = {}) =>
  startSite(['--import', 'tsx', 'server.ts'], { NODE_ENV: 'development', ...settings });

/** @param program what Node is given to run */
async function startSite(program: readonly string[], settings: Record<string, string>) {
  const own = settings.DATA_DIR ? undefined : await isolatedStorage();
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      MAP_TILE_URL: '',
      DEMO_CATALOGUE: 'full',
      PHOTOS: 'off',
      DRAIN_MS: '0',
      ...rendererSettings,
      ...own?.settings,
      ...settings,
      // Without NODE_ENV, unless a test gives one: a build knows by itself that it is one.
    } as unknown as NodeJS.ProcessEnv,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = await new Promise<number | null>((resolve) => {
    child.stdout.on('data', () => {
      const announced = output.match(/"port":(\d+)[^\n]*"website ready"/);
      if (announced) resolve(Number(announced[1]));
    });
    void ended.then(() => resolve(null));
  });
  return {
    /** null where it ended instead of listening. */
    port,
    pid: child.pid!,
    output: () => output,
    /** The exit code, once it has ended. */
    ended,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Stops it and takes what it kept away. */
    async close() {
      child.kill('SIGTERM');
      await ended;
      await own?.remove();
    },
  };
}
