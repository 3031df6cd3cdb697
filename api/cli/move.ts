import { parseArgs } from 'node:util';
import { ElsewhereError, onlyWithOwnBackEnd, runProgram } from '@api/cli/command-line';
import { type ExitCode, exitCodes, UsageError } from '@api/cli/exit-codes';
import { progressPrinter, table } from '@api/cli/output';
import type { ApiEnv } from '@api/env';
import { createLogger } from '@api/log';
import { move, TargetNotEmpty } from '@api/move/move';
import { movePhotos } from '@api/move/move-photos';
import { counted } from '@domain/counts';

const help = `Do banco embutido ao PostgreSQL (npm run move -- --to postgres://usuario:senha@servidor:5432/banco)

Copia tudo (contas, favoritos, contatos, imóveis, o que aguarda) para um banco vazio, com o site parado, numa só transação,
e conta as linhas de cada tabela antes e depois. O banco embutido fica como está; as fotos ficam em DATA_DIR,
e com PHOTOS_STORE vão também para lá.
Depois: DATABASE_URL com este endereço, e a mesma DATA_DIR.
Códigos de saída: 0 pronto · 1 falhou, nada foi mudado · 2 uso incorreto · 4 recusado: o banco não está vazio
`;

function readCommand(args: string[]): ((env: ApiEnv) => Promise<ExitCode>) | null {
  if (['help', '--help', '-h'].includes(args[0] ?? 'help')) return null;
  onlyWithOwnBackEnd();
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  const { to } = values;
  if (!to || !URL.canParse(to) || !/^postgres(ql)?:$/.test(new URL(to).protocol))
    throw new UsageError('--to pede um endereço postgres://usuario:senha@servidor:5432/banco');
  return (env) => runMove(env, to);
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

process.exitCode = await runProgram(help, readCommand);
