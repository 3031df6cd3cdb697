import type { Listing } from './listing';

/** A picture as `property.photos` and `details.floorPlans` keep it: its address and what it shows. */
export type PropertyPhoto = Listing['photos'][number];

/** What only a property's page (or the export) reads: the jsonb column `property.details`. */
export type PropertyDetails = Pick<
  Listing,
  | 'description'
  | 'landArea'
  | 'bathrooms'
  | 'floor'
  | 'yearBuilt'
  | 'registrationNumber'
  | 'street'
  | 'streetNumber'
  | 'complement'
  | 'postalCode'
  | 'displayAddress'
  | 'floorPlans'
  | 'videoUrl'
  | 'tourUrl'
> & {
  /** Left out where there are none. */
  features?: Listing['features'];
  sharedFeatures?: Listing['sharedFeatures'];
  /** The owner has said that no other home is taken in exchange; what was kept before does not tell. */
  refusesExchange?: boolean;
  /** Left out where its broker says nothing. */
  brokerNote?: string;
};
