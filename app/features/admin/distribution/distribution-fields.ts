import type { StaffDistribution } from '@contract/staff-distribution';
import type { Hours, PersonRef } from '@domain/leads/distribution/distribution-rules';
import type { FormReply } from '~/forms/form-reply';
import type { ConflictView } from '../conflict/conflict-view';

/** The values that the form has read, as JSON: what another changes since is a conflict. */
export const wasField = 'was';

/** Of an absence that is taken away. */
export const absenceField = 'ausente';
export const ruleIntents = { up: 'subir', down: 'descer', remove: 'apagar' } as const;

/** `was`: after a refusal still what the form has read first. */
export type RuleReply = FormReply & { intent?: string; conflict?: ConflictView; was?: object };

export const previewField = { code: 'imovel', origin: 'origem' } as const;

interface Member {
  person: PersonRef;
  weight: number;
  hours: { days: number[]; from: number; until: number } | null;
}

/** Who is chosen now, in the order of before; weights and hours stay with their people. */
export function chosenMembers(before: readonly Member[], chosen: readonly PersonRef[]): Member[] {
  const known = before.filter(({ person }) => chosen.includes(person));
  const others = chosen.filter((person) => !known.some((each) => each.person === person));
  return [...known, ...others.map((person) => ({ person, weight: 1, hours: null }))];
}

export const withoutNames = (members: StaffDistribution['general']['members']): Member[] =>
  members.map(({ person, weight, hours }) => ({ person, weight, hours }));

/** Who can be chosen, and who is a member already although it no longer answers. */
export function peopleChoices(
  people: StaffDistribution['people'],
  members: StaffDistribution['general']['members'],
): { value: PersonRef; label: string }[] {
  const left = members.filter(({ person }) => !people.some((each) => each.person === person));
  return [
    ...people.map(({ person, name }) => ({ value: person, label: name })),
    ...left.map(({ person, name }) => ({
      value: person,
      label: name ? `${name} (não atende mais)` : 'Quem já saiu',
    })),
  ];
}

const two = (number: number) => String(number).padStart(2, '0');
const clockText = (minute: number) => `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;

/** As fields of a form; midnight at the end is '00:00'. */
export const hourValues = (hours: Hours | null) => ({
  days: hours ? hours.days.map(String) : [],
  from: hours ? clockText(hours.from) : '',
  until: hours ? clockText(hours.until) : '',
});
