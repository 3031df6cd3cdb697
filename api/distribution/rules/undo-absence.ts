import { sql } from 'kysely';
import { idOf } from '@api/contacts/responsibles';
import type { ActValue, ActValues, Undoer } from '@api/audit/undoer';
import { ApiError } from '@api/platform/http/errors';
import type { AbsenceFields } from '@domain/leads/distribution/absence-fields';
import { isSame } from '@domain/staff/merge-changes';
import { absencesSince } from '../queries/absences';
import { peopleAbsentFor } from '../queries/people';
import { lockRotations } from '../queries/rules';
import type { DistributionDatabase } from '../schema';

const always = '0001-01-01';

/** An absence that was noted or taken away; one that is not there is null. */
export const absenceUndoer: Undoer<DistributionDatabase> = {
  verb: 'absences.write',
  // Before members could note their own.
  alsoOf: ['distribution.write'],
  onlyOwnActs: true,
  kind: 'absence',
  fields: ['absence'],
  async read(write, undoing, ids) {
    await lockRotations(write);
    const which = sql<boolean>`absence.id = any(${[...ids]}::int[])`;
    const found = await absencesSince(write, always, which);
    const values = new Map<string, ActValues>(ids.map((id) => [id, { absence: null }]));
    const own = await peopleAbsentFor(write, undoing);
    for (const { id, person, name, from, until } of found)
      if (undoing.grant === 'all' || own.some(({ ref }) => ref === person))
        values.set(String(id), { absence: { person, name, from, until } });
      else values.delete(String(id));
    return values;
  },
  isSame: (_field, one, other) => isSame(daysOf(one), daysOf(other)),
  async exists(write, undoing, _field, value) {
    const days = daysOf(value);
    return days === null || (await peopleAbsentFor(write, undoing)).some(({ ref }) => ref === days.person);
  },
  async restore(write, _undoing, values) {
    for (const [id, { absence = null }] of values) {
      const days = daysOf(absence);
      await write.deleteFrom('absence').where('id', '=', Number(id)).execute();
      if (!days) continue;
      const others = await absencesSince(write, days.from);
      if (others.some((each) => each.person === days.person && each.from <= days.until)) throw overlaps();
      const { person, from, until } = days;
      await write
        .insertInto('absence')
        .values({
          ...{ id: Number(id), broker_id: idOf('broker', person), member_id: idOf('member', person) },
          ...{ from_day: from, until_day: until },
        })
        .execute();
    }
  },
};

/** Without the name, which changes without an act. */
function daysOf(value: ActValue): AbsenceFields | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null;
  const { person, from, until } = value as unknown as AbsenceFields;
  return { person, from, until };
}

const overlaps = () =>
  new ApiError(
    409,
    'ABSENT_ALREADY',
    'Esta pessoa já tem outra ausência nestes dias: mude-a em Quem atende.',
  );
