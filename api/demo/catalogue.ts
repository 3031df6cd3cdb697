import type { Listing } from '@api/catalogue/listing';
import { demoBrokers, type DemoBroker } from './brokers';
import { demoListings } from './listings';
import { smallTeam } from './small/brokers';
import { smallCatalogue } from './small/listings';

/** 'small': as many homes as the photos carry; 'full': 2,400, for measurements. */
export type DemoSize = 'small' | 'full';

export const demoCatalogues: Record<
  DemoSize,
  { listings: () => Iterable<Listing>; brokers: readonly DemoBroker[] }
> = {
  small: { listings: smallCatalogue, brokers: smallTeam },
  full: { listings: demoListings, brokers: demoBrokers },
};
