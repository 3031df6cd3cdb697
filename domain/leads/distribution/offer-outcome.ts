/** How an offer ended. moved: another got the contact, or it was closed. resort: given to the last resort. */
export const offerOutcomes = ['taken', 'lapsed', 'declined', 'moved', 'resort'] as const;
export type OfferOutcome = (typeof offerOutcomes)[number];
