import type { DistributedContact, Situation } from './decide';
import {
  type DistributionRules,
  defaultRules,
  type GroupCondition,
  type WheelMember,
} from './distribution-rules';
import type { Turn } from './rotation';

/** For tests. */
export const people = {
  ana: 'broker:1',
  bia: 'broker:2',
  caio: 'broker:3',
  davi: 'broker:4',
  eva: 'broker:5',
  helena: 'member:1',
} as const;
export type Name = keyof typeof people;
export const names = Object.keys(people) as Name[];

export const refs = (all: readonly Name[]) => all.map((name) => people[name]);

export const sampleMember = (person: string, changes: Partial<WheelMember> = {}): WheelMember => ({
  person,
  weight: 1,
  hours: null,
  pass: 0,
  ...changes,
});

export const anyCondition: GroupCondition = {
  negotiation: null,
  priceFrom: null,
  priceTo: null,
  places: [],
  launch: false,
  origins: [],
};

const members = (...all: Name[]) => refs(all).map((person) => sampleMember(person));

/** Buy above 10 million in São Paulo: Ana, Eva. Rent: Davi, Eva on weekdays from 9 to 18. Others: Ana, Bia, Caio. */
export const sampleRules: DistributionRules = {
  ...defaultRules,
  groups: [
    {
      ...{ id: 'high', active: true, pass: 0, hours: null, members: members('ana', 'eva') },
      condition: { ...anyCondition, negotiation: 'buy', priceFrom: 10_000_000, places: ['São Paulo'] },
    },
    {
      ...{ id: 'rent', active: true, pass: 0, members: members('davi', 'eva') },
      hours: { days: [1, 2, 3, 4, 5], from: 9 * 60, until: 18 * 60 },
      condition: { ...anyCondition, negotiation: 'rent' },
    },
  ],
  general: { ...defaultRules.general, members: members('ana', 'bia', 'caio') },
  lastResort: people.helena,
};

export const sampleContact: DistributedContact = {
  knownWith: null,
  chosen: null,
  property: null,
  negotiation: null,
  origin: 'site',
};

export const sampleProperty: NonNullable<DistributedContact['property']> = {
  broker: null,
  price: 2_000_000,
  isRent: false,
  city: 'São Paulo',
  district: 'Jardins',
  isLaunch: false,
};

export const sampleSituation: Situation = {
  can: new Set(Object.values(people)),
  rules: sampleRules,
  absences: [],
  tried: new Set(),
  endedOffers: 0,
};

/** What the back end stores after a decision. */
export function withTurn(rules: DistributionRules, turn: Turn | null): DistributionRules {
  const stored = <W extends DistributionRules['general']>(wheel: W): W =>
    wheel.id !== turn?.wheel
      ? wheel
      : {
          ...wheel,
          pass: turn.pass,
          members: wheel.members.map((each) =>
            each.person === turn.member ? { ...each, pass: turn.memberPass } : each,
          ),
        };
  return { ...rules, general: stored(rules.general), groups: rules.groups.map(stored) };
}
