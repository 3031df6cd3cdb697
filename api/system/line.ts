import type { SystemLine, SystemState } from '@contract/staff-system';
import { soon } from '@api/platform/process/soon';
import { clock } from '@domain/kernel/clock';
import type { SystemDeps } from './deps';

export interface Reading {
  state: Exclude<SystemState, 'unread'>;
  text: string;
  warning?: string;
  /** Time of the figure; without it: of this reading. */
  at?: Date;
}

export interface SystemCheck extends Pick<SystemLine, 'key' | 'group' | 'name'> {
  read(deps: SystemDeps, now: Date): Promise<Reading>;
}

/** A check that is later than this cannot be read. */
const checkLimitMs = 2_000;

/** A failed check is a line too. */
export async function readLine({ read, ...check }: SystemCheck, deps: SystemDeps): Promise<SystemLine> {
  const now = clock.now();
  const reading = await soon<Reading | null>(noted(read(deps, now), check.key, deps), null, checkLimitMs);
  if (!reading)
    return {
      ...check,
      state: 'unread',
      text: 'não pôde ser lido',
      warning: `${check.name} sem leitura`,
      at: now.toISOString(),
    };
  const { state, text, warning = null, at = now } = reading;
  return { ...check, state, text, warning, at: at.toISOString() };
}

const noted = (reading: Promise<Reading>, check: string, { log }: SystemDeps) =>
  reading.catch((error: unknown) => {
    log.warn({ check, err: error }, 'system check failed');
    throw error;
  });

export const inOrder = (text: string, at?: Date): Reading => ({ state: 'ok', text, at });
