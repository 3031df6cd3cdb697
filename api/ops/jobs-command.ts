import type { Kysely } from 'kysely';
import { type ExitCode, exitCodes } from './exit-codes';
import { table } from './output';
import type { Database } from '@api/database';
import { kindLabels } from '@api/system/job-names';
import { countPending } from '@api/platform/photos/queue';
import { failedJobs, jobsOverview } from '@api/platform/jobs/overview';
import { momentText } from '@domain/kernel/moment';
import { retention } from '@domain/people/privacy';

const shownRefusals = 20;

const time = (moment: Date | null) => (moment ? momentText(moment) : '–');

/** Prints waiting, running and failed jobs. */
export async function runJobs(db: Kysely<Database>): Promise<ExitCode> {
  const kinds = await jobsOverview(db);
  const photos = await countPending(db);
  console.log(
    table([
      ['tarefa', 'aguardam', 'em mãos', 'recusadas', 'a mais antiga', 'próxima tentativa'],
      ...kinds.map(({ kind, waiting, inHand, setAside, since, next }) => [
        kindLabels[kind] ?? kind,
        waiting,
        inHand,
        setAside,
        time(since),
        time(next),
      ]),
      ['fotos', photos, '–', '–', '–', '–'],
    ]),
  );
  const refused = await failedJobs(db, shownRefusals);
  if (refused.length === 0) return exitCodes.done;
  const rows = refused.map(({ id, kind, failed_at, attempts, last_error }) => [
    `nº ${id}`,
    kindLabels[kind] ?? kind,
    time(failed_at),
    `${attempts} tentativas`,
    last_error ?? '',
  ]);
  console.log(`\nAs últimas recusadas (guardadas por ${retention.refusedWorkDays} dias)\n${table(rows)}`);
  return exitCodes.done;
}
