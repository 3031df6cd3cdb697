import { type Act, readSubject, recordAct, recordActs } from '@api/audit/record-act';
import type { ActValues, Undoer, Undoing } from '@api/audit/undoer';
import { pacedRows, paceOf, unpaced } from '@api/platform/db/pace';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { notFound } from '@api/platform/http/errors';
import type { StaffUndo } from '@contract/staff-undo';
import type { StaffDeps } from '../deps';
import { namesOf } from '../queries/acts';
import type { StaffContext } from '../queries/sessions';
import type { StaffDatabase } from '../schema';
import { alreadyUndone, notUndoable, valuesErased } from '../refusals';
import { mayUndo } from './may-undo';
import { type Left, type PlannedUndo, planUndo, type StoredAct } from './plan-undo';
import { type ActToUndo, actsOfBatch, actToUndo, changedBy, undoneOf } from './stored-acts';
import { existingValues } from './existing-values';

/** Records that the answer names. */
const namedLeft = 20;

/** One act, or a whole bulk, in one transaction; each undo is an act. @throws 403, 404 and 409 of contract/staff-undo.ts */
export async function undoAct(
  { db, undoers, subjectNames, system }: Pick<StaffDeps, 'db' | 'undoers' | 'subjectNames' | 'system'>,
  staff: StaffContext,
  id: number,
): Promise<StaffUndo> {
  const act = await actToUndo(db, id);
  const batch = act ? await actsOfBatch(db, id) : [];
  const { undoing, undoer, head } = mayUndo(undoers, staff, act, batch);
  return inTransaction(db, async (write) => {
    const plans = await plansOf(write, undoer, undoing, batch.length > 0 ? batch : [head]);
    await refuseWhole(write, undoing, head, plans);
    const restored = plans.filter((plan) => !isEmpty(plan.restored));
    const byId = new Map(restored.map((plan) => [readSubject(plan.act.subject).id, plan.restored]));
    const pace = byId.size > pacedRows ? paceOf(system.engine) : unpaced;
    if (restored.length > 0) await undoer.restore(write, undoing, byId, pace);
    const recorded = await recordUndo(write, undoing, head, { isBatch: batch.length > 0, restored });
    const left = plans.flatMap((plan) => plan.left);
    return answerOf(write, subjectNames, { act: recorded, restored, left });
  });
}

interface Plan extends PlannedUndo {
  act: StoredAct;
  isAbsent: boolean;
}

async function plansOf(
  write: Write<StaffDatabase>,
  undoer: Undoer<StaffDatabase>,
  undoing: Undoing,
  acts: readonly StoredAct[],
): Promise<Plan[]> {
  const ids = acts.map(({ subject }) => readSubject(subject).id);
  const present = await undoer.read(write, undoing, ids);
  const undone = await undoneOf(
    write,
    acts.map(({ id }) => id),
  );
  const exists = await existingValues(write, undoer, undoing, acts);
  return acts.map((act, index) => ({
    act,
    isAbsent: !present.has(ids[index]!),
    ...planUndo({ ...act, isUndone: undone.has(act.id) }, present.get(ids[index]!), { ...undoer, exists }),
  }));
}

/** @throws why nothing of the act can be restored at all */
async function refuseWhole(
  write: Write<StaffDatabase>,
  { grant }: Undoing,
  { id }: ActToUndo,
  plans: readonly Plan[],
): Promise<void> {
  const reasons = new Set(plans.flatMap(({ left }) => left.map(({ reason }) => reason)));
  const isSingle = plans[0]?.act.id === id;
  if (isSingle && grant === 'own' && plans[0]?.isAbsent) throw notFound();
  if (isSingle ? reasons.has('undone') : (await undoneOf(write, [id])).size > 0) throw alreadyUndone();
  if (isSingle && reasons.has('erased')) throw valuesErased();
  const isFinal = plans.every(({ restored, left }) => isEmpty(restored) && left.every(isFinalField));
  if (isFinal) throw notUndoable();
}

const isEmpty = (values: ActValues) => Object.keys(values).length === 0;
const isFinalField = ({ reason }: Left) => reason === 'final';

async function recordUndo(
  write: Write<StaffDatabase>,
  { actor }: Undoing,
  head: ActToUndo,
  { isBatch, restored }: { isBatch: boolean; restored: readonly Plan[] },
): Promise<number | null> {
  if (restored.length === 0) return null;
  const undoOf = ({ act, restored: values }: Plan): Act => ({
    ...{ actor, verb: head.verb, subject: act.subject, undoes: act.id },
    changes: turned(act, values),
  });
  if (!isBatch) return recordAct(write, undoOf(restored[0]!));
  const changes = turned(head, head.changes ?? {});
  const subject = `${readSubject(head.subject).kind}:${restored.length}`;
  const batch = await recordAct(write, { actor, verb: head.verb, subject, undoes: head.id, changes });
  await recordActs(
    write,
    restored.map((plan) => ({ ...undoOf(plan), batch })),
  );
  return batch;
}

/** The change in the other direction, of these fields. */
const turned = ({ changes }: StoredAct, values: ActValues | object) =>
  Object.fromEntries(
    Object.entries(changes ?? {}).flatMap(([field, [old, is]]) =>
      Object.hasOwn(values, field) ? [[field, [is, old] as [typeof is, typeof old]]] : [],
    ),
  );

async function answerOf(
  write: Write<StaffDatabase>,
  subjectNames: StaffDeps['subjectNames'],
  { act, restored, left }: { act: number | null; restored: readonly Plan[]; left: readonly Left[] },
): Promise<StaffUndo> {
  const first = left.slice(0, namedLeft);
  const subjects = first.map(({ subject }) => subject);
  const names = await namesOf(write, subjectNames, subjects);
  const items = [];
  for (const each of first) {
    const { subject, field, reason } = each;
    const name = names.get(subject)?.name ?? null;
    items.push({ subject, name, field, reason, by: await changedBy(write, each) });
  }
  return {
    act,
    restored: {
      records: restored.length,
      fields: [...new Set(restored.flatMap((plan) => Object.keys(plan.restored)))],
    },
    left: { records: new Set(left.map(({ subject }) => subject)).size, items },
  };
}
