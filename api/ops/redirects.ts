import type { Kysely } from 'kysely';
import type { Database } from '@api/database';
import { filedLines } from '@api/redirects/queries/redirects';
import { type Command, commandLine, isHelp, onlyWithOwnBackEnd, runCommandLine } from './command-line';
import { type ExitCode, exitCodes } from './exit-codes';
import { plain } from './output';
import { redirectsHelp } from './redirects-help';

const { add, runs, read } = commandLine<Command>(onlyWithOwnBackEnd);

add('show').action(() => runs(runShow));

async function runShow(db: Kysely<Database>): Promise<ExitCode> {
  const lines = await filedLines(db);
  console.log(lines.length > 0 ? lines.map(plain).join('\n') : '# nenhum redirecionamento');
  return exitCodes.done;
}

process.exitCode = await runCommandLine(redirectsHelp, ([name = 'show', ...args]) =>
  read(name.startsWith('-') && !isHelp(name) ? ['show', name, ...args] : [name, ...args]),
);
