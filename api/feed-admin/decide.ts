import { lockCatalogue } from '@api/catalogue/lock-catalogue';
import { type Kysely, sql } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { acceptHeld } from '@api/feeds/apply/accept-held';
import { revertRun } from '@api/feeds/apply/revert-run';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { sqlNow } from '@api/platform/db/sql-now';
import { ApiError, notFound, unprocessable } from '@api/platform/http/errors';
import { addJob } from '@api/platform/jobs/queue';
import type { RunDecision } from '@domain/property/feed-runs';
import { publishKind } from './publish-job';
import { canRevert, runById } from './queries/run';
import { numberOf, type StoredRun } from './queries/runs';
import type { FeedAdminDatabase } from './schema';

type Db = Kysely<FeedAdminDatabase>;
type Decision = Exclude<RunDecision, 'superseded'>;

const decisionTexts: Record<RunDecision, string> = {
  discarded: 'descartada',
  published: 'publicada',
  'without-prices': 'publicada sem os preços',
  superseded: 'substituída por uma mais nova',
};

const decidedBefore = ({ decision, decided_by: by }: StoredRun) =>
  new ApiError(
    409,
    'DECIDED',
    `Esta carga já foi ${decisionTexts[decision!]}${by && decision !== 'superseded' ? ` por ${by}` : ''}.`,
  );
const notReady = (text: string) => new ApiError(409, 'CHANGED', text);

/** Its source is locked before the run: a load does the same. */
async function lockRun(write: Write<FeedAdminDatabase>, id: number): Promise<StoredRun> {
  await lockCatalogue(write);
  await sql`select from source where id = (select source_id from import_run where id = ${id}) for update`.execute(
    write,
  );
  await sql`select from import_run where id = ${id} for update`.execute(write);
  const run = await runById(write, id);
  if (!run) throw notFound();
  return run;
}

/**
 * Of a held run; the same decision again changes nothing. A publication runs in the background.
 * @param given `isFile`: published after its preview, without a number
 * @throws 404; 409: decided otherwise; 422 of `number`
 */
export async function decideRun(
  db: Db,
  actor: Actor,
  id: number,
  { decision, number, isFile = false }: { decision: Decision; number?: number; isFile?: boolean },
): Promise<void> {
  await inTransaction(db, async (write) => {
    const run = await lockRun(write, id);
    if (run.decision === decision) return;
    if (run.decision) throw decidedBefore(run);
    if (!run.hold || !run.is_staged) throw notReady('Esta carga não espera por uma decisão.');
    if (decision === 'without-prices' && run.hold !== 'prices')
      throw notReady('Nesta carga não são os preços que esperam por uma decisão.');
    if (isFile && run.hold !== 'file') throw notReady('Esta carga espera por outra razão.');
    if (decision === 'published' && !isFile && number !== numberOf(run))
      throw unprocessable({ number: [`Escreva ${numberOf(run)} para confirmar`] });
    await sql`
      update import_run set decision = ${decision}, decided_at = ${sqlNow()}, decided_by = ${actor.memberId}
      where id = ${id}`.execute(write);
    const verb = decision === 'published' && !isFile ? 'imports.force' : 'imports.write';
    await recordAct(write, {
      ...{ actor, verb, subject: subjectOf('import', id) },
      changes: { decision: [null, decision], ...(number !== undefined && { number: [null, number] }) },
    });
    if (decision === 'discarded') {
      await sql`delete from import_listing where run_id = ${id}`.execute(write);
      await sql`update import_run set staged = null where id = ${id}`.execute(write);
    } else await addJob(write, { kind: publishKind, key: String(id), details: { run: id } });
  });
}

/** The catalogue of before. A second press changes nothing. @throws 404; 409: another run came after it */
export async function revert(db: Db, actor: Actor, id: number): Promise<void> {
  await inTransaction(db, async (write) => {
    const run = await lockRun(write, id);
    if (run.reverted_at) return;
    if (!(await canRevert(write, run)))
      throw notReady('Só a última carga que mudou o catálogo pode ser revertida.');
    await revertRun(write, { sourceId: run.source_id, runId: id });
    await recordAct(write, {
      ...{ actor, verb: 'imports.restore', subject: subjectOf('import', id) },
      changes: { reverted: [false, true] },
    });
  });
}

/** @throws 404; 409: the value is not staged any more */
export async function acceptValue(db: Db, actor: Actor, id: number, reference: string): Promise<void> {
  await inTransaction(db, async (write) => {
    const run = await lockRun(write, id);
    const isAccepted =
      run.outcome === 'applied' &&
      (await acceptHeld(write, { sourceId: run.source_id, runId: id }, reference));
    if (!isAccepted) throw notReady('Este valor já foi aceito, ou uma carga mais nova trouxe outro.');
    await recordAct(write, {
      ...{ actor, verb: 'imports.write', subject: subjectOf('import', id) },
      changes: { accepted: [null, reference] },
    });
  });
}
