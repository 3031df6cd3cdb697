import type { Kysely } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { ApiError, notFound } from '@api/platform/http/errors';
import { describeConflict } from '@api/staff/conflict';
import { changedMeanwhile } from '@api/staff/refusals';
import type { StaffBrokerFields } from '@contract/staff-brokers';
import { type Changes, mergeChanges } from '@domain/staff/merge-changes';
import { fieldsOf, lockOwnBroker, saveFields } from './own-broker';
import type { BrokerAdminDatabase } from './schema';

/** @throws 404; 409 of another source's broker, and `changedMeanwhile`; the 422 of `email` */
export async function changeBroker(
  db: Kysely<BrokerAdminDatabase>,
  actor: Actor,
  id: number,
  changes: Changes<StaffBrokerFields>,
): Promise<void> {
  const conflict = await inTransaction(db, async (write) => {
    const own = await lockOwnBroker(write, id);
    if (!own) throw own === null ? notOwn() : notFound();
    const stored = fieldsOf(own.broker);
    const { saved, conflicts } = mergeChanges(stored, changes);
    const names = Object.keys(saved) as (keyof StaffBrokerFields)[];
    if (names.length > 0) {
      await saveFields(write, own, saved);
      await recordAct(write, {
        ...{ actor, verb: 'brokers.write', subject: subjectOf('broker', id) },
        changes: Object.fromEntries(names.map((name) => [name, [stored[name], saved[name] ?? null]])),
      });
    }
    if (conflicts.length === 0) return null;
    const fields = conflicts.map((name) => {
      const { was, value } = changes[name]!;
      return { name, was, theirs: stored[name], yours: value };
    });
    return describeConflict(write, subjectOf('broker', id), { saved: names, fields });
  });
  if (conflict) throw changedMeanwhile(conflict);
}

const notOwn = () =>
  new ApiError(409, 'NOT_OWN', 'Este corretor não é do arquivo da casa: aqui ele só se lê.');
