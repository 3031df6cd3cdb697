import type { Kysely } from 'kysely';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { andMore, plain, table } from './output';
import type { Database } from '@api/database';
import { CsvError } from '@api/platform/process/read-csv';

/** Maximum lines in output. */
export const maxShown = 20;

/** @throws UsageError for an unknown source */
export async function sourceNamed(db: Kysely<Database>, name: string): Promise<number> {
  const known = await db.selectFrom('source').select('id').where('name', '=', name).executeTakeFirst();
  if (!known) throw new UsageError(`não existe a fonte '${name}'; 'sources' mostra as que existem`);
  return known.id;
}

/** @throws UsageError for a CsvError */
export function asUsage(error: unknown): never {
  throw error instanceof CsvError ? new UsageError(error.message) : error;
}

/** One invalid line refuses the whole file. */
export function refuseFile(faults: readonly { line: number; text: string }[]): ExitCode {
  console.error('RECUSADO, nada foi mudado; estas linhas não se leem:');
  console.error(table(faults.slice(0, maxShown).map(({ line, text }) => [`linha ${line}`, plain(text)])));
  if (faults.length > maxShown) console.error(andMore(faults.length - maxShown));
  return exitCodes.refused;
}
