import type { NamedLocation } from './named-location';
import { abroad } from './named-locations/abroad';
import { coast } from './named-locations/coast';
import { countryside } from './named-locations/countryside';
import { rioDeJaneiro } from './named-locations/rio-de-janeiro';
import { saoPaulo } from './named-locations/sao-paulo';

export type { NamedLocation } from './named-location';

/** All named locations (spec 1 §3.4 and §3.6). Server only: pages get parts by the API or a loader. */
export const namedLocations: readonly NamedLocation[] = [
  ...saoPaulo,
  ...rioDeJaneiro,
  ...countryside,
  ...coast,
  ...abroad,
];
