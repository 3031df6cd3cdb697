import { Command as Parser, InvalidArgumentError, Option } from 'commander';
import type { Kysely } from 'kysely';
import { openDatabase } from '@api/open-database';
import { migrate } from '@api/platform/db/migrate';
import type { Database } from '@api/database';
import { type ApiEnv, readApiEnv } from '@api/env';
import { startupText } from '@api/platform/process/start-output';
import { StartupError } from '@api/platform/process/startup-error';
import { createLogger } from '@api/platform/process/log';
import { restrictNewFiles } from '@api/platform/process/file-permissions';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';

export type Command = (db: Kysely<Database>, env: ApiEnv) => Promise<ExitCode>;

/** The commands of a program. */
export interface CommandLine<Run> {
  /** @param misuse error for missing or superfluous arguments */
  add(name: string, misuse?: string, parent?: Parser): Parser;
  /** An option with a value; with `.default([])` it can be repeated. */
  option(flags: string): Option;
  /** What the command runs: its action calls this. */
  runs(run: Run): void;
  /** null: help. @throws UsageError */
  read(args: string[]): Run | null;
}

export const isHelp = (arg: string): boolean => ['help', '--help', '-h'].includes(arg);

/** @param before runs before the arguments of a command are read */
export function commandLine<Run>(before: (command: string) => void = () => {}): CommandLine<Run> {
  let chosen: Run | null;
  let given: string[];
  const program = new Parser()
    .helpOption(false)
    .helpCommand(false)
    .configureOutput({ writeErr() {} });
  return {
    add: (name, misuse = 'argumentos demais', parent = program) =>
      parent.command(name).exitOverride(({ message }) => {
        throw usageError(message, misuse);
      }),
    option: (flags) =>
      new Option(flags).argParser<unknown>((value, previous) => {
        // Commander takes the next option for the value.
        if (/^-./.test(value) && given.includes(value)) throw new InvalidArgumentError('');
        return Array.isArray(previous) ? [...previous, value] : value;
      }),
    runs(run) {
      chosen = run;
    },
    read(args) {
      const [name] = args;
      if (name === undefined || isHelp(name)) return null;
      before(name);
      program.exitOverride(() => {
        throw new UsageError(`não existe o comando '${name}'`);
      });
      given = args;
      program.parse(args, { from: 'user' });
      return chosen;
    },
  };
}

/** Translates commander's messages. */
function usageError(message: string, misuse: string): UsageError {
  const name = /'(-[^' =]*)/.exec(message)?.[1];
  return new UsageError(name ? `a opção '${name}' não existe ou não foi usada como se deve` : misuse);
}

/** The command applies to a back end elsewhere, or to another database. */
export class ElsewhereError extends Error {}

/** @throws ElsewhereError if the website uses another back end */
export function onlyWithOwnBackEnd(): void {
  if (process.env.API_BASE_URL)
    throw new ElsewhereError(
      'API_BASE_URL: o back end deste site está em outro lugar; este comando é de lá.',
    );
}

/** Runs a command with the database, also beside a running website. `read` returns null for help. */
export const runCommandLine = (help: string, read: (args: string[]) => Command | null): Promise<ExitCode> =>
  runProgram(help, (args) => {
    const command = read(args);
    return command && ((env) => withDatabase(env, command));
  });

/** Runs a command; parses arguments before it opens anything. `read` returns null for help. */
export async function runProgram(
  help: string,
  read: (args: string[]) => ((env: ApiEnv) => Promise<ExitCode>) | null,
): Promise<ExitCode> {
  try {
    const args = process.argv.slice(2);
    const isHelpRequested = args.slice(1).some((arg) => arg === '--help' || arg === '-h');
    const command = isHelpRequested ? null : read(args);
    if (!command) {
      console.log(help);
      return exitCodes.done;
    }
    restrictNewFiles();
    return await command(readApiEnv());
  } catch (error) {
    return explain(error, help);
  }
}

export async function withDatabase(env: ApiEnv, command: Command): Promise<ExitCode> {
  const { db, isAlone, close } = await openDatabase({ ...env, join: true, log: createLogger('warn') });
  try {
    await migrate(db, { isAlone });
    return await command(db, env);
  } finally {
    await close();
  }
}

function explain(error: unknown, help: string): ExitCode {
  if (error instanceof ElsewhereError) {
    console.error(error.message);
    return exitCodes.usage;
  }
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${help}`);
    return exitCodes.usage;
  }
  if (error instanceof StartupError) console.error(startupText(error));
  else console.error(error instanceof Error ? `falhou, nada foi mudado: ${error.message}` : error);
  return exitCodes.failed;
}
