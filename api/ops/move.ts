import { commandLine, onlyWithOwnBackEnd, ElsewhereError, isHelp, runProgram } from './command-line';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { progressPrinter, table } from './output';
import { isPostgresUrl } from './postgres-url';
import type { ApiEnv } from '@api/env';
import { createLogger } from '@api/platform/process/log';
import { move, TargetNotEmpty } from './move/move';
import { movePhotos } from './move/move-photos';
import { counted } from '@domain/kernel/counts';

const help = `Do banco embutido ao PostgreSQL (npm run move -- --to postgres://usuario:senha@servidor:5432/banco)

Copia tudo (contas, favoritos, contatos, imóveis, o que aguarda) para um banco vazio, com o site parado, numa só transação,
e conta as linhas de cada tabela antes e depois. O banco embutido fica como está; as fotos ficam em DATA_DIR,
e com PHOTOS_STORE vão também para lá.
Depois: DATABASE_URL com este endereço, e a mesma DATA_DIR.

Só as fotos, de DATA_DIR a PHOTOS_STORE, também com o site em funcionamento e quantas vezes for preciso:
npm run move -- --photos
Códigos de saída: 0 pronto · 1 falhou, nada foi mudado · 2 uso incorreto · 4 recusado: o banco não está vazio
`;

const { add, option, runs, read } = commandLine<(env: ApiEnv) => Promise<ExitCode>>(onlyWithOwnBackEnd);

add('move')
  .addOption(option('--to <url>'))
  .addOption(option('--photos'))
  .action(({ to, photos }: { to?: string; photos?: boolean }) => {
    if (photos && to) throw new UsageError('--photos copia só as fotos: sem --to');
    if (photos) return runs(runPhotos);
    if (!to || !isPostgresUrl(to))
      throw new UsageError('--to pede um endereço postgres://usuario:senha@servidor:5432/banco');
    runs((env) => runMove(env, to));
  });

async function runPhotos({ dataDir, photosStore }: ApiEnv): Promise<ExitCode> {
  if (!photosStore)
    throw new ElsewhereError('PHOTOS_STORE: falta o armazenamento ao qual vão as fotos de DATA_DIR.');
  const progress = progressPrinter();
  const photos = await movePhotos(dataDir, photosStore, (done) => progress.show(`fotos … ${done}`));
  progress.end();
  console.log(`${counted(photos, 'foto original', 'fotos originais')} de ${dataDir} em PHOTOS_STORE.`);
  return exitCodes.done;
}

async function runMove(env: ApiEnv, to: string): Promise<ExitCode> {
  if (env.databaseUrl && env.databaseUrl !== to)
    throw new ElsewhereError('DATABASE_URL: este site já está num PostgreSQL; move parte do banco embutido.');
  const progress = progressPrinter();
  const onProgress = (line: string) => progress.show(line);
  const { dataDir, photosStore } = env;
  try {
    const photos = await movePhotos(dataDir, photosStore, (done) => onProgress(`fotos … ${done}`));
    const { before, after } = await move({ dataDir, to, log: createLogger('warn'), onProgress });
    progress.end();
    const rows = Object.keys(before)
      .sort()
      .map((name) => [name, before[name]!, after[name]!]);
    console.log(table([['tabela', 'antes', 'depois'], ...rows]));
    console.log(
      `\n${counted(photos, 'foto original', 'fotos originais')} em ${photosStore ? 'PHOTOS_STORE' : dataDir}. Agora: DATABASE_URL com este endereço, e a mesma DATA_DIR.`,
    );
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof TargetNotEmpty)) throw error;
    progress.end();
    const rows = Object.entries(error.rows).map(([name, count]) => `${name}: ${count}`);
    console.error(`O banco de destino não está vazio (${rows.join(', ')}); crie um novo.`);
    return exitCodes.refused;
  }
}

process.exitCode = await runProgram(help, ([first = 'help', ...args]) =>
  read(isHelp(first) ? [] : ['move', first, ...args]),
);
