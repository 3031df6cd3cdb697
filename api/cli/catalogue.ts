import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { listSources, removeSource } from '@api/catalogue/sources';
import { exportArguments, runExport } from '@api/cli/export-command';
import { type ExitCode, exitCodes, help, UsageError } from '@api/cli/help';
import { importArguments, runImport } from '@api/cli/import-command';
import { table } from '@api/cli/output';
import { runPhotos } from '@api/cli/photos-command';
import { runWork } from '@api/cli/work-command';
import { openDatabase } from '@api/db/engine';
import { migrate } from '@api/db/migrate';
import type { Database } from '@api/db/schema';
import { type ApiEnv, readApiEnv } from '@api/env';
import { StartupError } from '@api/errors';
import { createLogger } from '@api/log';
import { keepFilesOwn } from '@api/own-files';
import { counted } from '@domain/counts';

type Command = (db: Kysely<Database>, env: ApiEnv) => Promise<ExitCode>;

/** Reads the command line before anything is opened, so that a slip costs nothing. */
function readCommand([name, ...args]: string[]): Command | null {
  switch (name) {
    case 'import': {
      const options = importArguments(args);
      return (db) => runImport(db, options);
    }
    case 'export': {
      const options = exportArguments(args);
      return (db) => runExport(db, options);
    }
    case 'remove': {
      const source = only(args, 'remove pede o nome de uma fonte');
      return (db) => runRemove(db, source);
    }
    case 'sources':
      only([...args, ''], 'sources não leva argumentos');
      return runSources;
    case 'photos':
      only([...args, ''], 'photos não leva argumentos');
      return (db, env) => runPhotos(db, env.dataDir);
    case 'work':
      only([...args, ''], 'work não leva argumentos');
      return (db) => runWork(db);
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return null;
    default:
      throw new UsageError(`não existe o comando '${name}'`);
  }
}

function only(args: string[], message: string): string {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  if (positionals.length !== 1) throw new UsageError(message);
  return positionals[0]!;
}

async function runRemove(db: Kysely<Database>, source: string): Promise<ExitCode> {
  const removal = await removeSource(db, source);
  if (!removal) throw new UsageError(`não existe a fonte '${source}'; 'sources' mostra as que existem`);
  console.log(
    `fonte '${source}' retirada: ${counted(removal.deactivated, 'imóvel desativado', 'imóveis desativados')}`,
  );
  return exitCodes.done;
}

const outcomes: Record<string, string> = {
  applied: 'aplicada',
  refused: 'recusada',
  failed: 'falhou',
  abandoned: 'interrompida',
};

async function runSources(db: Kysely<Database>): Promise<ExitCode> {
  const rows = (await listSources(db)).map(({ name, active, inactive, removed, lastRun }) => [
    name + (removed ? ' (retirada)' : ''),
    active,
    inactive,
    lastRun
      ? `${lastRun.at.toISOString()} ${outcomes[lastRun.outcome] ?? lastRun.outcome} ${lastRun.feed}`
      : '–',
  ]);
  console.log(
    rows.length
      ? table([['fonte', 'ativos', 'inativos', 'última importação'], ...rows])
      : 'ainda não há fontes',
  );
  return exitCodes.done;
}

async function main(args: string[]): Promise<ExitCode> {
  if (args.slice(1).some((arg) => arg === '--help' || arg === '-h')) args = [];
  const command = readCommand(args);
  if (!command) {
    console.log(help);
    return exitCodes.done;
  }
  keepFilesOwn();
  const env = readApiEnv();
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

function explain(error: unknown): ExitCode {
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

process.exitCode = await main(process.argv.slice(2)).catch(explain);
