import type { Kysely } from 'kysely';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import type { StaffDistribution } from '@contract/staff-distribution';
import { namedBy, namesOf } from '../rules/people-names';
import { type GroupValues, storedGroups } from '../rules/stored-group';
import { storedRules } from '../rules/stored-rules';
import type { DistributionDatabase } from '../schema';
import { absencesSince } from './absences';
import { peopleWhoAnswer } from './people';
import { loadRules } from './rules';
import { ruleUsage } from './usage';

/** What the pages of the rules show. */
export async function readDistribution(
  db: Kysely<DistributionDatabase>,
  replyMinutes: number,
): Promise<StaffDistribution> {
  const people = (await peopleWhoAnswer(db)).map(({ ref, name }) => ({ person: ref, name }));
  const groups = await storedGroups(db);
  const { lastResort } = await loadRules(
    db,
    people.map(({ person }) => person),
  );
  const members = groups.flatMap(({ values }) => values.members.map(({ person }) => person));
  const names = await namesOf(db, [...members, ...(lastResort ? [lastResort] : [])]);
  const named = <Values extends Pick<GroupValues, 'members'>>(values: Values) => ({
    ...values,
    members: values.members.map(namedBy(names)),
  });
  const general = groups.find(({ isGeneral }) => isGeneral)?.values;
  const { enabled, everybody, hours, members: inTurn } = general ?? unusedGeneral;
  const today = isoDay(clock.now());
  return {
    rules: await storedRules(db),
    last_resort: lastResort ? namedBy(names)({ person: lastResort }) : null,
    groups: groups
      .filter(({ isGeneral }) => !isGeneral)
      .map(({ id, values: { everybody: _, ...values } }) => ({ id, ...named(values) })),
    general: named({ enabled, everybody, hours, members: inTurn }),
    ...{ people, usage: await ruleUsage(db), absences: await absencesSince(db, today) },
    ...{ reply_minutes: replyMinutes, today },
  };
}

const unusedGeneral: Pick<GroupValues, 'enabled' | 'everybody' | 'hours' | 'members'> = {
  ...{ enabled: true, everybody: true, hours: null, members: [] },
};
