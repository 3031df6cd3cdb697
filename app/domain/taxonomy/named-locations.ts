import type { NamedLocation } from './named-location';

export type { LocationKind, NamedLocation } from './named-location';

/** Every named location (specification 3.4, 3.6). For the server: pages get what they show of it by the API or a loader. */
export const namedLocations: readonly NamedLocation[] = [];
