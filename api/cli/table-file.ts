import type { Kysely } from 'kysely';
import { type ExitCode, exitCodes, UsageError } from '@api/cli/exit-codes';
import { andMore, plain, table } from '@api/cli/output';
import type { Database } from '@api/db/schema';
import { CsvError } from '@api/owners/read-csv';

/** Lines that are told at most. */
export const mostShown = 20;

/** The number of a source that an operator names. @throws UsageError */
export async function sourceNamed(db: Kysely<Database>, name: string): Promise<number> {
  const known = await db.selectFrom('source').select('id').where('name', '=', name).executeTakeFirst();
  if (!known) throw new UsageError(`não existe a fonte '${name}'; 'sources' mostra as que existem`);
  return known.id;
}

/** Turns what is wrong with a file itself into what is said of the command. @throws UsageError */
export function asUsage(error: unknown): never {
  throw error instanceof CsvError ? new UsageError(error.message) : error;
}

/** Tells the lines for which a whole file is refused: half of it would be no truth. */
export function refuseFile(faults: readonly { line: number; text: string }[]): ExitCode {
  console.error('RECUSADO, nada foi mudado; estas linhas não se leem:');
  console.error(table(faults.slice(0, mostShown).map(({ line, text }) => [`linha ${line}`, plain(text)])));
  if (faults.length > mostShown) console.error(andMore(faults.length - mostShown));
  return exitCodes.refused;
}
