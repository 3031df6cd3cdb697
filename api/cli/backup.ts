import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { deleteAgain, type DeletedAgain } from '@api/backup/delete-again';
import { readDeletions } from '@api/backup/deletion-list';
import { makeBackup } from '@api/backup/make-backup';
import { NotEmptyError, restore } from '@api/backup/restore';
import { backupHelp } from '@api/cli/backup-help';
import { ElsewhereError, onlyWithOwnBackEnd, runProgram, withDatabase } from '@api/cli/command-line';
import { type ExitCode, exitCodes, UsageError } from '@api/cli/exit-codes';
import { progressPrinter } from '@api/cli/output';
import type { ApiEnv } from '@api/env';
import { createLogger } from '@api/log';
import { counted } from '@domain/counts';

function readCommand([name, ...args]: string[]): ((env: ApiEnv) => Promise<ExitCode>) | null {
  onlyWithOwnBackEnd();
  switch (name) {
    case 'to': {
      const { file } = readArguments(args, 'to pede um arquivo');
      return (env) => runBackup(env, file);
    }
    case 'restore': {
      const { file, replace } = readArguments(args, 'restore pede um arquivo', {
        replace: { type: 'boolean' },
      });
      return (env) => runRestore(env, file, replace);
    }
    case 'delete-again':
      parseArgs({ args, options: {} });
      return (env) =>
        withDatabase(env, async (db) => {
          sayDeleted(await deleteAgain(db, env.dataDir, await readDeletions(env.dataDir)));
          return exitCodes.done;
        });
    case undefined:
    case 'help':
    case '--help':
    case '-h':
      return null;
    default:
      throw new UsageError(`não existe o comando '${name}'`);
  }
}

/** A file, and what else may be said. */
function readArguments(args: string[], message: string, options: ParseArgsConfig['options'] = {}) {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  if (positionals.length !== 1) throw new UsageError(message);
  return { file: path.resolve(positionals[0]!), replace: values.replace === true };
}

/** PostgreSQL has better of its own. */
function onlyEmbedded({ databaseUrl }: ApiEnv): void {
  if (databaseUrl)
    throw new ElsewhereError(
      'DATABASE_URL: o PostgreSQL se copia e se restaura com o que é dele (pg_dump, pg_restore) e DATA_DIR como arquivos; depois de restaurar: npm run backup -- delete-again.',
    );
}

async function runBackup(env: ApiEnv, to: string): Promise<ExitCode> {
  onlyEmbedded(env);
  const progress = progressPrinter();
  return withDatabase(env, async (db) => {
    const onProgress = (line: string) => progress.show(line);
    const { rows, photos } = await makeBackup({ db, dataDir: env.dataDir, to, onProgress });
    progress.end();
    console.log(
      `${to}: ${counted(rows.account ?? 0, 'conta', 'contas')}, ${counted(rows.lead ?? 0, 'contato', 'contatos')}, ${counted(rows.property ?? 0, 'imóvel', 'imóveis')}, ${counted(photos, 'foto', 'fotos')}. Guarde-a fora desta máquina e cifrada: tem os dados das pessoas.`,
    );
    return exitCodes.done;
  });
}

async function runRestore(env: ApiEnv, from: string, replace: boolean): Promise<ExitCode> {
  onlyEmbedded(env);
  const progress = progressPrinter();
  try {
    const onProgress = (line: string) => progress.show(line);
    const log = createLogger('warn');
    const done = await restore({ from, dataDir: env.dataDir, replace, log, onProgress });
    progress.end();
    console.log(`A cópia de ${done.made} está em ${path.resolve(env.dataDir)}.`);
    sayDeleted(done.again);
    if (done.aside) console.log(`O que estava lá está em ${done.aside}: apague-o quando tudo estiver bem.`);
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof NotEmptyError)) throw error;
    console.error(`Em ${path.resolve(env.dataDir)} já há um banco de dados; --replace o põe de lado.`);
    return exitCodes.refused;
  }
}

function sayDeleted({ accounts, asked, leads, files }: DeletedAgain): void {
  console.log(
    `Apagados outra vez, a pedido das pessoas: ${counted(accounts, 'conta', 'contas')}, ${counted(leads, 'contato', 'contatos')}, ${counted(files, 'arquivo', 'arquivos')}; ${counted(asked, 'conta será excluída', 'contas serão excluídas')} no dia marcado.`,
  );
}

process.exitCode = await runProgram(backupHelp, readCommand);
