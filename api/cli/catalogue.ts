import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { alertsCommand } from '@api/cli/alerts-command';
import { announcementsCommand } from '@api/cli/announcements-command';
import { demoOwnerCommand } from '@api/cli/demo-owner-command';
import { listSources, removeSource } from '@api/catalogue/sources';
import { type Command, onlyWithOwnBackEnd, runCommandLine } from '@api/cli/command-line';
import { type ExitCode, exitCodes, UsageError } from '@api/cli/exit-codes';
import { exportArguments, runExport } from '@api/cli/export-command';
import { help } from '@api/cli/help';
import { importArguments, runImport } from '@api/cli/import-command';
import { table } from '@api/cli/output';
import { portalsCommand } from '@api/cli/portals-command';
import { staffCommand } from '@api/cli/staff-command';
import { invitationsCommand } from '@api/cli/invitations-command';
import { ownersCommand } from '@api/cli/owners-command';
import { runPhotos } from '@api/cli/photos-command';
import { outcomeNames, runRuns } from '@api/cli/runs-command';
import { runWork } from '@api/cli/work-command';
import type { Database } from '@api/db/schema';
import { counted } from '@domain/counts';
import { momentText } from '@domain/moment';

function readCommand([name, ...args]: string[]): Command | null {
  switch (name) {
    case 'import': {
      const options = importArguments(args);
      return (db, env) => runImport(db, options, env.feeds);
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
    case 'runs':
      only([...args, ''], 'runs não leva argumentos');
      return runRuns;
    case 'photos':
      only([...args, ''], 'photos não leva argumentos');
      return runPhotos;
    case 'work':
      onlyWithOwnBackEnd();
      only([...args, ''], 'work não leva argumentos');
      return (db) => runWork(db);
    case 'owners':
      onlyWithOwnBackEnd();
      return ownersCommand(args);
    case 'demo-owner':
      onlyWithOwnBackEnd();
      return demoOwnerCommand(args);
    case 'invitations':
      onlyWithOwnBackEnd();
      return invitationsCommand(args);
    case 'portals':
      onlyWithOwnBackEnd();
      return portalsCommand(args);
    case 'staff':
      onlyWithOwnBackEnd();
      return staffCommand(args);
    case 'announcements':
      onlyWithOwnBackEnd();
      return announcementsCommand(args);
    case 'alerts':
      return alertsCommand(args);
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

async function runSources(db: Kysely<Database>): Promise<ExitCode> {
  const rows = (await listSources(db)).map(({ name, active, inactive, removed, lastRun }) => [
    name + (removed ? ' (retirada)' : ''),
    active,
    inactive,
    lastRun ? `${momentText(lastRun.at)} ${outcomeNames[lastRun.outcome]} ${lastRun.feed}` : '–',
  ]);
  console.log(
    rows.length
      ? table([['fonte', 'ativos', 'inativos', 'última importação'], ...rows])
      : 'ainda não há fontes',
  );
  return exitCodes.done;
}

process.exitCode = await runCommandLine(help, readCommand);
