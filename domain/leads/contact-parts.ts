/** Parts of the list of contacts. 'untaken': open and nobody answers. 'failed': a delivery was refused or its end is unclear. */
export const contactTabs = ['untaken', 'taken', 'failed', 'all', 'held'] as const;
export type ContactTab = (typeof contactTabs)[number];

export const contactSorts = ['newest', 'oldest'] as const;
export type ContactSort = (typeof contactSorts)[number];

export const maxSearchLength = 100;
/** A search counts and pages through no more contacts: a bulk takes as many (`maxBulk`). */
export const maxFound = 5_000;

/** Who answers, in forms and addresses: 'broker:12', 'member:3'. */
export const responsiblePattern = /^(broker|member):[1-9]\d{0,8}$/;
