import type { Kysely } from 'kysely';
import { type Actor, recordAct } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { notFound, unprocessable } from '@api/platform/http/errors';
import type { GroupFields } from '@domain/leads/distribution/rule-fields';
import { isSame } from '@domain/staff/merge-changes';
import { lockRotations } from '../queries/rules';
import type { DistributionDatabase } from '../schema';
import { groupSubject } from './change-group';
import { knownPlaces, refuseWrongGroup } from './check-group';
import { namedGroup } from './group-values';
import { columnsOf, type GroupValues, saveMembers, storedGroups } from './stored-group';

/** After the others. @returns its id. @throws 422: also for a group that is there already, as a form sent twice makes */
export const addGroup = (
  db: Kysely<DistributionDatabase>,
  actor: Actor,
  fields: GroupFields,
): Promise<number> =>
  inTransaction(db, async (write) => {
    await lockRotations(write);
    const places = await knownPlaces(write, fields.places);
    const values: GroupValues = { ...fields, places, everybody: false };
    await refuseWrongGroup(write, values);
    const groups = await storedGroups(write);
    if (groups.some((group) => isSame(group.values, values)))
      throw unprocessable({ body: ['Já há um grupo igual a este'] });
    const { id } = await write
      .insertInto('distribution_group')
      .values({ position: groups.length, ...columnsOf(values) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveMembers(write, id, values);
    await recordAct(write, {
      ...{ actor, verb: 'distribution.write', subject: groupSubject(id) },
      changes: { group: [null, await namedGroup(write, values)] },
    });
    return id;
  });

/** Its open offers stay. @returns its act. @throws 404 */
export const removeGroup = (db: Kysely<DistributionDatabase>, actor: Actor, id: number): Promise<number> =>
  inTransaction(db, async (write) => {
    await lockRotations(write);
    const group = (await storedGroups(write)).find((each) => each.id === id && !each.isGeneral);
    if (!group) throw notFound();
    const values = await namedGroup(write, group.values);
    await write.deleteFrom('distribution_group').where('id', '=', id).execute();
    return recordAct(write, {
      ...{ actor, verb: 'distribution.write', subject: groupSubject(id) },
      changes: { group: [values, null] },
    });
  });
