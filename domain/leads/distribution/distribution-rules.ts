/** 'broker:12', 'member:3' (`responsiblePattern`). */
export type PersonRef = string;

/** When a person or a group gets contacts, in São Paulo. A holiday counts as a Sunday. */
export interface Hours {
  /** 1 (Monday) to 7 (Sunday), ascending. */
  days: readonly number[];
  /** Minutes after midnight; `until` is excluded and greater than `from`. */
  from: number;
  until: number;
}

export interface WheelMember {
  person: PersonRef;
  /** 1 to 10: a member of weight 2 gets two contacts for each one of a member of weight 1. */
  weight: number;
  hours: Hours | null;
  /** Position of the rotation; see `rotation.ts`. 0 for a new member. */
  pass: number;
}

/** People who get contacts in turn. */
export interface Wheel {
  id: string;
  pass: number;
  hours: Hours | null;
  members: readonly WheelMember[];
}

/** A contact fulfils all parts; null, false and an empty list mean any. */
export interface GroupCondition {
  negotiation: 'buy' | 'rent' | null;
  /** Whole reais, excluded, as the sentence reads: 'acima de R$ 10 milhões'. */
  priceFrom: number | null;
  /** Included: 'até R$ 2 milhões'. */
  priceTo: number | null;
  /** 'São Paulo', 'Jardins' or 'São Paulo/Jardins', as people read them. Compared without case and accents. */
  places: readonly string[];
  /** Only launches. */
  launch: boolean;
  /** `contactOrigins` */
  origins: readonly string[];
}

export const anyCondition: GroupCondition = {
  ...{ negotiation: null, priceFrom: null, priceTo: null },
  ...{ places: [], launch: false, origins: [] },
};

export interface Group extends Wheel {
  active: boolean;
  /** As it reads after 'vai para': 'a equipe de locação'. Absent: the members' names. */
  name?: string | null;
  condition: GroupCondition;
}

/** Who gets a contact: the first rule that names a person decides. */
export interface DistributionRules {
  /** The person who already talks with the visitor, for so many days. */
  known: { active: boolean; days: number };
  /** The broker whose page the visitor comes from. */
  page: { active: boolean };
  /** The broker of the property. */
  property: { active: boolean };
  groups: readonly Group[];
  general: Wheel & { active: boolean };
  /** Answers what nobody else takes. */
  lastResort: PersonRef | null;
}

/** The general rotation, where it is named among groups. */
export const generalGroupName = 'todos os outros';

export const defaultRules: DistributionRules = {
  known: { active: true, days: 180 },
  page: { active: true },
  property: { active: true },
  groups: [],
  general: { id: 'general', active: true, pass: 0, hours: null, members: [] },
  lastResort: null,
};
