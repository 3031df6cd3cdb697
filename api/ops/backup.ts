import path from 'node:path';
import { deleteAgain, type DeletedAgain } from './backup/delete-again';
import { readDeletions } from '@api/platform/db/deletion-list';
import { noteBackup } from '@api/system/backup-notes';
import { makeBackup } from './backup/make-backup';
import { NotEmptyError, restore } from './backup/restore';
import type { RowCounts } from './backup/tables';
import { testRestore } from './backup/test-restore';
import { testRestoredDatabase } from './backup/test-restored-database';
import { backupHelp } from './backup-help';
import { commandLine, onlyWithOwnBackEnd, ElsewhereError, runProgram, withDatabase } from './command-line';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { isPostgresUrl } from './postgres-url';
import { progressPrinter } from './output';
import type { ApiEnv } from '@api/env';
import { createLogger } from '@api/platform/process/log';
import { counted } from '@domain/kernel/counts';

const { add, runs, read } = commandLine<(env: ApiEnv) => Promise<ExitCode>>();

add('to', 'to pede um arquivo')
  .argument('<file>')
  .action((file: string) => runs((env) => runBackup(env, path.resolve(file))));
add('restore', 'restore pede um arquivo')
  .argument('<file>')
  .option('--replace')
  .action((file: string, { replace = false }: { replace?: boolean }) =>
    runs((env) => runRestore(env, path.resolve(file), replace)),
  );
add('test', 'test pede um arquivo, ou com DATABASE_URL o endereço do banco restaurado')
  .argument('<copy>')
  .action((copy: string) =>
    runs((env) => (env.databaseUrl ? runTestDatabase(env, copy) : runTest(env, copy))),
  );
add('made').action(() =>
  runs((env) =>
    withDatabase(env, async (db) => {
      await noteBackup(db);
      console.log('anotado: há uma cópia de agora');
      return exitCodes.done;
    }),
  ),
);
add('delete-again').action(() =>
  runs((env) =>
    withDatabase(env, async (db) => {
      printDeleted(await deleteAgain(db, env.dataDir, await readDeletions(env.dataDir)));
      return exitCodes.done;
    }),
  ),
);

/** PostgreSQL has better tools (pg_dump). */
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
      `${to}: ${contentText(rows)}, ${photosText(photos)}. Guarde-a fora desta máquina e cifrada: tem os dados das pessoas.`,
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
    printDeleted(done.again);
    if (done.aside) console.log(`O que estava lá está em ${done.aside}: apague-o quando tudo estiver bem.`);
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof NotEmptyError)) throw error;
    console.error(`Em ${path.resolve(env.dataDir)} já há um banco de dados; --replace o põe de lado.`);
    return exitCodes.refused;
  }
}

async function runTest(env: ApiEnv, file: string): Promise<ExitCode> {
  const progress = progressPrinter();
  const { dataDir } = env;
  return withDatabase(env, async (db) => {
    const onProgress = (line: string) => progress.show(line);
    const parts = { from: path.resolve(file), dataDir, log: createLogger('warn'), onProgress };
    const { made, rows, photos } = await testRestore(db, parts);
    progress.end();
    console.log(
      `A cópia de ${made} foi restaurada à parte e conferida: ${contentText(rows)}, ${photosText(photos)}. Nada mudou aqui.`,
    );
    return exitCodes.done;
  });
}

async function runTestDatabase(env: ApiEnv, url: string): Promise<ExitCode> {
  if (!isPostgresUrl(url))
    throw new UsageError(
      'test pede o endereço do banco restaurado: postgres://usuario:senha@servidor:5432/banco',
    );
  return withDatabase(env, async (db) => {
    const rows = await testRestoredDatabase(db, { url, dataDir: env.dataDir, log: createLogger('warn') });
    console.log(`O banco restaurado foi lido inteiro: ${contentText(rows)}. Nada mudou nele.`);
    return exitCodes.done;
  });
}

const contentText = (rows: RowCounts) =>
  [
    counted(rows.account ?? 0, 'conta', 'contas'),
    counted(rows.lead ?? 0, 'contato', 'contatos'),
    counted(rows.property ?? 0, 'imóvel', 'imóveis'),
  ].join(', ');
const photosText = (photos: number) => counted(photos, 'foto', 'fotos');

function printDeleted({ accounts, asked: requests, leads, files }: DeletedAgain): void {
  console.log(
    `Apagados outra vez, a pedido das pessoas: ${counted(accounts, 'conta', 'contas')}, ${counted(leads, 'contato', 'contatos')}, ${counted(files, 'arquivo', 'arquivos')}; ${counted(requests, 'conta será excluída', 'contas serão excluídas')} no dia marcado.`,
  );
}

process.exitCode = await runProgram(backupHelp, (args) => {
  onlyWithOwnBackEnd();
  return read(args);
});
