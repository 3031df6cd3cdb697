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
