/** For how many days an invitation to a reserved property may last. */
export const invitationDays = [3, 7, 15, 30, 90] as const;
export type InvitationDays = (typeof invitationDays)[number];

/** Of one property, open at a time. */
export const maxInvitations = 50;
/** Openings that the admin shows of an invitation. */
export const maxShownOpenings = 20;
