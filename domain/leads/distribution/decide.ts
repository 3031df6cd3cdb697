import { isoDay } from '../../kernel/moment';
import type { DistributedContact } from './distributed-contact';
import type { DistributionRules, Hours, PersonRef } from './distribution-rules';
import { matchesGroup } from './group-condition';
import { isWithin } from './hours';
import { nextInTurn, type Turn } from './rotation';

export type { DistributedContact };

export interface Absence {
  person: PersonRef;
  /** ISO days in São Paulo, both included. */
  from: string;
  until: string;
}

export type RuleName = 'known' | 'page' | 'property' | 'group' | 'general' | 'last';

export interface Decision {
  rule: RuleName;
  /** Id of the group that decided. */
  group: string | null;
  person: PersonRef;
  /** Passes to store; null if no rotation decided. */
  turn: Turn | null;
}

export interface Situation {
  /** Active people who can be reached. */
  can: ReadonlySet<PersonRef>;
  rules: DistributionRules;
  absences: readonly Absence[];
  /** People whose offers for this contact ended without an answer. */
  tried: ReadonlySet<PersonRef>;
  endedOffers: number;
}

/** After so many ended offers the last resort answers. */
export const maxOffers = 2;
const dayMs = 24 * 3600_000;

/** @returns who gets the contact next; null if the rules name nobody who can, and no last resort can. */
export function decide(contact: DistributedContact, situation: Situation, now: Date): Decision | null {
  const { can, rules, endedOffers } = situation;
  const last =
    rules.lastResort !== null && can.has(rules.lastResort) ? plain('last', rules.lastResort) : null;
  // Without a last resort the rules go on: a further person is better than no person.
  if (last && endedOffers >= maxOffers) return last;
  return byPerson(contact, situation, now) ?? byRotation(contact, situation, now) ?? last;
}

const plain = (rule: RuleName, person: PersonRef): Decision => ({ rule, group: null, person, turn: null });

function byPerson(contact: DistributedContact, situation: Situation, now: Date): Decision | null {
  const { rules, tried } = situation;
  const isPresent = presence(situation, now);
  const { knownWith, chosen, property } = contact;
  const isKnown =
    rules.known.active && knownWith && now.getTime() - knownWith.at.getTime() <= rules.known.days * dayMs;
  const named: [RuleName, PersonRef | null | undefined][] = [
    ['known', isKnown ? knownWith.person : null],
    ['page', rules.page.active ? chosen : null],
    ['property', rules.property.active ? property?.broker : null],
  ];
  for (const [rule, person] of named)
    if (person && isPresent(person, null) && !tried.has(person)) return plain(rule, person);
  return null;
}

function byRotation(contact: DistributedContact, situation: Situation, now: Date): Decision | null {
  const { rules, tried } = situation;
  const isPresent = presence(situation, now);
  for (const group of rules.groups) {
    if (!group.active || !matchesGroup(group.condition, contact)) continue;
    const turn = nextInTurn(group, isPresent, tried, now);
    if (turn) return { rule: 'group', group: group.id, person: turn.member, turn };
  }
  const turn = rules.general.active ? nextInTurn(rules.general, isPresent, tried, now) : null;
  return turn && { rule: 'general', group: null, person: turn.member, turn };
}

/** Whether a person can get a contact now: active, not absent, within own hours. */
function presence({ can, absences }: Situation, now: Date) {
  const today = isoDay(now);
  return (person: PersonRef, hours: Hours | null): boolean =>
    can.has(person) &&
    isWithin(hours, now) &&
    !absences.some((each) => each.person === person && each.from <= today && today <= each.until);
}
