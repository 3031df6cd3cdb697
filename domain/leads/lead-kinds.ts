/** Names of the marketing forms (spec 1 §11). */
export const leadKinds = [
  'contact',
  'lead',
  'newsletter',
  'schedule',
  'no-reference',
  'rate-your-property',
  'your-property',
  'curator-assign',
] as const;
export type LeadKind = (typeof leadKinds)[number];

/** 'phone-shown': somebody saw the telephone number on a portal, and sent no message. No form of ours has it. */
export const storedLeadKinds = [...leadKinds, 'phone-shown'] as const;
export type StoredLeadKind = (typeof storedLeadKinds)[number];

/** The form that asks for the same: its recipients are those of the brokerage file. */
export const formKindOf = (kind: StoredLeadKind): LeadKind => (kind === 'phone-shown' ? 'lead' : kind);
