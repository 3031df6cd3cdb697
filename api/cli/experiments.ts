import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '@api/db/schema';
import { experimentCounts } from '@api/repositories/experiments';
import { experimentNames } from '@domain/experiments';
import { type Command, onlyWithOwnBackEnd, runCommandLine } from './command-line';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { experimentsHelp } from './experiments-help';
import { experimentReport } from './experiments-report';

function readCommand([name = 'report', ...args]: string[]): Command | null {
  if (['help', '--help', '-h'].includes(name)) return null;
  onlyWithOwnBackEnd();
  if (name.startsWith('-')) return readCommand(['report', name, ...args]);
  if (name !== 'report') throw new UsageError(`não existe o comando '${name}'`);
  const { values } = parseArgs({ args, options: { since: { type: 'string' } } });
  if (values.since !== undefined && !z.iso.date().safeParse(values.since).success)
    throw new UsageError('--since pede um dia, como 2026-12-31');
  return (db) => runReport(db, values.since ?? null);
}

async function runReport(db: Kysely<Database>, since: string | null): Promise<ExitCode> {
  const reports = [];
  for (const experiment of experimentNames)
    reports.push(experimentReport(experiment, await experimentCounts(db, experiment, since)));
  console.log(reports.map(({ text }) => text).join('\n\n'));
  return reports.some(({ isOff }) => isOff) ? exitCodes.quarantined : exitCodes.done;
}

process.exitCode = await runCommandLine(experimentsHelp, readCommand);
