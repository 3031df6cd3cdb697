import type { ApiEnv } from '@api/env';
import { openDatabase, type OpenDatabase } from '@api/open-database';
import { hasDatabase } from '@api/platform/db/data-folder';
import { migrate } from '@api/platform/db/migrate';
import { programVersion } from '@api/platform/db/releases';
import { createLogger } from '@api/platform/process/log';
import { clock } from '@domain/kernel/clock';
import { counted } from '@domain/kernel/counts';
import { commandLine, onlyWithOwnBackEnd, runProgram } from './command-line';
import { type ExitCode, exitCodes } from './exit-codes';
import { upgradeHelp } from './upgrade-help';
import { countOthers, readUpgrade } from './upgrade/read-upgrade';
import { othersText, upgradeReport } from './upgrade/upgrade-report';

type Run = (database: OpenDatabase, env: ApiEnv) => Promise<ExitCode>;
const { add, runs, read } = commandLine<Run>();

add('check').action(() =>
  runs(async (database, { dataDir }) => {
    const { text, code } = upgradeReport(await readUpgrade(database, dataDir), clock.now());
    console.log(text);
    return code;
  }),
);
add('apply').action(() =>
  runs(async (database) => {
    const others = await countOthers(database);
    if (others > 0) {
      console.error(`Nada foi mudado: ${othersText(others)}.`);
      return exitCodes.refused;
    }
    const applied = await migrate(database.db, { isAlone: true });
    console.log(
      `O banco é da versão ${programVersion}: ${counted(applied.length, 'migração aplicada', 'migrações aplicadas')}.`,
    );
    return exitCodes.done;
  }),
);

/** Other commands migrate the database that they open. */
async function withUnchangedDatabase(env: ApiEnv, run: Run): Promise<ExitCode> {
  if (!hasDatabase(env)) {
    console.log(`Ainda não há banco de dados: o site o cria ao iniciar, na versão ${programVersion}.`);
    return exitCodes.done;
  }
  const database = await openDatabase({ ...env, join: true, log: createLogger('warn') });
  try {
    return await run(database, env);
  } finally {
    await database.close();
  }
}

process.exitCode = await runProgram(upgradeHelp, (args) => {
  onlyWithOwnBackEnd();
  const run = read(args);
  return run && ((env) => withUnchangedDatabase(env, run));
});
