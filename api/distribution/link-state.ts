import type { StoredOffer } from '@api/leads/schema-leads';

/** A link is dead once its offer lapsed or was declined, also where the person got the contact later. */
export const opensContact = (outcome: StoredOffer['outcome']): boolean =>
  outcome !== 'lapsed' && outcome !== 'declined';
