import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '@api/database';
import { experimentCounts } from '@api/analytics/queries/experiments';
import { experimentNames } from '@domain/experiments/experiments';
import { type Command, commandLine, isHelp, onlyWithOwnBackEnd, runCommandLine } from './command-line';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { experimentsHelp } from './experiments-help';
import { experimentReport } from './experiments-report';

const { add, option, runs, read } = commandLine<Command>(onlyWithOwnBackEnd);

add('report')
  .addOption(option('--since <day>'))
  .action(({ since }: { since?: string }) => {
    if (since !== undefined && !z.iso.date().safeParse(since).success)
      throw new UsageError('--since pede um dia, como 2026-12-31');
    runs((db) => runReport(db, since ?? null));
  });

async function runReport(db: Kysely<Database>, since: string | null): Promise<ExitCode> {
  const reports = [];
  for (const experiment of experimentNames)
    reports.push(experimentReport(experiment, await experimentCounts(db, experiment, since)));
  console.log(reports.map(({ text }) => text).join('\n\n'));
  return reports.some(({ isOff }) => isOff) ? exitCodes.quarantined : exitCodes.done;
}

process.exitCode = await runCommandLine(experimentsHelp, ([name = 'report', ...args]) =>
  read(name.startsWith('-') && !isHelp(name) ? ['report', name, ...args] : [name, ...args]),
);
