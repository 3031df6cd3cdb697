import type { Kysely } from 'kysely';
import { vi } from 'vitest';
import type { Command } from '@api/cli/command-line';
import type { Database } from '@api/db/schema';
import type { ApiEnv } from '@api/env';

/** Runs a command of the catalogue's program; gives its exit code and what it said on either stream. */
export async function runCommand(db: Kysely<Database>, command: Command, env: Partial<ApiEnv> = {}) {
  const said: string[] = [];
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((text: string) => void said.push(text)),
  );
  try {
    const code = await command(db, env as ApiEnv);
    return { code, said: said.join('\n') };
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
}
