import type { Kysely } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import type { ActValue } from '@api/audit/undoer';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { unprocessable } from '@api/platform/http/errors';
import { describeConflict } from '@api/staff/conflict';
import { changedMeanwhile } from '@api/staff/refusals';
import type { RuleFields, StaffRulesBody } from '@contract/staff-distribution';
import { mergeChanges } from '@domain/staff/merge-changes';
import { lockRotations } from '../queries/rules';
import { peopleWhoAnswer } from '../queries/people';
import type { DistributionDatabase } from '../schema';
import { namedRule, saveRules, storedRules } from './stored-rules';

export const rulesSubject = subjectOf('distribution', 1);

/** @returns the act; null: nothing changed. @throws 422; 409: `changedMeanwhile` */
export async function changeRules(
  db: Kysely<DistributionDatabase>,
  actor: Actor,
  changes: StaffRulesBody,
): Promise<number | null> {
  const { act, conflict } = await inTransaction(db, async (write) => {
    await lockRotations(write);
    const stored = await storedRules(write);
    const { saved, conflicts } = mergeChanges(stored, changes);
    await refuseWrong(write, stored, saved);
    const names = Object.keys(saved) as (keyof RuleFields)[];
    await saveRules(write, saved);
    const named = (field: keyof RuleFields, values: Partial<RuleFields>) =>
      namedRule(write, field, values[field]!);
    const changed: Record<string, [ActValue, ActValue]> = {};
    for (const name of names) changed[name] = [await named(name, stored), await named(name, saved)];
    const id =
      names.length > 0
        ? await recordAct(write, {
            ...{ actor, verb: 'distribution.write', subject: rulesSubject },
            changes: changed,
          })
        : null;
    if (conflicts.length === 0) return { act: id, conflict: null };
    const fields = [];
    for (const name of conflicts) {
      const { was, value } = changes[name]!;
      const [old, theirs, yours] = [was, stored[name], value].map((each) => namedRule(write, name, each));
      fields.push({ name, was: await old!, theirs: await theirs!, yours: await yours! });
    }
    return { act: id, conflict: await describeConflict(write, rulesSubject, { saved: names, fields }) };
  });
  if (conflict) throw changedMeanwhile(conflict);
  return act;
}

async function refuseWrong(
  write: Write<DistributionDatabase>,
  stored: RuleFields,
  { last_resort: last, order }: Partial<RuleFields>,
): Promise<void> {
  if (last && !(await peopleWhoAnswer(write)).some(({ ref }) => ref === last))
    throw unprocessable({ last_resort: ['Esta pessoa não atende contatos'] });
  if (order && order.toSorted().join() !== stored.order.toSorted().join())
    throw unprocessable({ order: ['Os grupos são outros agora. Recarregue a página.'] });
}
