import { type Kysely, sql } from 'kysely';
import { type Act, recordAct, subjectOf } from '@api/audit/record-act';
import type { Reader } from '@api/contacts/queries/own';
import { idOf } from '@api/contacts/responsibles';
import { inTransaction } from '@api/platform/db/transaction';
import { notFound, unprocessable } from '@api/platform/http/errors';
import { actorOf } from '@api/staff/guard';
import type { StaffAbsences } from '@contract/staff-distribution';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import type { AbsenceFields } from '@domain/leads/distribution/absence-fields';
import { absencesSince, type NamedAbsence } from '../queries/absences';
import { peopleAbsentFor, type Person } from '../queries/people';
import { lockRotations } from '../queries/rules';
import type { DistributionDatabase } from '../schema';

const isOfOne = (people: readonly Person[], { person }: Pick<NamedAbsence, 'person'>) =>
  people.some(({ ref }) => ref === person);

/** Those that the reader notes and takes away. */
export async function readAbsences(db: Kysely<DistributionDatabase>, reader: Reader): Promise<StaffAbsences> {
  const today = isoDay(clock.now());
  const people = await peopleAbsentFor(db, reader);
  const absences = await absencesSince(db, today);
  return {
    today,
    people: people.map(({ ref, name }) => ({ person: ref, name })),
    absences: absences.filter((each) => reader.grant === 'all' || isOfOne(people, each)),
  };
}

/** @returns its act. @throws 422: who answers no contacts, or another than the reader; days of another absence of the person, as a form sent twice makes */
export const addAbsence = (
  db: Kysely<DistributionDatabase>,
  reader: Reader,
  { person, from, until }: AbsenceFields,
): Promise<number> =>
  inTransaction(db, async (write) => {
    await lockRotations(write);
    const found = (await peopleAbsentFor(write, reader)).find(({ ref }) => ref === person);
    if (!found) throw unprocessable({ person: ['Esta pessoa não atende contatos'] });
    const others = await absencesSince(write, from);
    if (others.some((each) => each.person === person && each.from <= until))
      throw unprocessable({ from: ['Esta pessoa já tem uma ausência nestes dias'] });
    const { id } = await write
      .insertInto('absence')
      .values({
        ...{ broker_id: idOf('broker', person), member_id: idOf('member', person) },
        ...{ from_day: from, until_day: until },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const value = { person, name: found.name, from, until };
    return recordAct(write, {
      ...actOn(reader, id),
      changes: { absence: [null, value] },
    });
  });

/** The person gets contacts again at once. @returns its act. @throws 404 */
export const removeAbsence = (
  db: Kysely<DistributionDatabase>,
  reader: Reader,
  id: number,
): Promise<number> =>
  inTransaction(db, async (write) => {
    await lockRotations(write);
    const [found] = await absencesSince(write, '0001-01-01', sql<boolean>`absence.id = ${id}`);
    if (!found) throw notFound();
    if (reader.grant === 'own' && !isOfOne(await peopleAbsentFor(write, reader), found)) throw notFound();
    await write.deleteFrom('absence').where('id', '=', id).execute();
    const { person, name, from, until } = found;
    return recordAct(write, {
      ...actOn(reader, id),
      changes: { absence: [{ person, name, from, until }, null] },
    });
  });

const actOn = ({ member }: Reader, id: number): Pick<Act, 'actor' | 'verb' | 'subject'> => ({
  actor: actorOf({ member }),
  verb: 'absences.write',
  subject: subjectOf('absence', id),
});
