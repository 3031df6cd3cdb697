import type { Kysely } from 'kysely';
import { vi } from 'vitest';
import type { Command } from '@api/ops/command-line';
import type { Database } from '@api/database';
import type { ApiEnv } from '@api/env';

/** Runs a command of the catalogue's program; gives its exit code and what it said on either stream. */
export async function runCommand(db: Kysely<Database>, command: Command, env: Partial<ApiEnv> = {}) {
  const lines: string[] = [];
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((text: string) => void lines.push(text)),
  );
  try {
    const code = await command(db, env as ApiEnv);
    return { code, said: lines.join('\n') };
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
}
