import type { Kysely } from 'kysely';
import { openDatabase } from '@api/db/engine';
import { migrate } from '@api/db/migrate';
import type { Database } from '@api/db/schema';
import { type ApiEnv, readApiEnv } from '@api/env';
import { StartupError } from '@api/errors';
import { createLogger } from '@api/log';
import { keepFilesOwn } from '@api/own-files';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';

export type Command = (db: Kysely<Database>, env: ApiEnv) => Promise<ExitCode>;

/** The command belongs to the back end, which runs elsewhere, or to another database. */
export class ElsewhereError extends Error {}

/** For what only the product's own back end has. @throws where the website that is set here has another one */
export function onlyWithOwnBackEnd(source: Record<string, string | undefined> = process.env): void {
  if (source.API_BASE_URL)
    throw new ElsewhereError(
      'API_BASE_URL: o back end deste site está em outro lugar; este comando é de lá.',
    );
}

/**
 * A program of commands over the database, which is opened beside a running website too.
 * @param read null: the help is asked for
 */
export const runCommandLine = (help: string, read: (args: string[]) => Command | null): Promise<ExitCode> =>
  runProgram(help, (args) => {
    const command = read(args);
    return command && ((env) => withDatabase(env, command));
  });

/**
 * A program of commands: reads the command line before anything is opened, so that a slip costs nothing.
 * @param read null: the help is asked for
 */
export async function runProgram(
  help: string,
  read: (args: string[]) => ((env: ApiEnv) => Promise<ExitCode>) | null,
): Promise<ExitCode> {
  try {
    const args = process.argv.slice(2);
    const asksForHelp = args.slice(1).some((arg) => arg === '--help' || arg === '-h');
    const command = asksForHelp ? null : read(args);
    if (!command) {
      console.log(help);
      return exitCodes.done;
    }
    keepFilesOwn();
    return await command(readApiEnv());
  } catch (error) {
    return explain(error, help);
  }
}

export async function withDatabase(env: ApiEnv, command: Command): Promise<ExitCode> {
  const { db, close } = await openDatabase({ ...env, join: true, log: createLogger('warn') });
  try {
    await migrate(db);
    return await command(db, env);
  } finally {
    await close();
  }
}

/** What Node says of a command line, in Portuguese. */
function usageMessage(error: Error): string {
  if (error instanceof UsageError) return error.message;
  const option = /'(-[^' ]*)/.exec(error.message)?.[1];
  return option ? `a opção '${option}' não existe ou não foi usada como se deve` : 'argumentos demais';
}

function explain(error: unknown, help: string): ExitCode {
  if (error instanceof ElsewhereError) {
    console.error(error.message);
    return exitCodes.usage;
  }
  const usage =
    error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (usage) {
    console.error(`${usageMessage(error as Error)}\n\n${help}`);
    return exitCodes.usage;
  }
  if (error instanceof StartupError) console.error(error.message);
  else console.error(error instanceof Error ? `falhou, nada foi mudado: ${error.message}` : error);
  return exitCodes.failed;
}
