import type { Kysely } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import type { ActValue } from '@api/audit/undoer';
import { inTransaction } from '@api/platform/db/transaction';
import { notFound } from '@api/platform/http/errors';
import { describeConflict } from '@api/staff/conflict';
import { changedMeanwhile } from '@api/staff/refusals';
import type { StaffGeneralBody, StaffGroupBody } from '@contract/staff-distribution';
import { type Changes, mergeChanges } from '@domain/staff/merge-changes';
import { lockRotations } from '../queries/rules';
import type { DistributionDatabase } from '../schema';
import { knownPlaces, refuseWrongGroup } from './check-group';
import { namedGroup } from './group-values';
import { type GroupValues, saveGroup, storedGroups } from './stored-group';

export const groupSubject = (id: number) => subjectOf('distribution-group', id);

/** @param which a group, or the general rotation. @returns the act; null: nothing changed. @throws 404; 422; 409 */
export async function changeGroup(
  db: Kysely<DistributionDatabase>,
  actor: Actor,
  which: number | 'general',
  body: StaffGroupBody | StaffGeneralBody,
): Promise<number | null> {
  const changes: Changes<GroupValues> = body;
  const { act, conflict } = await inTransaction(db, async (write) => {
    await lockRotations(write);
    const group = (await storedGroups(write)).find(({ id, isGeneral }) =>
      isGeneral ? which === 'general' : which === id,
    );
    if (!group) throw notFound();
    const { id, values: stored } = group;
    const places = changes.places && {
      ...changes.places,
      value: await knownPlaces(write, changes.places.value, stored.places),
    };
    const merged = mergeChanges(stored, { ...changes, places });
    const { saved, conflicts } = merged;
    const names = Object.keys(saved) as (keyof GroupValues)[];
    if (names.length > 0) {
      const values = { ...stored, ...saved };
      await refuseWrongGroup(
        write,
        values,
        stored.members.map(({ person }) => person),
      );
      await saveGroup(write, id, values);
    }
    const [was, is] = [await namedGroup(write, stored), await namedGroup(write, saved)];
    const recorded =
      names.length > 0
        ? await recordAct(write, {
            ...{ actor, verb: 'distribution.write', subject: groupSubject(id) },
            changes: Object.fromEntries(names.map((name) => [name, [was[name]!, is[name]!] as const])),
          })
        : null;
    if (conflicts.length === 0) return { act: recorded, conflict: null };
    const named = async (name: string, value: unknown): Promise<ActValue> =>
      (await namedGroup(write, { [name]: value }))[name]!;
    const fields = [];
    for (const name of conflicts) {
      const change = changes[name]!;
      fields.push({
        ...{ name, was: await named(name, change.was), theirs: was[name]! },
        yours: await named(name, change.value),
      });
    }
    const met = { saved: names, fields };
    return { act: recorded, conflict: await describeConflict(write, groupSubject(id), met) };
  });
  if (conflict) throw changedMeanwhile(conflict);
  return act;
}
