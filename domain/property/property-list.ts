/** Parts of the list of properties in the admin. 'off': neither on the site nor reserved. */
export const propertyTabs = ['live', 'unchecked', 'few-photos', 'held', 'reserved', 'off', 'all'] as const;
export type PropertyTab = (typeof propertyTabs)[number];

/**
 * Each property is in the first one that fits. live: on the site. withdrawn: the brokerage took it off. unavailable: its feed says that it is
 * not on offer. gone: its feed does not have it any more.
 */
export const propertyStates = ['live', 'reserved', 'draft', 'gone', 'withdrawn', 'unavailable'] as const;
export type PropertyState = (typeof propertyStates)[number];

/** price: the price for a square metre is outside the usual range of its district. */
export const propertyQualities = ['no-photo', 'few-photos', 'no-coordinates', 'held', 'price'] as const;
export type PropertyQuality = (typeof propertyQualities)[number];

/** late: the broker has not answered the question (freshness.ts). A number: not within so many days on the site. */
export const checkAges = ['late', '15', '30', '60', '90', 'never'] as const;
export type CheckAge = (typeof checkAges)[number];

export const propertySorts = ['changed', 'unchecked', 'newest', 'price-up', 'price-down', 'code'] as const;
export type PropertySort = (typeof propertySorts)[number];

/** Fewer photos are few. */
export const fewPhotos = 5;

export const maxPropertySearch = 100;

export const propertyStateNames: Record<PropertyState, string> = {
  live: 'no ar',
  reserved: 'reservado',
  draft: 'rascunho',
  withdrawn: 'fora do ar, pela casa',
  unavailable: 'indisponível',
  gone: 'saiu da carga',
};
