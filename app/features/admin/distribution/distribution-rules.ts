import type { StaffDistribution } from '@contract/staff-distribution';
import type { DistributionRules, PersonRef } from '@domain/leads/distribution/distribution-rules';
import type { RulePeople } from '@domain/leads/distribution/rule-sentences';

type StoredMember = StaffDistribution['general']['members'][number];

const turnsOf = (members: readonly Omit<StoredMember, 'name'>[]) =>
  members.map(({ person, weight, hours }) => ({ person, weight, hours, pass: 0 }));

const isBroker = ({ person }: { person: PersonRef }) => person.startsWith('broker:');

/** Members of the general rotation; of everybody, all brokers who can get contacts. */
export function generalMembers({ general, people }: Pick<StaffDistribution, 'general' | 'people'>) {
  if (!general.everybody) return general.members;
  const own = new Map(general.members.map((member) => [member.person, member]));
  return people
    .filter(isBroker)
    .map(({ person, name }) => own.get(person) ?? { person, name, weight: 1, hours: null });
}

/** As the sentences read them; turns are not theirs. */
export function rulesOf(answer: StaffDistribution): DistributionRules {
  const { rules, groups, general, last_resort: last } = answer;
  return {
    known: { active: rules.known, days: rules.known_days },
    page: { active: rules.page },
    property: { active: rules.property },
    groups: groups.map(({ id, name, enabled, negotiation, price_from, price_to, ...group }) => ({
      ...{ id: String(id), name, active: enabled, pass: 0, hours: group.hours },
      condition: {
        ...{ negotiation, priceFrom: price_from, priceTo: price_to },
        ...{ places: group.places, launch: group.launch, origins: group.origins },
      },
      members: turnsOf(group.members),
    })),
    general: {
      ...{ id: 'general', active: general.enabled, pass: 0, hours: general.hours },
      members: turnsOf(generalMembers(answer)),
    },
    lastResort: last?.person ?? null,
  };
}

export function rulePeople({ people, groups, general, last_resort }: StaffDistribution): RulePeople {
  const named = [
    ...[...groups, general].flatMap(({ members }) => members),
    ...people,
    ...(last_resort ? [last_resort] : []),
  ];
  const names = new Map(named.map(({ person, name }) => [person, name]));
  return {
    name: (person) => names.get(person) || 'quem já saiu',
    brokers: people.filter(isBroker).length,
  };
}
