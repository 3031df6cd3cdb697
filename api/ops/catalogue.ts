import type { Kysely } from 'kysely';
import { addAlerts } from './alerts-command';
import { addAnnouncements } from './announcements-command';
import { addDemoOwner } from './demo-owner-command';
import { listSources, removeSource } from '@api/feeds/apply/sources';
import { type Command, commandLine, onlyWithOwnBackEnd, runCommandLine } from './command-line';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { addExport } from './export-command';
import { help } from './help';
import { addImport } from './import-command';
import { table } from './output';
import { addOverrides } from './overrides-command';
import { addPortals } from './portals-command';
import { addStaff } from './staff-command';
import { addInvitations } from './invitations-command';
import { addOwners } from './owners-command';
import { runPhotos } from './photos-command';
import { outcomeNames, runRuns } from './runs-command';
import { runJobs } from './jobs-command';
import type { Database } from '@api/database';
import { counted } from '@domain/kernel/counts';
import { momentText } from '@domain/kernel/moment';

/** Commands of our own back end alone. */
const ownCommands = [
  'work',
  'set',
  'unset',
  'overrides',
  'owners',
  'demo-owner',
  'invitations',
  'portals',
  'staff',
  'announcements',
];
const line = commandLine<Command>((name) => {
  if (ownCommands.includes(name)) onlyWithOwnBackEnd();
});
const { add, runs, read } = line;

addImport(line);
addExport(line);
add('remove', 'remove pede o nome de uma fonte')
  .argument('<source>')
  .action((source: string) => runs((db) => runRemove(db, source)));
const withoutArguments = { sources: runSources, runs: runRuns, photos: runPhotos, work: runJobs };
for (const [name, run] of Object.entries<Command>(withoutArguments))
  add(name, `${name} não leva argumentos`).action(() => runs(run));
addOverrides(line);
addOwners(line);
addDemoOwner(line);
addInvitations(line);
addPortals(line);
addStaff(line);
addAnnouncements(line);
addAlerts(line);

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

process.exitCode = await runCommandLine(help, read);
