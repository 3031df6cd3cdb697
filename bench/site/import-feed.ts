import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { exitCodes } from '@api/ops/exit-codes';
import { bareEnvironment } from '../measure/website';
import type { Settings } from './prepare';

/** Runs the import command, as a rule at low priority. @returns its duration in seconds */
export async function importFeed(
  settings: Settings,
  feed: string,
  source: string,
  {
    options = [],
    priority = constants.priority.PRIORITY_LOW,
  }: { options?: string[]; priority?: number } = {},
): Promise<number> {
  const started = performance.now();
  const command = spawn(
    process.execPath,
    ['build/node/catalogue.js', 'import', feed, '--no-photos', '--source', source, ...options],
    { env: { ...bareEnvironment, LOG_LEVEL: 'error', ...settings }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  setPriority(command.pid!, priority);
  const [code] = (await once(command, 'exit')) as [number | null];
  // Some generated prices differ too much from their district's and go into quarantine.
  if (code !== exitCodes.done && code !== exitCodes.quarantined)
    throw new Error(`The import ended with code ${code}`);
  return (performance.now() - started) / 1_000;
}
