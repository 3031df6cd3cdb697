import type { Kysely } from 'kysely';
import type { RunOutcome } from '@api/catalogue/run-outcome';
import { lastRuns } from '@api/feeds/apply/runs';
import { type ExitCode, exitCodes } from './exit-codes';
import { table } from './output';
import type { Database } from '@api/database';
import { momentText } from '@domain/kernel/moment';

const shownRuns = 40;

export const outcomeNames: Record<RunOutcome, string> = {
  applied: 'aplicada',
  unchanged: 'sem novidade',
  refused: 'retida',
  repeated: 'repetida',
  failed: 'falhou',
  abandoned: 'interrompida',
};

export async function runRuns(db: Kysely<Database>): Promise<ExitCode> {
  const runs = await lastRuns(db, shownRuns);
  const rows = runs.map(({ source, startedAt, outcome, seconds, reason, counts }) => [
    source,
    momentText(startedAt),
    outcome ? outcomeNames[outcome] : 'em curso',
    ...[
      counts?.read,
      counts?.added,
      counts?.changed,
      counts?.reactivated,
      counts?.deactivated,
      counts?.quarantined,
    ].map((count) => count ?? '–'),
    seconds === null ? '–' : `${seconds.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`,
    reason ?? '',
  ]);
  const titles = [
    'fonte',
    'quando',
    'fim',
    'lidos',
    'novos',
    'alterados',
    'de volta',
    'desativados',
    'quarentena',
    'durou',
    'por quê',
  ];
  console.log(rows.length > 0 ? table([titles, ...rows]) : 'ainda não houve leituras');
  return exitCodes.done;
}
